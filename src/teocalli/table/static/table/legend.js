// The legend: every sign of the game in a drawer beside the board. It can be searched; the sign under the pointer
// stands out.
import { $, $$, on } from "./dom.js";

const list = () => $("#legend .in, .legend:not(dialog)");
let ofScreen = false;

export async function openLegend(address) {
  if (!$("#legend")) {
    const answer = await fetch(address.replace(/^\/rules\/([^/]+)\/signs.*/, "/signs/$1"));
    if (!answer.ok) return location.assign(address);
    document.body.insertAdjacentHTML("beforeend", await answer.text());
  }
  for (const open of $$("dialog[open]")) open.close();
  $("#legend").show();
  sift();
  $("#find-sign").focus();
}

const icons = (root) => new Set($$("use[href^='#i-']", root).map((use) => use.getAttribute("href").slice(3)));
const numberless = (icon) => icon.replace(/-\d+$/, "-1");

// What fits the search and, if wanted, is on the screen now.
function sift() {
  const wanted = $("[data-find-sign]").value.trim().toLocaleLowerCase();
  const shown = new Set([...icons($("#table") || document)].map(numberless));
  for (const sign of $$("dl > div", list())) {
    const isShown = !ofScreen || (sign.dataset.sign !== undefined && shown.has(sign.dataset.sign));
    sign.hidden = !isShown || !sign.textContent.toLocaleLowerCase().includes(wanted);
  }
  for (const section of $$(".signs", list())) section.hidden = !$("dl > div:not([hidden])", section);
  $(".empty", list()).hidden = Boolean($(".signs:not([hidden])", list()));
}

on("input", (event) => {
  if (event.target.matches("[data-find-sign]")) sift();
});
on("click", (event) => {
  const link = event.target.closest?.("[data-legend]"),
    choice = event.target.closest?.("[data-signs-of]");
  if (link && $("#table")) {
    event.preventDefault();
    link.closest("details")?.removeAttribute("open");
    openLegend(link.getAttribute("href"));
  }
  if (!choice) return;
  ofScreen = choice.dataset.signsOf === "screen";
  for (const other of $$("[data-signs-of]")) other.setAttribute("aria-pressed", String(other === choice));
  sift();
});
on("keydown", (event) => {
  if (event.key === "Escape" && $("#legend")?.open) $("#legend").close();
});
on("pointerover", (event) => {
  if (!$("#legend")?.open || event.target.closest?.("#legend")) return;
  const thing = event.target.closest?.("[title], #board [id]"),
    under = thing ? icons(thing) : new Set();
  const signs = under.size <= 6 ? new Set([...under].map(numberless)) : new Set();
  for (const sign of $$("#legend [data-sign]")) sign.classList.toggle("sought", signs.has(sign.dataset.sign));
});
