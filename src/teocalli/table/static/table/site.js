// What other pages need as well: dialogs, menus, copying, forms that send themselves.
import { $, $$, on, phrases } from "./dom.js";
import { notice } from "./notices.js";

on("click", async (event) => {
  const hit = (selector) => event.target.closest?.(selector);
  const opener = hit("[data-open]"),
    copier = hit("[data-copy], [data-copy-text]");
  if (opener) {
    hit("details")?.removeAttribute("open");
    $(`#${opener.dataset.open}`)?.showModal();
  }
  if (hit("[data-shut]")) hit("dialog").close();
  for (const details of $$("details.pop[open], details.whynot[open]")) {
    if (!details.contains(event.target)) details.removeAttribute("open");
  }
  if (copier) await copy(copier.dataset.copyText ?? $(copier.dataset.copy).value);
});

on("keydown", (event) => {
  const menu = event.key === "Escape" && !$("dialog[open]") && $("details.pop[open]");
  if (!menu) return;
  menu.removeAttribute("open");
  $("summary", menu).focus();
});

// Without https browsers do not lend their clipboard; the old way still works in most. Where nothing does, it is said,
// with the text selected to be copied by hand.
async function copy(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  ($("dialog[open]") || document.body).append(field);
  field.select();
  let isDone = document.execCommand("copy");
  field.remove();
  if (!isDone && navigator.clipboard)
    isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  if (isDone) notice(phrases["copied"] || "✓", "", "good");
  else prompt(phrases["copy-by-hand"] || "", text);
}

on("change", (event) => {
  if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
  if (event.target.name !== "players") return;
  for (const row of $$("[data-new] .seat-row")) row.hidden = Number(row.dataset.seat) >= Number(event.target.value);
});

// A small screen folds the table of contents of a rulebook.
if (matchMedia("(max-width: 1180px)").matches && $(".toc details")) {
  $(".toc details").open = false;
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

// An installed page, or one whose server is away, is looked after by a service worker; browsers lend it only to https.
addEventListener("load", async () => {
  await navigator.serviceWorker?.register("/service-worker.js");
  navigator.serviceWorker?.controller?.postMessage("keep");
});
