// What the reader is told without asking: my turn, a scoring, what happened during a longer absence.
import { $, on, phrases, table } from "./dom.js";
import { openDialogs } from "./drawing.js";
import { isConnected, listen } from "./live.js";
import { notice } from "./notices.js";

let wasMyTurn = $("#bar")?.dataset.myTurn;
let scoring = scoringOf($("#log [data-sheet]"));
let isArriving = true; // at the page, or back to it

on("drawn", () => {
  entitle();
  const isMine = $("#bar")?.dataset.myTurn;
  if (isMine !== undefined && isMine !== wasMyTurn) {
    wasMyTurn = isMine;
    if (isMine === "1") tellTurn();
  }
  tellScoring();
  openDialogs();
  tellMissed(isArriving);
  isArriving = false;
});

function tellTurn() {
  const may = "Notification" in window && Notification.permission === "granted" && localStorage.getItem("notify");
  if (!document.hidden || !may) return;
  try {
    const about = { body: $("#ask")?.textContent || "", tag: table.dataset.table };
    const told = new Notification(phrases["your-turn"], about);
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    tellByWorker(); // browsers of phones leave notifications to service workers; the title tells it too
  }
}

async function tellByWorker() {
  const worker = await navigator.serviceWorker?.getRegistration();
  const about = { body: $("#ask")?.textContent || "", tag: table.dataset.table, data: location.pathname };
  await worker?.showNotification(phrases["your-turn"], about);
}

// The title counts what waits unseen; whoever looks has seen it.
function entitle() {
  const title = $("#bar")?.dataset.title;
  if (title) document.title = document.hidden ? title : title.replace(/^\(\d+\) /, "");
}

// An eclipse, a food day: several seats scored at once, and there is a sheet for it. After the end the final one opens.
function scoringOf(link) {
  return link ? new URL(link.href).searchParams.get("at") : undefined;
}
function tellScoring() {
  const newest = $("#log [data-sheet]"),
    at = scoringOf(newest);
  if ($("#final")) $("#notices [data-sheet]")?.closest(".toast").remove();
  if (!newest || at === scoring || table.dataset.replay !== undefined) return;
  scoring = at;
  if (!$("#final")) notice(phrases["scored"], "", "accent", newest.cloneNode(true));
}

// What happened meanwhile is shown to whoever comes to the page, or back to it; whoever looks on has seen it.
function tellMissed(arrives) {
  const dialog = $("#digest"),
    due = dialog?.dataset.due,
    key = `missed ${table.dataset.table}`;
  if (!due || document.hidden || sessionStorage.getItem(key) === due) return;
  sessionStorage.setItem(key, due);
  if (arrives && !dialog.open && Date.now() > due * 1000) dialog.showModal();
}

if (table?.dataset.live) {
  on("visibilitychange", () => {
    if (document.hidden) return;
    entitle();
    if (isConnected()) return tellMissed(true);
    isArriving = true;
    listen();
  });
}

on("click", async (event) => {
  if (!event.target.closest?.("[data-notify]")) return;
  const granted = "Notification" in window && (await Notification.requestPermission()) === "granted";
  if (granted) localStorage.setItem("notify", "1");
  const refused = isSecureContext ? "notify-off" : "notify-insecure";
  notice(phrases[granted ? "notify-on" : refused], "", granted ? "good" : "last");
});
