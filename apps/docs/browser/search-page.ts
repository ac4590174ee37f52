import { countInWords, hitsFor, showHit } from "./search.ts";

const words = new URLSearchParams(location.search).get("q")?.trim() ?? "";
const form = document.querySelector<HTMLFormElement>("[data-search]");
const status = document.querySelector("[data-search-status]");
const list = document.querySelector("[data-search-results]");

if (!words && status) status.textContent = "Type into the field at the top of the page.";
if (words && form && status && list) {
  const field = form.querySelector("input");
  if (field) field.value = words;
  hitsFor(words, form.dataset.search ?? "").then(
    (hits) => {
      for (const hit of hits) showHit(list, hit);
      status.textContent = `“${words}”: ${countInWords(hits.length)}`;
    },
    () => {
      status.textContent = "Search did not load. Check your connection and reload the page.";
    },
  );
}
