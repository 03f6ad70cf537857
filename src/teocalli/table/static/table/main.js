// The page's own script: small parts without a build step. This one brings them together.
import { $, on, table, tell } from "./dom.js";
import { choose, press, touch, underFinger, widen } from "./choosing.js";
import { hasJustDropped } from "./dragging.js";
import { frame, isByFinger, lookThere, picture, toggleFrame, wasPanned, zoom } from "./board.js";
import { isPreviewing } from "./drawing.js";
import { light } from "./lighting.js";
import { goBack } from "./sending.js";
import { begin } from "./live.js";
import { drawer } from "./log.js";
import { explain, openItsRule } from "./tips.js";
import { coverAtFirst, ownLetter, showOwn } from "./seats.js";
import "./clock.js";
import "./sound.js";
import { askForHint } from "./advice.js";
import "./news.js";
import "./fitting.js";
import "./guiding.js";
import "./legend.js";
import "./replay.js";
import "./site.js";
import "./push.js";

// What a click on the board means: what it points at, under a fingertip the nearest such thing. An own piece that
// cannot be chosen now stands for nothing else.
function meant(event) {
  const hit = event.target.closest?.("#board [data-tokens]");
  if (hit || !isByFinger() || !event.target.closest?.("#viewport")) return hit;
  return event.target.closest(`.piece.seat-${ownLetter() || "none"}`) ? null : underFinger(event);
}

on("click", (event) => {
  const hit = (selector) => event.target.closest?.(selector),
    part = hit("[data-frame]"),
    lens = hit("[data-zoom]");
  const chosen = meant(event);
  if (chosen && !wasPanned() && !hasJustDropped() && !chosen.classList.contains("off")) touch(chosen);
  else if (hit("[data-all]")) widen();
  else if (hit(".gh[data-piece]")) touch(document.getElementById(hit(".gh[data-piece]").dataset.piece));
  else if (hit("[data-fold]")) $("#board").classList.toggle("folded");
  else if (hit("[data-undo]")) $("#undo")?.click();
  else if (hit("[data-back]")) goBack();
  else if (part) toggleFrame(part.dataset.frame);
  else if (lens?.dataset.zoom === "fit") frame(picture().dataset.whole);
  else if (lens) zoom(lens.dataset.zoom === "in" ? 1.4 : 1 / 1.4);
  else if (!wasPanned() && !hasJustDropped()) explain(event);
});

const KEYS = {
  "?": () => $("#keys").showModal(),
  u: () => $("#undo")?.click(),
  z: () => $("#undo")?.click(),
  h: () => $("[data-hint]") && askForHint($("[data-hint]")),
  r: openItsRule,
  0: widen,
  escape: () => (isPreviewing() ? goBack() : widen()),
  "+": () => picture() && zoom(1.4),
  "-": () => picture() && zoom(1 / 1.4),
};
on("keydown", (event) => {
  const typing = event.target.closest?.("input:not([type=range]), textarea, select, dialog[open]");
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing || !table) return;
  const place = event.target.closest?.("#board [data-tokens], #board [data-fold]");
  const isOnButton = event.target.closest?.("a, button, summary");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (place.dataset.fold !== undefined) $("#board").classList.toggle("folded");
    else touch(place, true);
  } else if (event.key === "Enter" && isPreviewing() && !isOnButton) choose($("#confirm"));
  else if (KEYS[event.key.toLowerCase()]) KEYS[event.key.toLowerCase()]();
  else press(event.key);
});

if (table) {
  light();
  tell("drawn", { isNew: false, isAsked: false });
  coverAtFirst();
  lookThere();
  showOwn();
  drawer();
  // From now on pieces that are new glide in; those of the first picture stand where they are.
  requestAnimationFrame(() => requestAnimationFrame(() => document.documentElement.classList.add("live")));
}
if (table?.dataset.live) begin();
