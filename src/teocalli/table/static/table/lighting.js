// Lighting: what may be chosen is a button on the board as well. The board comes alike to all who look; the prompt says
// which of its pieces and places are meant now.
import { $, $$ } from "./dom.js";

export const options = () => $$(".options .opt[name=token]");
export const piecesOf = (option) => (option.dataset.pieces || "").split(" ").filter(Boolean);

const ATTRIBUTES = ["class", "data-tokens", "tabindex", "role", "aria-label"];
const lit = new Map(); // elements that are lit, with the attributes that the server drew
let halos = [];

export function light() {
  darken();
  for (const [id, meant] of targets()) {
    const element = document.getElementById(id);
    if (element?.closest("#board")) makeButton(element, meant);
  }
  for (const element of $$("#board :is([data-over], [data-over-others])")) {
    if (!lit.has(element) && below(element).some(isLit)) element.classList.add("through");
  }
  for (const element of $$("#board [data-while]")) element.classList.toggle("shown", isLit(element.dataset.while));
}

// The board as the server drew it, before what it draws next is compared with it.
export function darken() {
  for (const [element, before] of lit) {
    ATTRIBUTES.forEach((name, index) => {
      if (before[index] === null) element.removeAttribute(name);
      else element.setAttribute(name, before[index]);
    });
  }
  for (const halo of halos) halo.remove();
  for (const element of $$("#board :is(.through, .shown)")) element.classList.remove("through", "shown");
  for (const element of $$("#board :is(.aimed, .mover)")) element.classList.remove("aimed", "mover");
  lit.clear();
  halos = [];
}

// By the id of an element: the options that are about it.
function targets() {
  const found = new Map();
  for (const option of options()) {
    for (const id of new Set([option.dataset.place, ...piecesOf(option)])) {
      if (id) found.set(id, [...(found.get(id) ?? []), option]);
    }
  }
  return found;
}

function makeButton(element, meant) {
  lit.set(
    element,
    ATTRIBUTES.map((name) => element.getAttribute(name)),
  );
  const rings = $$(":scope > .ring", element);
  element.classList.add(element.classList.contains("piece") && !rings.length ? "can" : "target");
  element.dataset.tokens = JSON.stringify(meant.map((option) => option.value));
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", meant.map((option) => option.dataset.label).join("; "));
  for (const ring of rings) {
    const halo = ring.cloneNode(true);
    halo.setAttribute("class", "ring halo");
    ring.before(halo);
    halos.push(halo);
  }
}

// What lies below a piece; an own one never means that another should come there.
function below({ dataset, classList }) {
  const own = "abcd"[$("#options [name=seat]")?.value];
  const others = classList.contains(`seat-${own}`) ? "" : (dataset.overOthers ?? "");
  return `${dataset.over ?? ""} ${others}`.split(" ").filter(Boolean);
}

// A name that ends in a hyphen stands for all that begin so.
function isLit(name) {
  return [...lit.keys()].some((element) => (name.endsWith("-") ? element.id.startsWith(name) : element.id === name));
}
