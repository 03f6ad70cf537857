// A finger has no tooltips: what it rests on is explained instead, and nothing is chosen.
import { $, on } from "./dom.js";
import { notice } from "./notices.js";

const REST = 500;
let resting = 0, rested = false;

function meaning(element) {
  for (let here = element; here && here !== document.body; here = here.parentElement) {
    const told = here.getAttribute("title") || $(":scope > title", here)?.textContent;
    if (told) return told;
  }
  return "";
}

on("pointerdown", (event) => {
  clearTimeout(resting);
  rested = false;
  if (event.pointerType !== "touch" || !event.target.closest?.("#table")) return;
  const told = meaning(event.target);
  if (told) resting = setTimeout(() => { rested = true; notice(told, "", "target"); }, REST);
});
on("pointermove", (event) => { if (Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(resting); });
for (const end of ["pointerup", "pointercancel"]) on(end, () => clearTimeout(resting));
on("contextmenu", (event) => { if (rested) event.preventDefault(); });
on("click", (event) => {
  if (!rested) return;
  rested = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
