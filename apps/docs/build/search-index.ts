import MiniSearch from "minisearch";
import type { HeadingLink } from "../src/layout/Layout.tsx";
import type { DocsPage } from "../src/page.ts";
import { type Entry, searchOptions } from "../src/search-options.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const plain = (html: string) =>
  html
    .replace(/<button[\s\S]*?<\/button>|<a href="#[^"]*" aria-label="Link to[\s\S]*?<\/a>/g, "")
    .replace(/<template[\s\S]*?<\/template>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&\w+;|&#x27;/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();

const heading = /<h2[^>]*? id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

/** Returns the headings of a page's second level, for the list at its side. */
export const headingsIn = (html: string): HeadingLink[] =>
  [...html.matchAll(heading)].map(([, id = "", text = ""]) => ({ id, text: plain(text) }));

/** How much of a section is searched: its first words say what it is about. */
const maxText = 700;
const maxReferenceText = 240;
const codeBlocks = /<pre[\s\S]*?<\/pre>/g;

/** Returns the entries of a page: one for the page, and for a guide one for each of its sections. */
function entriesOf({ page, html }: { page: DocsPage; html: string }): Entry[] {
  if (page.isUnlisted) return [];
  const { path, title, part, keywords = "" } = page;
  const whole = { id: path, title, part: part ?? "", description: `${page.description} ${keywords}`.trim() };
  if (part && part !== "guides/" && part !== "running/")
    return [{ ...whole, text: plain(html.replace(codeBlocks, "")).slice(0, maxReferenceText) }];
  const starts = [...html.matchAll(heading)];
  const sections = starts.map((match, at) => ({
    id: `${path}#${match[1]}`,
    title: plain(match[2] ?? ""),
    part: title,
    description: "",
    text: plain(html.slice(match.index + match[0].length, starts[at + 1]?.index)).slice(0, maxText),
  }));
  return [{ ...whole, text: plain(html.slice(0, starts[0]?.index)).slice(0, maxText) }, ...sections];
}

/** Returns the index that the search in the browser loads. */
export function indexOf(pages: readonly { page: DocsPage; html: string }[]): string {
  const index = new MiniSearch<Entry>(searchOptions);
  index.addAll(pages.flatMap(entriesOf));
  return JSON.stringify(index);
}
