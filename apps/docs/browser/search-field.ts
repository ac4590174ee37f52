import { countInWords, hitsFor, showHit } from "./search.ts";

const maxHits = 12;

/** Shows results below the field while somebody types. Arrow keys move through them, and Escape closes them. */
export function searchIn(form: HTMLFormElement, field: HTMLInputElement): void {
  const box = form.querySelector<HTMLElement>("[data-results]");
  const status = box?.querySelector("p");
  const list = box?.querySelector("ul");
  if (!box || !status || !list) return;
  const address = form.dataset.search ?? "";

  const show = async () => {
    const words = field.value.trim();
    box.hidden = words === "";
    if (words === "") return;
    const hits = await hitsFor(words, address).catch(() => undefined);
    if (words !== field.value.trim()) return;
    list.replaceChildren();
    for (const hit of (hits ?? []).slice(0, maxHits)) showHit(list, hit);
    status.textContent = hits
      ? countInWords(hits.length)
      : "Search did not load. Check your connection and type again.";
  };
  const links = () => [...list.querySelectorAll("a")];
  const close = () => {
    box.hidden = true;
  };

  field.addEventListener("input", () => void show());
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !box.hidden) {
      event.preventDefault();
      close();
      field.focus();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || box.hidden) return;
    event.preventDefault();
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement) + step;
    (all[at] ?? field).focus();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget))
      setTimeout(() => !form.contains(document.activeElement) && close());
  });
  // A link to another part of the same page does not leave the page.
  list.addEventListener("click", close);
  void show();
}
