// A replay: step by step, by the slider, from landmark to landmark, or by itself.
import { $, on, table } from "./dom.js";
import { take } from "./drawing.js";
import { speed } from "./pacing.js";

const PACE = 900; // thousandths of a second for a step at speed 1
let playing = 0;
const at = () => Number(table.dataset.replay);
export const isReplay = () => table?.dataset.replay !== undefined;

export async function step(to) {
  to = Math.max(0, Math.min(Number(table.dataset.last), to));
  if (to === at()) return stop();
  table.dataset.replay = to;
  const address = new URL(location.href);
  address.searchParams.set("at", to);
  const headers = { Accept: "application/json" };
  const answer = await fetch(`${location.pathname}/state${address.search}`, { headers });
  if (!answer.ok || at() !== to) return;
  take(await answer.json());
  history.replaceState(null, "", address);
}
export function stop() {
  clearTimeout(playing);
  playing = 0;
  table.classList.remove("plays");
}
// The next step waits until the one before is on the page, however slow the way there is.
export function play() {
  if (playing) return stop();
  table.classList.add("plays");
  const go = async () => {
    await step(at() + 1);
    if (playing) playing = setTimeout(go, PACE / speed());
  };
  playing = setTimeout(go, PACE / speed());
}
function goTo(place) {
  stop();
  step(place);
}

on("click", (event) => {
  const link = event.target.closest?.("[data-at]");
  if (event.target.closest?.("[data-play]")) play();
  if (!link) return;
  event.preventDefault();
  goTo(Number(link.dataset.at));
});
const KEYS = {
  ArrowLeft: () => at() - 1,
  ArrowRight: () => at() + 1,
  PageUp: () => Number($("[data-step=turn-back]").dataset.at),
  PageDown: () => Number($("[data-step=turn-on]").dataset.at),
  Home: () => 0,
  End: () => Number(table.dataset.last),
};
on("keydown", (event) => {
  if (!isReplay() || event.target.closest?.("input:not([type=range]), textarea, select, dialog[open], #log-list"))
    return;
  if (KEYS[event.key]) {
    event.preventDefault();
    goTo(KEYS[event.key]());
  } else if (event.key === " " && !event.target.closest("a, button, summary")) {
    event.preventDefault();
    play();
  }
});
on("input", (event) => {
  if (event.target.matches("[data-slide]")) goTo(Number(event.target.value));
});
on("change", (event) => {
  if (event.target.matches("[data-jump]")) goTo(Number(event.target.value));
});
// What the reader chose is not the server's matter: the speed stays, and after a jump the list offers all again.
on("drawn", () => {
  if (!isReplay()) return;
  $("#speed").value = String(speed());
  if ($("#jump")) $("#jump").selectedIndex = 0;
});
