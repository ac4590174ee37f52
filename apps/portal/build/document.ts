import { type Language, languages } from "@kwan/domain/language";
import { baseOf } from "./language.ts";
import type { RenderedPage } from "./render.tsx";

/** The parts of a page's HTML. Files are given as paths from the root of the site. */
export type DocumentParts = RenderedPage & {
  language: Language;
  /** The styles are inline, because a separate stylesheet would need another round trip before the first paint. */
  css: string;
  /** A script that runs before the first paint. */
  headScript: string;
  /** The notice for readers whose page fails to start. */
  notice: string;
  styles: readonly string[];
  /** The last script starts the page. The others can run in any order. */
  scripts: readonly string[];
};

const lines = (all: readonly string[]) => all.map((line) => `\n    ${line}`).join("");

/**
 * Builds the HTML of one page. The scripts come last and with low priority, so that they do not delay the text. All but
 * the last run as soon as they arrive, one at a time, so that a slow phone can respond in between. The inlined styles
 * are also listed as links with a type that browsers ignore, so that no script loads them again.
 *
 * @example
 * documentOf({ ...page, language: "en", css, headScript, notice, styles: [], scripts: ["assets/public-1a2b3c4d.js"] });
 */
export function documentOf(parts: DocumentParts): string {
  const { row, address, title, description, content, language, css, headScript, notice, styles, scripts } = parts;
  const base = baseOf(language);
  const link = (attributes: string) => `<link ${attributes}>`;
  const inlined = styles.map((file) => link(`rel="stylesheet" type="text/inlined" href="${base}${file}"`));
  // Only public pages without a parameter are listed for search engines, once in each language.
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
    <link rel="license" href="/licences.txt" type="text/plain">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="manifest" href="${base}manifest.webmanifest">
    <title>${title}</title>
    <script>${headScript}</script>
    <style>${css}</style>${lines([...inlined, ...(isListed ? alternates : [])])}
  </head>
  <body>
    <div id="root" data-page="${row.file}" data-page-layout="${row.layout}">${content}</div>
    ${notice}${lines(
      scripts.map(
        (file, at) =>
          `<script type="module" crossorigin fetchpriority="low"${at < scripts.length - 1 ? " async" : ""} src="${base}${file}"></script>`,
      ),
    )}
  </body>
</html>
`;
}
