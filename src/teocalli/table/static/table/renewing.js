// A page that was open while the server was updated loads itself anew: what is drawn now needs the new sheet and
// script.
import { $, $$, table } from "./dom.js";
import { isPreviewing } from "./drawing.js";
import { isShowing } from "./pacing.js";

// Not all pages in the same moment; and once a minute for each build, since servers of two may take turns to answer.
const LATER = 1000,
  SPREAD = 4000,
  AGAIN = 60_000;
let timer = 0;

// The build of the server that the page hears from now; none while it hears nothing.
export function renew(build) {
  clearTimeout(timer);
  if (build === undefined || build === table.dataset.build) return;
  const since = Math.abs(Date.now() - Number(sessionStorage.getItem(`build ${build}`)));
  timer = setTimeout(reload, Math.max(0, AGAIN - since) + SPREAD * Math.random(), build);
}

function reload(build) {
  if (wouldLose()) {
    timer = setTimeout(reload, LATER, build);
    return;
  }
  sessionStorage.setItem(`build ${build}`, String(Date.now()));
  location.reload();
}

// What is being sent, shown, read or typed; a text for the chat counts though the chat is folded.
function wouldLose() {
  const isTyped = (field) =>
    field.value !== field.defaultValue && (field.form?.id === "chat-form" || field.checkVisibility());
  const isBusy = table.classList.contains("busy") || isPreviewing() || isShowing();
  return isBusy || $("dialog[open]:not(.curtain)") !== null || $$("input, textarea").some(isTyped);
}
