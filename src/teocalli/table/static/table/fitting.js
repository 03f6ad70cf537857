// Fitting: every option stands whole in its column as long as anything else can give way; on a small screen a handle
// gives the options more room.
import { $, $$, isSmall, on, table } from "./dom.js";
import { clearZoom, frame } from "./board.js";

// What folds, in this order, as long as the options do not fit: the log down to one line, the other players to one row
// each, captions of options, one column into two. Only then the options scroll; the question never does.
const LADDER = ["folds-story", "folds-players", "terse", "dense"];
const isColumn = () => innerWidth > 1180;

export function fit() {
  if (!table) return;
  table.classList.remove(...LADDER);
  if (!isColumn()) return hintBelow();
  for (const step of LADDER) if (!isWhole()) table.classList.add(step);
  if (isWhole()) LADDER.forEach(unfold);
}
const isWhole = () => {
  const options = $("#options");
  return !options || options.scrollHeight <= options.clientHeight + 1;
};
// What folded later may have made more room than was needed.
function unfold(step) {
  table.classList.remove(step);
  if (!isWhole()) table.classList.add(step);
}

// On a small screen they go on below: their edge fades, and the handle tells how many. It is there where it can give
// them more room, or the board its half of the screen back.
function hintBelow() {
  const handle = $(".handle"),
    options = $(".options");
  if (!handle || !isSmall()) return;
  const edge = options.scrollTop + options.clientHeight,
    isTall = takesFromBoard();
  const isBelow = (one) => one.offsetTop + one.offsetHeight > edge + 4;
  const below = $$(".opt[name=token]:not([hidden])", options).filter(isBelow).length;
  options.dataset.more = handle.dataset.more = below || "";
  handle.setAttribute("aria-expanded", String(isTall));
  handle.hidden = !isTall && options.scrollHeight < options.clientHeight + 8;
}
function takesFromBoard() {
  if (table.classList.contains("short") || $("#viewport")?.clientHeight >= innerHeight / 2 - 1) return false;
  return table.classList.contains("tall") || !$("#board [data-tokens]");
}

// What the reader chose stays until the reader chooses otherwise.
function stretch(tall) {
  table.classList.toggle("tall", tall);
  table.classList.toggle("short", !tall);
  fit();
  frame();
  clearZoom();
}

let pulled = null;
on("pointerdown", (event) => {
  const grip = event.target.closest?.(".handle, .prompt:has(.handle:not([hidden])) .ask");
  pulled = event.pointerType === "touch" && grip ? event.clientY : null;
});
on("pointerup", (event) => {
  if (pulled !== null && Math.abs(event.clientY - pulled) > 24) stretch(event.clientY < pulled);
});
on(
  "scroll",
  (event) => {
    if (event.target.matches?.(".options")) hintBelow();
  },
  true,
);
on("drawn", ({ detail }) => {
  if (detail.isAsked) $(".options")?.scrollTo(0, 0);
  fit();
});
on("narrowed", fit);
on("click", (event) => {
  if (event.target.closest?.("[data-handle]")) stretch(!takesFromBoard());
});
addEventListener("resize", fit);
document.fonts?.ready.then(fit);
