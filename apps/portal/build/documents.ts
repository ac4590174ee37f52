import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A document, and the hash by which its policy lets its styles in. */
export type Document = { html: string; styles: string };

const linkedStyles = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;
const linkedScripts =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)">(?:<\/script>)?/g;

/** What is read comes first: a script has no part in it. */
const script = 'type="module" crossorigin fetchpriority="low"';

/**
 * Puts the styles into the document: a stylesheet of its own would be a second trip before anything can be painted. What
 * stands in it is named all the same, so that no script asks for it again. The scripts, and further ones that the page needs,
 * are named at its end: they must not take the line before the page has come, and none of them is found later. Each runs when
 * it has come and by itself, so that between two of them the phone answers; only the one that begins waits for the document.
 *
 * @example
 * const { html } = withStyles("dist", readFileSync("dist/index.html", "utf8"), ["assets/parts-1a2b.js"]);
 */
export function withStyles(dist: string, html: string, files: Iterable<string>): Document {
  const named = new Set([...[...html.matchAll(linkedStyles)].map(([, file = ""]) => file), ...files]);
  const styles = [...named].filter((file) => file.endsWith(".css"));
  const [entry = "", ...needed] = [...html.matchAll(linkedScripts)].map(([, file = ""]) => file);
  const further = [...named].filter((file) => file.endsWith(".js") && !html.includes(file));
  const css = styles.map((file) => readFileSync(join(dist, file), "utf8")).join("");
  const head = [`<style>${css}</style>`, ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`)];
  const end = [
    ...[...needed, ...further].map((file) => `<script ${script} async src="/${file}"></script>`),
    `<script ${script} src="/${entry}"></script>`,
  ];
  const before = (tag: string, lines: readonly string[]) => () =>
    `${lines.map((line) => `  ${line}\n  `).join("")}${tag}`;
  return {
    html: html
      .replace(linkedStyles, "")
      .replace(linkedScripts, "")
      .replace("</head>", before("</head>", head))
      .replace("</body>", before("</body>", end)),
    styles: `sha256-${createHash("sha256").update(css).digest("base64")}`,
  };
}
