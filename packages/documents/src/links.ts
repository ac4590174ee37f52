/** A page or file of the site, by its path below the base. A page also has its HTML. */
export type Site = {
  readonly base: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
  /** The addresses outside the site, on the same host, to which pages link, such as the portal's first page. */
  readonly elsewhere: readonly string[];
};

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
const attribute = /<(\w+)\b[^>]*?\s(href|src|action)="([^"]*)"/g;

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => unescaped(id)));

/**
 * Returns a sentence for every link that leads nowhere: to a page or file that is not there, to a part that its page does
 * not have, or, for anything that a page loads, to another host.
 *
 * @example
 * deadLinks(site); // ["errors/stale/ links to /docs/errors/gone/, and there is no such page."]
 */
export function deadLinks({ base, pages, files, elsewhere }: Site): string[] {
  const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]));
  const faultOf = (from: string, element: string, address: string): string | undefined => {
    if (/^https?:/.test(address)) return element === "a" ? undefined : "which is on another host";
    if (address.startsWith("mailto:")) return undefined;
    const [path = "", id] = address.split("#");
    const target = path === "" ? from : path.startsWith(base) ? path.slice(base.length).split("?")[0] : undefined;
    if (target === undefined)
      return elsewhere.includes(path) ? undefined : "which is neither a page of this site nor listed as elsewhere";
    if (files.has(target)) return undefined;
    const there = ids.get(target);
    if (!there) return "and there is no such page";
    return id && !there.has(id) ? "and that page has no such part" : undefined;
  };
  return [...pages].flatMap(([from, html]) =>
    [...html.matchAll(attribute)].flatMap(([, element = "", , raw = ""]) => {
      const address = unescaped(raw);
      const fault = faultOf(from, element, address);
      return fault ? `${from || "the first page"} links to ${address}, ${fault}.` : [];
    }),
  );
}
