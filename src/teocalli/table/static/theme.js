document.documentElement.classList.add("js");
// Before anything is drawn: without a choice of their own, people get the theme of their system.
if (!document.documentElement.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.dataset.theme = "dark";
