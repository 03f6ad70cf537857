// Which chapter of the rulebook explains something: what is drawn has its place there, an option that of its question.
import { $ } from "./dom.js";

const known = $("#places");
const chapters = JSON.parse(known?.textContent || "{}");
const asked = () => $("#prompt .steps a[href^='/rules/']")?.getAttribute("href") ?? null;

// The longest beginning of an id that is known, from an element outwards.
function chapterOf(element) {
  for (let here = element.closest("#board [id]"); here; here = here.parentElement.closest("#board [id]")) {
    const fitting = Object.keys(chapters).filter((start) => here.id.startsWith(start));
    if (fitting.length) return chapters[fitting.reduce((one, other) => (one.length >= other.length ? one : other))];
  }
  return null;
}

// Its address, with the way back to the table; null where the rules have nothing to say.
export function ruleOf(element) {
  if (element.closest("#options")) return asked();
  const chapter = known && chapterOf(element);
  return chapter ? `${known.dataset.book}/${chapter}${known.dataset.return}` : null;
}

// The rule of what is told about, or else that of the question.
export function openRule(element) {
  const address = (element && ruleOf(element)) || asked();
  if (address) location.assign(address);
}
