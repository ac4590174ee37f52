/** Every practice page, as the server sends it in one file: `OfflinePractice` in src/guide/practice-offline.ts. */
export type Pages = {
  readonly around: readonly [string, string, string];
  readonly pages: Readonly<Record<string, readonly [title: string, content: string]>>;
};

/**
 * Returns the document of the page at an address, or undefined if there is none. Of the query, a page depends only on the
 * answer. An answer that a question does not have shows the question, as the server does.
 *
 * @example
 * documentAt(pages, "/guide/practice", new URL("https://portal.example/guide/practice/road-sign/1?answer=b"));
 */
export function documentAt(
  { around, pages }: Pages,
  scope: string,
  { pathname, searchParams }: URL,
): string | undefined {
  const path = pathname.replace(/\/+$/, "").slice(scope.length);
  const answer = searchParams.get("answer");
  const page = (answer && pages[`${path}?answer=${encodeURIComponent(answer)}`]) || pages[path];
  if (!page) return undefined;
  const [start, middle, end] = around;
  const [title, content] = page;
  return start + title + middle + content + end;
}
