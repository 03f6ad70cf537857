// Sends forms of the table; a choice that ends the turn is shown first and sent when it is confirmed.
import { on, phrases, table } from "./dom.js";
import { isPreviewing, leave, show } from "./drawing.js";
import { isConnected } from "./live.js";
import { notice } from "./notices.js";
import { arrive } from "./pacing.js";

let busy = false;
const JSON_ONLY = { headers: { Accept: "application/json" } };

on("submit", (event) => {
  const form = event.target,
    button = event.submitter;
  if (form.dataset.act === undefined || !table) {
    if (form.method === "post") setTimeout(() => button && (button.disabled = true));
    return;
  }
  event.preventDefault();
  if (isPreviewing() && form.action.endsWith("/undo")) goBack();
  else if (button?.dataset.ends !== undefined && form.dataset.confirm !== undefined) preview(form, button);
  else send(form, button);
});

export async function refresh() {
  if (!table?.dataset.live) return;
  const answer = await fetch(table.dataset.live.replace("/live?", "/state?"), JSON_ONLY);
  if (answer.ok) await arrive(await answer.json());
}

on("stale", refresh);

// From the end of a turn, looked at, back to the choice that would end it.
export async function goBack() {
  leave();
  await refresh();
}

const preview = (form, button) =>
  exchange(async () => {
    const fields = new FormData(form);
    const asked = new URLSearchParams({
      seat: String(fields.get("seat")),
      version: String(fields.get("version")),
      token: button.value,
    });
    const said = await (await fetch(`${form.action.replace(/act$/, "preview")}?${asked}`, JSON_ONLY)).json();
    if (said.regions) show(button.value, said.regions);
    return said;
  });

const send = (form, button) =>
  exchange(async () => {
    const fields = new FormData(form);
    if (button?.name) fields.set(button.name, button.value);
    const body = new URLSearchParams(/** @type {any} */ (fields));
    const said = await (await fetch(form.action, { method: "POST", body, ...JSON_ONLY })).json();
    if (said.ok) await sent(form, said);
    return said;
  });

async function sent(form, said) {
  if (form.action.endsWith("/sit")) {
    location.assign(location.pathname); // whoever sits down may be somebody new: the stream must know it too
    return;
  }
  if (form.id === "chat-form") form.reset();
  form.closest("dialog")?.close();
  await arrival(said.number, isConnected() ? 1500 : 0);
  if (said.number > Number(table.dataset.number)) await refresh();
}

// Until the page shows what was done, so that nothing more is chosen from what is past; but not for ever.
function arrival(number, patience) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const look = () => {
        if (Number(table.dataset.number) < number) return;
        document.removeEventListener("drawn", look);
        resolve();
      };
      on("drawn", look);
      look();
      setTimeout(resolve, patience);
    })
  );
}

// One at a time; whatever is refused is told, and the page brought up to date.
async function exchange(talk) {
  if (busy) return;
  busy = true;
  table.classList.add("busy");
  try {
    const said = await talk();
    if (said.refused) {
      notice(said.title, said.sentence, said.refused === "refused-stale" ? "last" : "bad");
      await refresh();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    notice(phrases["refused-title"], phrases["offline"], "bad");
  } finally {
    busy = false;
    table.classList.remove("busy");
  }
}
