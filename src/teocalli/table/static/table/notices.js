// Notices, and questions with one or two answers.
import { $ } from "./dom.js";

/** @param {HTMLElement | null} link */
export function notice(title, text = "", mark = "last", link = null) {
  const box = document.createElement("div");
  box.className = "toast";
  box.style.setProperty("--mark", `var(--${mark})`);
  const words = box.appendChild(document.createElement("div"));
  words.appendChild(document.createElement("b")).textContent = title;
  if (text) words.appendChild(document.createElement("p")).textContent = text;
  if (link) box.appendChild(link).className = "btn small";
  const close = box.appendChild(document.createElement("button"));
  close.className = "tool";
  close.textContent = "×";
  close.setAttribute("aria-label", "×");
  close.onclick = () => box.remove();
  $("#notices").replaceChildren(box);
  setTimeout(() => box.remove(), 9000);
}

// Resolves to true for the first answer. With one answer, nothing else closes the question.
export function ask(title, text, yes, no, kind = "") {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    dialog.className = `dlg ask ${kind}`;
    dialog.innerHTML = "<header><h2></h2></header><div class=in><p></p></div><footer><span class=push></span></footer>";
    $("h2", dialog).textContent = title;
    $("p", dialog).textContent = text;
    for (const [label, answer] of [
      [no, false],
      [yes, true],
    ]) {
      if (!label) continue;
      const button = $("footer", dialog).appendChild(document.createElement("button"));
      button.className = answer ? "btn primary small" : "btn small";
      button.textContent = label;
      button.onclick = () => {
        answered = true;
        resolve(answer);
        dialog.close();
      };
      if (answer) button.autofocus = true;
    }
    let answered = Boolean(no);
    dialog.oncancel = (event) => {
      if (!answered) event.preventDefault();
    };
    dialog.onclose = () => {
      if (!answered) return dialog.showModal();
      resolve(false);
      dialog.remove();
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}
