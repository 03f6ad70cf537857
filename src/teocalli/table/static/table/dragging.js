// Dragging: an own piece that may go somewhere is pulled there, by mouse, pen or finger.
import { $, $$, on } from "./dom.js";
import { drop, isPiece, narrow } from "./choosing.js";

const LEAST = 6; // pixels; less is a click
let pulled = null; // {element, id, pointer, x, y, scale, moved}

export const isDragging = () => pulled?.moved === true;
let ended = -Infinity;
// The click that a pull ends with chooses nothing.
export const hasJustDropped = () => performance.now() - ended < 50;

on("pointerdown", (event) => {
  const element = event.target.closest?.("#viewport .piece[data-tokens]");
  if (!element || event.button !== 0 || !isPiece(element.id)) return;
  const svg = $("#viewport > svg"),
    scale = 1 / svg.getScreenCTM().a;
  pulled = { element, id: element.id, pointer: event.pointerId, x: event.clientX, y: event.clientY, scale };
});

on("pointermove", (event) => {
  if (pulled?.pointer !== event.pointerId) return;
  const dx = event.clientX - pulled.x,
    dy = event.clientY - pulled.y;
  if (!pulled.moved && Math.hypot(dx, dy) < LEAST) return;
  if (!pulled.moved) {
    pulled.moved = true;
    narrow(pulled.id, null);
    pulled.element.classList.add("dragged");
  }
  pulled.element.style.translate = `${dx * pulled.scale}px ${dy * pulled.scale}px`;
  const below = target(event);
  for (const element of $$("#board .aimed")) if (element !== below) element.classList.remove("aimed");
  below?.classList.add("aimed");
});

on("pointerup", (event) => {
  if (pulled?.pointer !== event.pointerId) return;
  const { id, moved } = pulled,
    below = moved ? target(event) : null;
  rest();
  if (!moved) return;
  drop(id, below);
  ended = performance.now();
});
on("pointercancel", rest);
on("keydown", (event) => {
  if (event.key === "Escape") rest();
});

function rest() {
  if (!pulled) return;
  pulled.element.classList.remove("dragged");
  pulled.element.style.translate = "";
  pulled = null;
}

// What lies under the pulled piece and may be chosen for it.
function target(event) {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    const element = found.closest("#board [data-tokens]:not(.off)");
    if (element && element !== pulled?.element && !isPiece(element.id)) return element;
  }
  return null;
}
