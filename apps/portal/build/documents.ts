import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A document, and the hash by which its policy lets its styles in. */
export type Document = { html: string; styles: string };

const linked = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;

/**
 * Puts the styles into the document: a stylesheet of its own would be a second trip before anything can be painted. What
 * stands in it is named all the same, so that no script asks for it again. Further scripts are named, so that none is found late.
 */
export function withStyles(dist: string, html: string, files: Iterable<string>): Document {
  const named = new Set([...[...html.matchAll(linked)].map(([, file = ""]) => file), ...files]);
  const styles = [...named].filter((file) => file.endsWith(".css"));
  const scripts = [...named].filter((file) => file.endsWith(".js") && !html.includes(file));
  const css = styles.map((file) => readFileSync(join(dist, file), "utf8")).join("");
  const head = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<style>${css}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ];
  return {
    html: html.replace(linked, "").replace("</head>", () => `${head.map((line) => `  ${line}\n  `).join("")}</head>`),
    styles: `sha256-${createHash("sha256").update(css).digest("base64")}`,
  };
}
