// Moving around the board: parts of it on a small screen, zooming, panning.
import { $, $$, isSmall, on } from "./dom.js";
import { isDragging } from "./dragging.js";

let shown = null;
export const picture = () => $("#viewport > svg");
const numbers = (box) => box.split(/[ ,]+/).map(Number);

export function frame(box) {
  const svg = picture();
  if (!svg) return;
  svg.dataset.whole ??= svg.getAttribute("viewBox");
  if (box !== undefined) shown = box;
  else if (shown === null && isSmall()) shown = $("[data-frame]")?.dataset.frame ?? null;
  const isPart = $$("[data-frame]").some((button) => button.dataset.frame === shown);
  if (shown) svg.setAttribute("viewBox", isPart ? filled(shown) : shown);
  $("#board").classList.toggle("zoomed", Boolean(shown) && shown !== svg.dataset.whole);
  for (const button of $$("[data-frame]")) button.setAttribute("aria-pressed", String(button.dataset.frame === shown));
}

// A part of the board with what lies around it, as far as the window has room, and nothing from beyond the edge.
function filled(part) {
  const svg = picture(),
    whole = numbers(svg.dataset.whole),
    [left, top, width, height] = numbers(part);
  const shape = svg.clientWidth / svg.clientHeight;
  const w = Math.min(whole[2], Math.max(width, height * shape));
  const h = Math.min(whole[3], Math.max(height, width / shape));
  const begin = (at, size, grown, edge, room) => Math.max(edge, Math.min(at - (grown - size) / 2, edge + room - grown));
  const x = begin(left, width, w, whole[0], whole[2]),
    y = begin(top, height, h, whole[1], whole[3]);
  return [x, y, w, h].map((n) => n.toFixed(1)).join(" ");
}

export function zoom(factor, x = 0.5, y = 0.5) {
  const svg = picture(),
    whole = numbers(svg.dataset.whole);
  const [left, top, width, height] = numbers(svg.getAttribute("viewBox"));
  const w = Math.min(whole[2], Math.max(whole[2] / 6, width / factor)),
    h = (w * height) / width;
  place(left + (width - w) * x, top + (height - h) * y, w, h);
}

function place(left, top, width, height) {
  const whole = numbers(picture().dataset.whole);
  if (width >= whole[2] - 0.5) return frame(picture().dataset.whole);
  const x = Math.max(whole[0] - width / 3, Math.min(left, whole[0] + whole[2] - (width * 2) / 3));
  const y = Math.max(whole[1] - height / 3, Math.min(top, whole[1] + whole[3] - (height * 2) / 3));
  frame([x, y, width, height].map((n) => n.toFixed(1)).join(" "));
}

// On a small screen the buttons for zooming stand in a corner where they cover nothing that can be chosen.
export function clearZoom() {
  const buttons = $(".zoom");
  if (!buttons || !isSmall()) return;
  const spots = $$("#board [data-tokens]").map((element) => element.getBoundingClientRect());
  for (const corner of ["low right", "low left", "high right", "high left", "low right"]) {
    buttons.dataset.corner = corner;
    const box = buttons.getBoundingClientRect();
    const covers = (s) => s.left < box.right && s.right > box.left && s.top < box.bottom && s.bottom > box.top;
    if (!spots.some(covers)) return;
  }
}

// A small screen turns to the part of the board where something can be chosen, unless some of it is in view.
export function lookThere() {
  const svg = picture(),
    parts = $$("[data-frame]").map((button) => button.dataset.frame);
  if (!svg || !parts.length || !isSmall()) return;
  const toBoard = svg.getScreenCTM().inverse();
  const spots = $$("[data-tokens]", svg).map((element) => {
    const box = element.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(toBoard);
    return { x, y, least: (Math.min(44, box.width, box.height) / 2) * toBoard.a };
  });
  // What is cut at the edge is not in view, unless it is large.
  const count = (box, isCut = true) => {
    const [left, top, width, height] = numbers(box);
    const isIn = (at, least, from, size) => at >= from + (isCut ? 0 : least) && at <= from + size - (isCut ? 0 : least);
    return spots.filter(({ x, y, least }) => isIn(x, least, left, width) && isIn(y, least, top, height)).length;
  };
  const tray = $("[data-part]", svg)?.dataset.part;
  if (tray && shown !== tray) return frame(tray);
  if (!spots.length || count(svg.getAttribute("viewBox"), false)) return;
  frame(parts.reduce((best, part) => (count(part) > count(best) ? part : best)));
  clearZoom();
}

// A small screen shows something large, in the middle of so many pixels below the upper edge of the board.
export function showPlace(element, room) {
  const svg = picture(),
    whole = numbers(svg.dataset.whole),
    toBoard = svg.getScreenCTM().inverse();
  const box = element.getBoundingClientRect(),
    shape = svg.clientWidth / room;
  const [a, b] = [
    [box.left, box.top],
    [box.right, box.bottom],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(toBoard));
  const w = Math.min(whole[2], Math.max(280, (b.x - a.x) * 1.3, (b.y - a.y) * 1.2 * shape)),
    scale = w / svg.clientWidth;
  const x = Math.max(whole[0], Math.min((a.x + b.x - w) / 2, whole[0] + whole[2] - w));
  const y = Math.max(whole[1], (a.y + b.y - room * scale) / 2);
  frame([x, y, w, svg.clientHeight * scale].map((n) => n.toFixed(1)).join(" "));
}

export function toggleFrame(box) {
  frame(box === shown ? picture().dataset.whole : box);
  clearZoom();
}

on("drawn", ({ detail }) => {
  frame();
  clearZoom();
  if (detail.isAsked) lookThere();
});

// The window of the board changes with what stands around it.
if ($("#viewport")) {
  new ResizeObserver(() => {
    frame();
    clearZoom();
  }).observe($("#viewport"));
}

// ---------------------------------------------------------------- fingers and wheel

const touches = new Map();
let apart = 0,
  panned = false,
  byFinger = false;
export const wasPanned = () => panned;
export const isByFinger = () => byFinger;

on("pointerdown", (event) => {
  byFinger = event.pointerType === "touch";
  if (!event.target.closest?.("#viewport")) return;
  touches.set(event.pointerId, event);
  panned = false;
  apart = 0;
});
on("pointermove", (event) => {
  const before = touches.get(event.pointerId),
    svg = picture();
  if (!before || !svg || isDragging()) return;
  const [left, top, width, height] = numbers(svg.getAttribute("viewBox"));
  const scale = Math.max(width / svg.clientWidth, height / svg.clientHeight);
  if (touches.size === 2) {
    touches.set(event.pointerId, event);
    const [a, b] = [...touches.values()],
      now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (apart) zoom(now / apart);
    apart = now;
    panned = true;
    return;
  }
  const dx = event.clientX - before.clientX,
    dy = event.clientY - before.clientY;
  if (!panned && Math.hypot(dx, dy) < 8) return;
  if (width >= numbers(svg.dataset.whole)[2] - 0.5) return;
  panned = true;
  touches.set(event.pointerId, event);
  place(left - dx * scale, top - dy * scale, width, height);
});
for (const end of ["pointerup", "pointercancel"]) on(end, (event) => touches.delete(event.pointerId));
on(
  "wheel",
  (event) => {
    const svg = event.target.closest?.("#viewport > svg");
    if (!svg || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width,
      y = (event.clientY - box.top) / box.height;
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, x, y);
  },
  { passive: false },
);
