// A replay: step by step, by the slider, or by itself.
import { $, on, table } from "./dom.js";
import { take } from "./drawing.js";

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
  clearInterval(playing);
  playing = 0;
  table.classList.remove("plays");
}
export function play() {
  if (playing) return stop();
  table.classList.add("plays");
  playing = setInterval(() => step(at() + 1), 900);
}

on("click", (event) => {
  const link = event.target.closest?.("[data-at]");
  if (event.target.closest?.("[data-play]")) play();
  if (!link) return;
  event.preventDefault();
  stop();
  step(Number(link.dataset.at));
});
on("keydown", (event) => {
  if (!isReplay() || event.target.closest?.("input:not([type=range]), textarea, select, dialog[open]")) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    stop();
    step(at() + (event.key === "ArrowLeft" ? -1 : 1));
  } else if (event.key === " " && !event.target.closest("a, button")) {
    event.preventDefault();
    play();
  }
});
on("input", (event) => {
  if (!event.target.matches("[data-slide]")) return;
  stop();
  step(Number(event.target.value));
});
