// Tips: what a thing is, in a card of our own instead of the browser's. The mouse and the keyboard's focus show it by
// resting on something; a finger by holding it; and a tap or a click on what cannot be chosen shows it at once. A tip
// that was asked for stays, and leads to the rule.
import { $, $$, duration, isSmall, on, phrases } from "./dom.js";
import { openRule, ruleOf } from "./rule.js";

const HELD = 500; // a finger that stays so long wants to know, not to choose
const LARGE = 170; // pixels; the tip of something larger stands by the pointer
const card = $("#tip");
let about = null,
  waiting = 0,
  wasHeld = false,
  isAskedFor = false;

// ---------------------------------------------------------------- what is told

const titleOf = (element) => (element.closest("svg") ? $(":scope > title", element)?.textContent : element.title) || "";
function setTitle(element, words) {
  const inside = element.closest("svg") ? $(":scope > title", element) : null;
  if (inside) inside.textContent = words;
  else element.title = words;
}

// From an element outwards, whatever has a title of its own.
function* titled(element) {
  for (let here = element; here && here !== document.body; here = here.parentElement) if (titleOf(here)) yield here;
}

// While the pointer is on something, the browser finds no title to show; the page can be redrawn in the meantime.
const hushed = new Map();
let hovered = null;
function hush(element) {
  release();
  hovered = element;
  for (const here of [...titled(element)]) {
    hushed.set(here, titleOf(here));
    setTitle(here, "");
  }
}
function release() {
  for (const [element, words] of hushed) if (!titleOf(element)) setTitle(element, words);
  hushed.clear();
}
const told = (element) => hushed.get(element) || titleOf(element);
const holder = (element) => [...hushed.keys()].find((here) => here.contains(element)) || titled(element).next().value;

// Why what stands here is not offered now.
function reasons(element) {
  const place = element.closest("#board [id]")?.id;
  const here = $$("#prompt [data-why]").filter((why) => place && why.closest("[data-place]")?.dataset.place === place);
  return [...new Set(here.map((why) => why.textContent))].slice(0, 2);
}

// A tip does not repeat what stands there in words anyway.
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];
function isWritten(element, words) {
  const shown = new Set(wordsOf(element.innerText ?? ""));
  return wordsOf(words).every((word) => shown.has(word));
}

// ---------------------------------------------------------------- the card

function fill(element) {
  const words = told(element),
    [, name, rest] = words.match(/^(.{2,64}?)(?:\. |: )(.+)$/s) || ["", words, ""];
  const drawn = $("use[href^='#i-']", element);
  card.replaceChildren();
  if (drawn && !isLarge(element)) card.append(sign(drawn.getAttribute("href")));
  add("b", name);
  if (rest) add("p", rest[0].toLocaleUpperCase() + rest.slice(1));
  for (const why of reasons(element)) add("p", why).className = "why";
}
const add = (tag, words) => Object.assign(card.appendChild(document.createElement(tag)), { textContent: words });
function sign(name) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawn.setAttribute("class", "icon");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "use")).setAttribute("href", name);
  return drawn;
}

// Asked for by a tap on a small screen, it is a sheet at the lower edge; by resting on something it covers nothing.
function show(element, point, isAsked = false) {
  hide();
  fill(element);
  about = element;
  isAskedFor = isAsked;
  element.setAttribute("aria-describedby", card.id);
  card.showPopover();
  const isSheet = isAsked && isSmall(),
    rule = ruleOf(element),
    legend = $(".menu [data-legend]");
  card.classList.toggle("sheet", isSheet);
  card.classList.toggle("asked", isAsked);
  if (rule && isAsked) Object.assign(add("a", phrases["tip-rule"]), { className: "btn rule", href: rule });
  else if (rule)
    add("small", phrases["tip-rule"]).prepend(Object.assign(document.createElement("kbd"), { textContent: "R" }), " ");
  if (isSheet && legend) card.append(Object.assign(legend.cloneNode(true), { className: "btn" }));
  if (isSheet) Object.assign(card.style, { left: "", top: "" });
  else stand(spotOf(element, point), element);
}

// Above what it tells about, else below; beside the column, so that it covers no option. Never over the thing itself.
function stand(spot, element) {
  const { width, height } = card.getBoundingClientRect(),
    gap = 10,
    isBeside = Boolean(element.closest(".side"));
  const edge = element.closest("#board")?.getBoundingClientRect().right ?? innerWidth;
  const within = (at, size, room) => Math.max(gap, Math.min(at, room - size - gap));
  let left = spot.left + spot.width / 2 - width / 2,
    top = spot.top - height - gap;
  if (isBeside && spot.left > width + 2 * gap) [left, top] = [spot.left - width - gap, spot.top];
  else if (top < gap) top = spot.bottom + gap;
  card.style.left = `${within(left, width, edge)}px`;
  card.style.top = `${within(top, height, innerHeight)}px`;
}
function isLarge(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > LARGE || height > LARGE;
}
function spotOf(element, point) {
  if (!point || !isLarge(element) || element.closest(".side")) return element.getBoundingClientRect();
  return new DOMRect(point.x - 8, point.y - 8, 16, 16);
}

on("click", (event) => {
  if (event.target.closest?.("#tip [data-legend]")) hide();
});

export function hide() {
  clearTimeout(waiting);
  about?.removeAttribute("aria-describedby");
  about = null;
  isAskedFor = false;
  if (card.matches(":popover-open")) card.hidePopover();
}

export const openItsRule = () => openRule(about);

// Something that does nothing by itself says what it is.
export function explain(event) {
  if (wasHeld || event.target.closest?.("a, button, summary, input, select, textarea, label, form .opt")) return;
  const element = holder(event.target);
  if (element) show(element, { x: event.clientX, y: event.clientY }, true);
}

// ---------------------------------------------------------------- mouse, focus, finger

on("pointerover", (event) => {
  if (event.pointerType === "touch" || card.contains(event.target) || isAskedFor) return;
  hush(event.target);
  const element = holder(event.target),
    point = { x: event.clientX, y: event.clientY };
  if (element && element === about) return;
  hide();
  if (!element || isWritten(element, told(element)) || event.buttons) return;
  waiting = setTimeout(() => element.isConnected && show(element, point), duration("--dur-tip"));
});
document.documentElement.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "touch" || isAskedFor) return; // a finger that goes up leaves everything
  hide();
  release();
});
on("focusin", (event) => {
  if (!event.target.matches(":focus-visible")) return;
  hide();
  const element = event.target,
    words = told(element);
  if (words && !isWritten(element, words)) waiting = setTimeout(() => show(element), duration("--dur-tip"));
});
on("focusout", (event) => {
  if (!card.contains(event.relatedTarget)) hide();
});
on("pointerdown", (event) => {
  if (event.target.closest?.("#tip .btn")) return;
  hide();
  wasHeld = false;
  const element = event.pointerType === "touch" ? titled(event.target).next().value : null;
  if (element)
    waiting = setTimeout(() => {
      wasHeld = true;
      show(element, event, true);
    }, HELD);
});
on("pointermove", (event) => {
  if (event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(waiting);
});
for (const end of ["pointerup", "pointercancel"]) on(end, () => clearTimeout(waiting));
on("keydown", (event) => {
  if (event.key === "Escape") hide();
});
on("wheel", hide, { passive: true });
on("contextmenu", (event) => {
  if (wasHeld) event.preventDefault();
});
on(
  "click",
  (event) => {
    if (!wasHeld) return;
    wasHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
// What was redrawn has its titles again.
on("drawn", () => {
  if (hovered?.isConnected) hush(hovered);
  if (about && !about.isConnected) hide();
});
