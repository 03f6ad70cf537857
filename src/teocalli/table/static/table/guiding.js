// The guided first game: a card beside the place that it is about; the rest of the board lies in shade.
import { $, $$, isSmall, on, table } from "./dom.js";
import { showPlace } from "./board.js";
import { choose } from "./choosing.js";

const GAP = 18,
  WIDE = 380;
const folded = () => sessionStorage.getItem(`guide ${table.dataset.table}`) === "folded";
const within = (at, size, from, to) => Math.max(from, Math.min(at, to - size));

// Where the card stands: beside its place, where there is room; on a small screen above the question.
function place() {
  const card = $("#guide .coach"),
    board = $("#viewport")?.getBoundingClientRect();
  if (!card || !board) return;
  $("#guide").classList.toggle("folded", folded());
  const lit = card.dataset.lit ? document.getElementById(card.dataset.lit) : null,
    veil = $("#guide .veil");
  veil.hidden = !lit || folded() || table.classList.contains("previews");
  if (lit) light(veil, lit.getBoundingClientRect(), board);
  if (isSmall()) {
    card.style.bottom = `${innerHeight - $("#prompt").getBoundingClientRect().top + 8}px`;
    return;
  }
  const spot = lit ? lit.getBoundingClientRect() : new DOMRect(board.right, board.top + GAP, 0, 0);
  const height = card.offsetHeight,
    isRight = spot.right + GAP + WIDE < board.right;
  card.style.left = `${isRight ? spot.right + GAP : Math.max(board.left + 8, spot.left - GAP - WIDE)}px`;
  card.style.top = `${within(spot.top + spot.height / 2 - height / 3, height, board.top + 8, board.bottom - 8)}px`;
}

function light(veil, spot, board) {
  Object.assign(veil.style, { left: `${board.left}px`, top: `${board.top}px` });
  Object.assign(veil.style, { width: `${board.width}px`, height: `${board.height}px` });
  Object.assign($("i", veil).style, { left: `${spot.left - board.left - 6}px`, top: `${spot.top - board.top - 6}px` });
  Object.assign($("i", veil).style, { width: `${spot.width + 12}px`, height: `${spot.height + 12}px` });
}

// A small screen turns to the place, above the card.
let shown = "";
function turn() {
  const card = $("#guide .coach"),
    lit = card?.dataset.lit && document.getElementById(card.dataset.lit);
  const isOther = card?.dataset.token !== shown;
  shown = card?.dataset.token ?? "";
  if (!lit || !isOther || !isSmall() || folded()) return;
  const room = card.getBoundingClientRect().top - $("#viewport").getBoundingClientRect().top;
  if (room > 80) showPlace(lit, room);
}

on("drawn", () => {
  place();
  turn();
  place();
  setTimeout(place, 450); // when pieces have glided where they go
});
for (const what of ["click", "pointerup", "wheel"]) on(what, () => requestAnimationFrame(place), { passive: true });
addEventListener("resize", place);

on("click", (event) => {
  const hit = (selector) => event.target.closest?.(selector);
  if (hit("[data-guide-fold]")) {
    sessionStorage.setItem(`guide ${table.dataset.table}`, folded() ? "" : "folded");
    place();
  } else if (hit("[data-guide-confirm]")) choose($("#confirm"));
  else if (hit("[data-guide-do]")) {
    const token = $("#guide .coach").dataset.token;
    choose($$("#prompt .opt[name=token]").find((option) => option.value === token));
  }
});
