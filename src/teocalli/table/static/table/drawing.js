// Morphs the page into what the server drew, and keeps what the reader opened, typed or moved.
import { $, $$, table, tell } from "./dom.js";
import { darken, light } from "./lighting.js";

// While the end of a turn is looked at before it is confirmed, these regions show it.
const PREVIEWED = ["board", "panels", "prompt", "mat"];
let preview = "";
export const isPreviewing = () => preview !== "";

export function take(news) {
  const isOther = news.version !== undefined && String(news.version) !== table.dataset.version;
  if (news.number !== undefined) {
    if (news.number < Number(table.dataset.number)) return;
    table.dataset.number = news.number;
    table.dataset.version = news.version;
  }
  if (news.now !== undefined) tell("time", { now: news.now });
  if (isOther) leave();
  const regions = Object.entries(news.regions).filter(([id]) => !isPreviewing() || !PREVIEWED.includes(id));
  draw(Object.fromEntries(regions), isOther);
  for (const whose of ["own", "you"]) if (news[whose] !== undefined) table.dataset[whose] = news[whose].join(" ");
  if (news.seat !== undefined) tell("seated", { seat: String(news.seat), secret: news.secret });
}

// The end of a turn, not yet confirmed.
export function show(token, regions) {
  preview = token;
  table.classList.add("previews");
  draw(regions, true);
}
export function leave() {
  preview = "";
  table.classList.remove("previews");
}

function draw(regions, isNew) {
  const asked = $("#ask")?.textContent,
    inside = document.activeElement?.closest?.("#prompt, #board");
  const isOther = "board" in regions || "prompt" in regions;
  if (isOther) darken();
  const callbacks = { beforeNodeMorphed: keep, beforeAttributeUpdated: keepAttribute };
  for (const [id, html] of Object.entries(regions)) {
    const region = document.getElementById(id);
    if (region) Idiomorph.morph(region, html, { morphStyle: "outerHTML", callbacks });
  }
  if (isOther) light();
  const isAsked = $("#ask")?.textContent !== asked;
  tell("drawn", { isNew, isAsked });
  if (inside && isAsked) $("#ask")?.focus({ preventScroll: true });
}

function keep(old) {
  return !(old.nodeType === 1 && (old.id === "chat-form" || (old.tagName === "DIALOG" && old.open)));
}
function keepAttribute(name, node) {
  if (name === "open" && (node.tagName === "DETAILS" || node.tagName === "DIALOG")) return false;
  if ((name === "viewBox" || name === "data-whole") && node.parentElement?.id === "viewport") return false;
  if ((name === "hidden" || name === "aria-selected") && node.closest("#log")) return false;
  return name !== "inert" && !(name === "class" && node.id === "board" && node.classList.contains("folded"));
}

// Dialogs that open by themselves, once.
export function openDialogs() {
  for (const dialog of $$("dialog[data-open-now]")) {
    const key = dialog.dataset.openNow || "once",
      kept = `${location.pathname} ${dialog.id} ${key}`;
    if (dialog.dataset.shown !== key && !sessionStorage.getItem(kept)) {
      sessionStorage.setItem(kept, "1");
      dialog.showModal();
    }
    dialog.dataset.shown = key;
  }
}
