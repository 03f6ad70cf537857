// What others do is shown at the reader's pace: the newest page waits while the steps before it are looked at.
import { $, $$, duration, on, table, tell } from "./dom.js";
import { leave, take } from "./drawing.js";

let held = null; // news that wait until the show is over
let steps = [],
  shownTo = 0,
  drawnAt = -1,
  timer = 0,
  pace = "";
export const isShowing = () => held !== null;
export const speed = () => Number(localStorage.getItem("replay speed")) || 1;

const JSON_ONLY = { headers: { Accept: "application/json" } };
const asked = async (path) => {
  const answer = await fetch(`/t/${table.dataset.table}/${path}seat=${table.dataset.seat}`, JSON_ONLY);
  return answer.ok ? answer.json() : { regions: {} };
};
const countIn = (news) => Number(/data-count="(\d+)"/.exec(news.regions.bar || "")?.[1] ?? 0);
const isAtOnce = () => $("#bar").dataset.pace === "once" || document.hidden || duration("--dur-show") === 0;

// Everything that comes from the server comes through here.
export async function arrive(news) {
  if (news.number < Number(table.dataset.number)) return;
  if (held) return hold(news);
  const before = Number($("#bar").dataset.count);
  if (isAtOnce() || countIn(news) <= before) return take(news);
  hold(news);
  await begin(`show?since=${before}&`);
}
function hold(news) {
  held = { ...held, ...news, regions: { ...held?.regions, ...news.regions } };
  if (news.number !== undefined) table.dataset.number = news.number;
}

async function begin(path) {
  const shown = await asked(path).catch(() => ({ regions: {} }));
  if (!shown.regions.prompt) return end();
  pace = shown.pace;
  shownTo = shown.count;
  leave();
  take({ regions: shown.regions });
  if ($("#show-speed")) $("#show-speed").value = String(speed());
  steps = $$("#prompt [data-moment][hidden]");
  drawnAt = -1;
  advance();
}

// The next step: its line, and the board as it was then.
async function advance() {
  clearTimeout(timer);
  const step = steps.shift();
  if (!step) return countIn(held) > shownTo ? begin(`show?since=${shownTo}&`) : end();
  const scene = step.parentElement.closest("li"),
    at = Number(step.dataset.moment);
  for (const shown of $$("#prompt .now")) shown.classList.remove("now");
  step.hidden = scene.hidden = false;
  step.classList.add("now");
  $("#ask").textContent = scene.dataset.title;
  step.scrollIntoView({ block: "nearest" });
  if (pace === "paced") timer = setTimeout(advance, duration("--dur-show") / speed());
  if (at === drawnAt) return;
  drawnAt = at;
  const moment = await asked(`replay/state?at=${at}&`).catch(() => ({ regions: {} }));
  if (isShowing() && drawnAt === at && moment.regions.board) {
    take({ regions: { board: moment.regions.board, panels: moment.regions.panels } });
  }
}

function end() {
  clearTimeout(timer);
  const news = held;
  if (!news) return;
  held = null;
  steps = [];
  if (news.number !== undefined) take(news);
  else tell("stale");
}

on("click", (event) => {
  const hit = (selector) => event.target.closest?.(selector),
    again = hit("[data-show]");
  // The button may become an option of what is asked next; its click must be over by then.
  if (isShowing() && hit("[data-next]")) setTimeout(advance);
  else if (isShowing() && hit("[data-skip]")) setTimeout(end);
  else if (again && table?.dataset.live && !isShowing()) {
    event.preventDefault();
    again.closest("dialog")?.close();
    hold({ regions: {} });
    begin("show?");
  }
});
on("keydown", (event) => {
  if (!isShowing() || $("dialog[open]")) return;
  const isElsewhere = event.target.closest?.("a, button, summary, input, select");
  if (event.key === "Escape") end();
  else if (!isElsewhere && ["Enter", " ", "ArrowRight"].includes(event.key)) advance();
  else return;
  event.preventDefault();
});
on("change", (event) => {
  if (event.target.matches("[data-speed]")) localStorage.setItem("replay speed", event.target.value);
});
