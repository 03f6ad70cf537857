// What every part of the page's script uses.
/** @type {(selector: string, root?: ParentNode) => any} What is looked for is known where it is used. */
export const $ = (selector, root = document) => root.querySelector(selector);
/** @type {(selector: string, root?: ParentNode) => any[]} */
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const table = $("#table");
export const phrases = JSON.parse($("#phrases")?.textContent || "{}");
export const isSmall = () => innerWidth <= 700;

// The parts tell each other what happened: `drawn` after the server's regions came onto the page.
export const tell = (what, detail = {}) => document.dispatchEvent(new CustomEvent(what, { detail }));
export const on = (what, act, options) => document.addEventListener(what, act, options);

// A duration of the style sheets, in thousandths of a second.
export function duration(name) {
  const written = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return written.endsWith("ms") ? parseFloat(written) : 1000 * parseFloat(written) || 0;
}
