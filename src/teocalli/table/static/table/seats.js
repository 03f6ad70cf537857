// Several people at one screen: what only one of them may see is covered until that one takes over. Otherwise a
// notice says whose turn it is, and whoever is asked is taken to sit there.
import { $, isSmall, on, phrases, table } from "./dom.js";
import { ask, notice } from "./notices.js";

let seat = table?.dataset.seat;
const confirmed = table && `seat ${table.dataset.table}`;
const nameOf = (seat) => $(`#panel-${"abcd"[seat]} .name`)?.dataset.name || "";
export const ownLetter = () => "abcd"[seat] ?? "";

on("seated", ({ detail }) => pass(detail.seat, detail.secret));

function pass(next, secret) {
  const before = seat,
    isAsked = $("#bar").dataset.myTurn === "1",
    curtain = $("dialog.curtain");
  seat = table.dataset.seat = next;
  if (secret) return curtain || sessionStorage.getItem(confirmed) !== next ? cover() : undefined;
  curtain?.remove();
  if (isAsked) sessionStorage.setItem(confirmed, next);
  else sessionStorage.removeItem(confirmed);
  if (before === next || before === "-1") return;
  showOwn();
  if (isAsked && !$("#notices a")) notice(`${phrases["curtain-title"]}: ${nameOf(next)}`);
}

async function cover() {
  const next = seat,
    before = $("dialog.curtain");
  if (before?.dataset.seat === next) return;
  before?.remove();
  const title = `${phrases["curtain-title"]}: ${nameOf(next)}`;
  const answer = ask(title, phrases["curtain-text"], phrases["curtain-go"], null, "curtain");
  $("dialog.curtain").dataset.seat = next;
  if (await answer) sessionStorage.setItem(confirmed, next);
  showOwn();
}

// A page that is loaded anew shows nothing before it is known whether it must be covered.
export function coverAtFirst() {
  if (table.dataset.live) pass(seat, table.dataset.secret !== undefined);
  delete table.dataset.secret;
}

// On a small screen the panels stand in a row: one's own comes first into view.
export function showOwn() {
  const panels = $("#panels"),
    own = $(`#panel-${ownLetter()}`);
  if (!own || !isSmall()) return;
  panels.scrollLeft += own.getBoundingClientRect().left - panels.getBoundingClientRect().left - 4;
}
