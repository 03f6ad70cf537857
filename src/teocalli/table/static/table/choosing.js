// Choosing: options of the prompt, and the pieces and places of the board that they are about.
//
// An own piece is a thing to choose: it shows where it may go, and a place then means that piece. A place that one
// option leads to is that option; a place of several narrows the options down.
import { $, $$, duration, isSmall, on } from "./dom.js";
import { options, piecesOf } from "./lighting.js";

let piece = null,
  place = null; // ids of what is chosen on the board so far
let shownAt = -Infinity; // when what is asked now came onto the screen

const isAbout = (option, id) => option.dataset.place === id || piecesOf(option).includes(id);
export const isPiece = (id) => options().some((option) => option.dataset.place !== id && piecesOf(option).includes(id));
export const shownOptions = () => options().filter((option) => !option.hidden && option.checkVisibility());

export function choose(option) {
  option?.click();
}

export function touch(element, byKey = false) {
  const id = element.id;
  if (isPiece(id)) touchPiece(id);
  else touchPlace(id);
  if (byKey && (piece || place))
    shownOptions()
      .find((option) => !option.classList.contains("aside"))
      ?.focus();
}

function touchPiece(id) {
  const there = options().filter((option) => option.dataset.place === place && piecesOf(option).includes(id));
  if (place && there.length === 1) return choose(there[0]);
  narrow(piece === id ? null : id, there.length ? place : null);
}

function touchPlace(id) {
  const here = options().filter((option) => option.dataset.place === id && (!piece || isAbout(option, piece)));
  if (here.length === 1) choose(here[0]);
  else if (here.length) narrow(piece, place === id ? null : id);
}

// A piece that is dropped somewhere goes there, if it may.
export function drop(id, target) {
  narrow(id, null);
  if (target) touchPlace(target.id);
}

export function narrow(nextPiece, nextPlace) {
  const all = options();
  piece = all.some((option) => piecesOf(option).includes(nextPiece)) ? nextPiece : null;
  place = all.some((option) => option.dataset.place === nextPlace) ? nextPlace : null;
  for (const option of all) {
    option.hidden = place !== null && !isAbout(option, place);
    option.classList.toggle("aside", piece !== null && !isAbout(option, piece));
  }
  const left = shownOptions(),
    open = left.filter((option) => !option.classList.contains("aside"));
  left.forEach((option, index) => {
    $(".key", option).textContent = (KEYS[index] ?? "").toUpperCase();
  });
  for (const element of $$("#board [data-tokens]")) {
    element.classList.toggle("picked", element.id === piece || element.id === place);
    element.classList.toggle("off", !isPiece(element.id) && !open.some((option) => isAbout(option, element.id)));
  }
  for (const heading of $$(".gh[data-piece]")) {
    heading.setAttribute("aria-pressed", String(piece !== null && isAlike(heading.dataset.piece, piece)));
  }
  const button = $("[data-all]");
  if (button) button.hidden = !place && !(piece && isSmall());
  document.dispatchEvent(new CustomEvent("narrowed"));
}
const isAlike = (one, other) => options().some((option) => isAbout(option, one) && isAbout(option, other));
export const widen = () => narrow(null, null);

// ---------------------------------------------------------------- nothing is chosen that was not aimed at

const isCalm = () => performance.now() - shownAt >= duration("--dur-calm");
on(
  "click",
  (event) => {
    if (!event.isTrusted || !event.target.closest?.("#prompt .opt, #prompt .btn:not([data-next]), #viewport")) return;
    if (event.detail <= 1 && isCalm()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

on("drawn", ({ detail }) => {
  if (detail.isNew) shownAt = performance.now();
  if (detail.isNew) piece = place = null;
  narrow(piece, place);
});

// ---------------------------------------------------------------- keys

// Beyond nine, letters go on; those that mean something else are left out.
export const KEYS = "123456789abcdefgijklmnopqstvwxy";

export function press(key) {
  const index = KEYS.indexOf(key.toLowerCase());
  if (index < 0 || !isCalm() || !shownOptions()[index]) return false;
  choose(shownOptions()[index]);
  return true;
}

// ---------------------------------------------------------------- pointing

// The place of the option under the pointer, or in focus, stands out among all that can be chosen.
function aim(event) {
  const option = event.target.closest?.(".options .opt[name=token]"),
    by = option ? piecesOf(option) : [];
  for (const element of $$("#board .aimed, #board .mover")) element.classList.remove("aimed", "mover");
  if (!option) return;
  if (option.dataset.place) document.getElementById(option.dataset.place)?.classList.add("aimed");
  for (const id of by) document.getElementById(id)?.classList.add("mover");
}
on("pointerover", aim);
on("focusin", aim);

// A fingertip covers 44 pixels: of what can be chosen under it, the nearest is meant.
const FINGERTIP = 44;
export function underFinger(event) {
  let nearest = null,
    least = Infinity;
  for (const element of $$("#board [data-tokens]:not(.off)")) {
    const box = element.getBoundingClientRect();
    const dx = Math.abs(event.clientX - box.x - box.width / 2),
      dy = Math.abs(event.clientY - box.y - box.height / 2);
    if (dx > Math.max(FINGERTIP, box.width) / 2 || dy > Math.max(FINGERTIP, box.height) / 2) continue;
    if (Math.hypot(dx, dy) >= least) continue;
    nearest = element;
    least = Math.hypot(dx, dy);
  }
  return nearest;
}
