// What every page does with a script: copies code, and searches once somebody uses the field. Pages work without it.

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  const code = button.parentElement?.parentElement?.querySelector("code");
  if (!navigator.clipboard || !code) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(code.textContent).then(() => {
      button.textContent = "Copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2_000);
    });
  });
}

const form = document.querySelector<HTMLFormElement>("[data-search]");
const field = form?.querySelector("input");
if (form && field) {
  // The index weighs as much as several pages, so it is loaded when it is first needed.
  const start = () => void import("./search-field.ts").then(({ searchIn }) => searchIn(form, field));
  if (document.activeElement === field) start();
  else field.addEventListener("focus", start, { once: true });
  addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    field.focus();
  });
}
