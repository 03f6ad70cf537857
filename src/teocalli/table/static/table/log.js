// Log and talk: tabs, what was said unread, the drawer on smaller screens, scoring sheets.
import { $, $$, isSmall, on, table } from "./dom.js";

function countTalk() {
  const tab = $("#tab-chat");
  if (!tab) return;
  const key = `talk ${table.dataset.table}`,
    count = Number(tab.dataset.count);
  if (tab.getAttribute("aria-selected") === "true") localStorage.setItem(key, String(count));
  const unread = count - Number(localStorage.getItem(key) || 0);
  for (const sign of $$("#log .bnum")) {
    sign.hidden = unread <= 0;
    sign.textContent = unread > 0 ? unread : "";
  }
}
on("drawn", countTalk);

// When something was said, by the reader's own clock.
function tellTimes() {
  for (const time of $$("#log [data-moment-of]")) {
    const when = new Date(1000 * time.dataset.momentOf),
      isToday = when.toDateString() === new Date().toDateString();
    /** @type {Intl.DateTimeFormatOptions} */
    const form = isToday ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
    time.dateTime = when.toISOString();
    time.textContent = when.toLocaleString(document.documentElement.lang, form);
  }
}
on("drawn", tellTimes);

function tab(name) {
  for (const other of $$("#log .tab")) other.setAttribute("aria-selected", String(other.dataset.tab === name));
  $("#log-list").hidden = name !== "log";
  $("#chat-list").hidden = name !== "chat";
  if (name === "chat") $(".talk").scrollTop = $(".talk").scrollHeight;
  countTalk();
}

// Where the drawer covers the table, that cannot be reached by keyboard either until it is closed.
let drawn = false;
export function drawer() {
  const open = location.hash === "#log";
  for (const id of ["board", "panels", "prompt"]) $(`#${id}`).inert = open && isSmall();
  if (open !== drawn) $(open ? "#log .tab[aria-selected=true]" : "#log .peek")?.focus();
  drawn = open;
}
if (table) addEventListener("hashchange", drawer);
on("keydown", (event) => {
  if (event.key === "Escape" && drawn && !$("dialog[open]")) location.hash = "";
});

// Only what one player did; headings stay.
let only = "";
function filter() {
  for (const button of $$("#log [data-only]"))
    button.setAttribute("aria-pressed", String(button.dataset.only === only));
  for (const tale of $$("#log-list [data-of]")) tale.hidden = only !== "" && tale.dataset.of !== only;
}
on("drawn", filter);

// The log is drawn alike for all: its links look from where this page does.
on(
  "click",
  (event) => {
    const link = event.target.closest?.("#log-list a.more, #digest a.more");
    if (!link) return;
    const address = new URL(link.href);
    address.searchParams.set("seat", table.dataset.seat);
    link.href = address.href;
  },
  { capture: true },
);

on("click", async (event) => {
  const chosen = event.target.closest?.("#log [data-only]");
  if (chosen) {
    only = chosen.dataset.only;
    filter();
  }
  const name = event.target.closest?.("[data-tab]")?.dataset.tab,
    sheet = event.target.closest?.("[data-sheet]");
  if (name) tab(name);
  if (!sheet) return;
  event.preventDefault();
  sheet.closest("details.pop")?.removeAttribute("open");
  const answer = await fetch(sheet.href);
  if (!answer.ok) return;
  $("#sheet")?.remove();
  document.body.insertAdjacentHTML("beforeend", await answer.text());
  $("#sheet").showModal();
});
