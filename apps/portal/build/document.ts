import { type Language, languages } from "@kwan/domain/language";
import { baseOf } from "./language.ts";
import type { RenderedPage } from "./render.tsx";

/** What a document is made of. Files are named by their path below the root of the site. */
export type DocumentParts = RenderedPage & {
  language: Language;
  /** The styles stand in the document: a stylesheet of its own would be a second trip before the first paint. */
  css: string;
  themeScript: string;
  styles: readonly string[];
  /** In the order in which they are asked for; the last one starts the page. */
  scripts: readonly string[];
};

const lines = (all: readonly string[]) => all.map((line) => `\n    ${line}`).join("");

/**
 * The document of one page. Its scripts are named at its end and with low priority, so that they do not delay what can be read.
 * All but the last run as soon as they arrive, one by one, so that a slow phone can answer in between. The styles that stand in
 * the document are named as well, so that no script asks for them again; the type keeps the browser from doing so.
 *
 * @example
 * documentOf({ ...page, language: "en", css, themeScript, styles: [], scripts: ["assets/public-1a2b3c4d.js"] });
 */
export function documentOf(parts: DocumentParts): string {
  const { row, address, title, description, shown, language, css, themeScript, styles, scripts } = parts;
  const base = baseOf(language);
  const link = (attributes: string) => `<link ${attributes}>`;
  const inlined = styles.map((file) => link(`rel="stylesheet" type="text/inlined" href="${base}${file}"`));
  // What search engines may list: the same page in each language.
  const isListed = row.layout !== "portal" && !address.includes(":");
  const alternates = languages.map((other) =>
    link(`rel="alternate" hreflang="${other}" href="${baseOf(other)}${address.slice(1)}"`),
  );
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0a4a30">
    <meta name="description" content="${description}">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <title>${title}</title>
    <script>${themeScript}</script>
    <style>${css}</style>${lines([...inlined, ...(isListed ? alternates : [])])}
  </head>
  <body>
    <div id="root" data-page="${row.file}">${shown}</div>${lines(
      scripts.map(
        (file, at) =>
          `<script type="module" crossorigin fetchpriority="low"${at < scripts.length - 1 ? " async" : ""} src="${base}${file}"></script>`,
      ),
    )}
  </body>
</html>
`;
}
