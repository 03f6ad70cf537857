// Fitting: arrows and handles where the options go on beyond their room.
import { $, $$, isSmall, on, table } from "./dom.js";
import { clearZoom, frame } from "./board.js";

// Where the options go on to the side, an arrow says so and leads there; it tells how many are still to come.
export function hintMore() {
  const options = $(".options"), rest = options ? options.scrollWidth - options.clientWidth : 0;
  for (const arrow of $$("[data-scroll]")) {
    const isEnd = arrow.dataset.scroll < 0 ? options.scrollLeft < 8 : options.scrollLeft > rest - 8;
    arrow.hidden = rest < 8 || isEnd;
  }
  const edge = options ? options.scrollLeft + options.clientWidth : 0;
  const beyond = (one) => one.offsetLeft + one.offsetWidth / 2 > edge;
  const more = options ? $$(".opt:not([hidden])", options).filter(beyond).length : 0;
  for (const arrow of $$('[data-scroll="1"]')) arrow.dataset.more = more || "";
  hintBelow(options);
}

// On a small screen they go on below: their edge fades, and the handle tells how many. It is there where it can give
// them more room, or the board its half of the screen back.
function hintBelow(options) {
  const handle = $(".handle");
  if (!handle || !isSmall()) return;
  const edge = options.scrollTop + options.clientHeight, isTall = takesFromBoard();
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
  hintMore();
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
on("scroll", (event) => { if (event.target.matches?.(".options")) hintMore(); }, true);
addEventListener("resize", hintMore);
on("drawn", ({ detail }) => {
  if (detail.isAsked) $(".options")?.scrollTo(0, 0);
  hintMore();
});
on("narrowed", hintMore);

on("click", (event) => {
  const arrow = event.target.closest?.("[data-scroll]"), options = $(".options");
  if (event.target.closest?.("[data-handle]")) stretch(!takesFromBoard());
  if (!arrow) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  options.scrollBy({ left: arrow.dataset.scroll * options.clientWidth * 0.7, behavior });
});

// Why something is not offered is told above the button that asks for it.
on("toggle", (event) => {
  if (!event.target.matches?.(".whynot") || !event.target.open) return;
  const list = $("ul", event.target), box = $("summary", event.target).getBoundingClientRect();
  document.documentElement.style.setProperty("--why-left", `${Math.max(16, box.right - list.offsetWidth)}px`);
  list.scrollIntoView({ block: "nearest" });
}, true);
