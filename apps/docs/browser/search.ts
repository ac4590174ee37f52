import MiniSearch from "minisearch";
import { base } from "../src/addresses.ts";
import { parts } from "../src/page.ts";
import { type Entry, type Hit, searchOptions } from "../src/search-options.ts";

let loading: Promise<MiniSearch<Entry>> | undefined;

async function load(address: string): Promise<MiniSearch<Entry>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The index for searching answered ${answer.status}.`);
  return MiniSearch.loadJSON(await answer.text(), searchOptions);
}

/** Returns the pages and sections that match, best first. The index is loaded once, and needs no network from then on. */
export async function hitsFor(words: string, address: string): Promise<Hit[]> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const index = await loading;
  return index.search(words).map(({ id, title, part }) => ({ id, title, part }) as Hit);
}

/** Shows a result as a link in a list. */
export function showHit(list: Element, { id, title, part }: Hit): void {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${base}${id}`;
  link.textContent = title;
  const place = document.createElement("small");
  place.textContent = parts.find(({ path }) => path === part)?.name ?? part;
  if (place.textContent) link.append(place);
  item.append(link);
  list.append(item);
}

export const countInWords = (count: number): string =>
  count === 0 ? "Nothing found. Try another word." : `${count} ${count === 1 ? "result" : "results"}`;
