// A page that was open while the server was updated loads itself anew: what is drawn now needs the new sheet and script.
import { $, $$, table } from "./dom.js";
import { isPreviewing } from "./drawing.js";
import { isShowing } from "./pacing.js";

const LATER = 1000;
let timer = 0;

// Whether the page is being loaded anew. Once for each build: servers of two builds may take turns to answer.
export function renew(build) {
  if (build === undefined) return false;
  clearTimeout(timer);
  const done = `build ${build}`;
  if (build === table.dataset.build || sessionStorage.getItem(done)) return false;
  if (wouldLose()) {
    timer = setTimeout(renew, LATER, build);
    return false;
  }
  sessionStorage.setItem(done, "1");
  location.reload();
  return true;
}

// What is being sent, shown, read or typed; a text for the chat counts though the chat is folded.
function wouldLose() {
  const isTyped = (field) =>
    field.value !== field.defaultValue && (field.form?.id === "chat-form" || field.checkVisibility());
  const isBusy = table.classList.contains("busy") || isPreviewing() || isShowing();
  return isBusy || $("dialog[open]:not(.curtain)") !== null || $$("input, textarea").some(isTyped);
}
