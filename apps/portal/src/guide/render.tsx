import { getLanguage, languages } from "@kwan/domain/language";
import { renderToStaticMarkup } from "react-dom/server";
import { themeScript } from "../page/theme-choice.ts";
import { titleOf } from "../page/title.ts";
import { base } from "../paths.ts";
import type { FormState } from "./enquiries/form-state.ts";
import { GuideLayout } from "./GuideLayout.tsx";
import type { GuideData } from "./guide-data.ts";
import type { GuidePage } from "./guide-page.ts";
import { askForPosition } from "./own-position.ts";
import { notFoundPage } from "./pages/not-found.tsx";
import { listedPaths, makerOf, movedTo } from "./pages.ts";
import { installLinks, isPractice, offlinePath, offlinePractice, registration } from "./practice-offline.ts";

/**
 * The inline scripts of the page at a path below /guide. Every page applies the theme that the reader has chosen in the
 * portal, the practice pages register their worker, and the page of branches can ask for the reader's position.
 */
export const scriptsOf = (path: string): readonly string[] => [
  themeScript,
  ...(isPractice(path) ? [registration] : []),
  ...(path === "branches" ? [askForPosition] : []),
];

/** The styles of every page. The build replaces this text with them. */
export const css = "GUIDE_STYLES";

const letters: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => letters[letter] ?? "");

const rootOf = (language: string) => (language === languages[0] ? "" : `/${language}`);

/**
 * The links and facts for search engines and chats. An installation with invented people has none. Chats show no SVG, so the
 * picture is a PNG in `public`. It is not made by the build, because no library that we have draws one without a browser
 * (pngjs only writes pixels), and a build needs no browser.
 */
function factsOf({ title, description, facts, isUnlisted }: GuidePage, path: string, data: GuideData): string[] {
  if (data.isInvented || isUnlisted) return ['<meta name="robots" content="noindex">'];
  const { origin } = data;
  const at = (language: string) => `${origin}${rootOf(language)}${path}`;
  const share = { title, description, type: "website", url: at(getLanguage()), image: `${origin}/guide.png` };
  return [
    `<link rel="canonical" href="${at(getLanguage())}">`,
    ...languages.map((language) => `<link rel="alternate" hreflang="${language}" href="${at(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at(languages[0])}">`,
    ...Object.entries(share).map(([name, value]) => `<meta property="og:${name}" content="${escaped(value)}">`),
    ...(facts
      ? [
          `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
  ];
}

function documentOf(page: GuidePage, path: string, data: GuideData): string {
  const below = path.slice("/guide/".length);
  const content = renderToStaticMarkup(
    <GuideLayout page={page} path={path} data={data}>
      {page.content}
    </GuideLayout>,
  );
  return `<!doctype html>
<html lang="${getLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0a4a30">
<meta name="description" content="${escaped(page.description)}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${escaped(titleOf(page.title))}</title>
${[...factsOf(page, path, data), ...(isPractice(below) ? installLinks : [])].join("\n")}
${scriptsOf(below)
  .map((script) => `<script>${script}</script>`)
  .join("\n")}
<style>${css}</style>
</head>
<body>${content}</body>
</html>
`;
}

export type Rendered =
  | { readonly status: 200 | 404; readonly html: string; readonly isData?: true }
  | { readonly movedTo: string };

/**
 * Renders the page at a path below /guide, with the answers of a form that was sent to it.
 *
 * @example
 * render("prices", new URLSearchParams(), data); // { status: 200, html: "<!doctype html>…" }
 */
export function render(
  path: string,
  query: URLSearchParams,
  data: GuideData,
  form?: URLSearchParams,
  state?: FormState,
): Rendered {
  if (path === offlinePath) {
    const htmlOf = (address: string) => {
      const [page = "", answer] = address.split("?");
      const rendered = render(page, new URLSearchParams(answer), data);
      return "html" in rendered ? rendered.html : "";
    };
    return { status: 200, html: JSON.stringify(offlinePractice(data, htmlOf)), isData: true };
  }
  const moved = movedTo(path);
  if (moved) return { movedTo: `${base}/guide/${moved}` };
  const page = makerOf(path)?.(data, query, form, state);
  const address = path === "" ? "/guide" : `/guide/${path}`;
  return page
    ? { status: 200, html: documentOf(page, address, data) }
    : { status: 404, html: documentOf(notFoundPage(), address, data) };
}

/** Returns the addresses of all pages that search engines should know, in this build's language. */
export const addresses = (data: GuideData): string[] =>
  listedPaths(data).map((path) => `${base}/guide${path && `/${path}`}`);
