/** A page, rendered. */
export type RenderedDocument = {
  /** The path below the base of the site: "" for the first page, "errors/stale/" for another. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The content of the body, as HTML. */
  readonly body: string;
  /** The names of the scripts that the page starts with. Most pages need none but the site's own. */
  readonly scripts?: readonly string[];
};

/** What the module that renders the pages learns about the build. */
export type RenderTools = {
  /** The path below which the site is served, such as "/docs/". */
  readonly base: string;
  /** Adds a file to the site, with a hash of its contents in its name. Returns its address. */
  readonly addFile: (name: string, content: string) => string;
};

export type DocumentParts = RenderedDocument & {
  readonly base: string;
  readonly language: string;
  /** The address of the stylesheet. All pages share it, so that a browser loads it once. */
  readonly stylesheet: string;
  /** A script that runs before the first paint. It is inline, and its hash is in the policy. */
  readonly headScript: string;
  /** The addresses of the scripts, which are run when the page has been read. */
  readonly scriptFiles: readonly string[];
};

const letters: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => letters[letter] ?? "");

/** Builds the HTML of one page. */
export function documentOf(parts: DocumentParts): string {
  const { base, language, title, description, stylesheet, headScript, scriptFiles, body } = parts;
  const scripts = scriptFiles.map((file) => `\n    <script type="module" src="${file}"></script>`).join("");
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0a4a30">
    <meta name="description" content="${escaped(description)}">
    <title>${escaped(title)}</title>
    <script>${headScript}</script>
    <link rel="stylesheet" href="${stylesheet}">
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml">${scripts}
  </head>
  <body>${body}</body>
</html>
`;
}
