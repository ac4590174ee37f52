import type { Drawing } from "./drawing/drawing.ts";
import { partsOf } from "./drawing/parts-of.ts";

/**
 * Options for `svgOf` and `signSvg`.
 *
 * @example
 * const options: SvgOptions = { title: "Give way", size: 96 };
 */
export type SvgOptions = {
  /** The text alternative. If it is missing or empty, the picture is decorative and screen readers skip it. */
  readonly title?: string | undefined;
  /** Width and height in CSS pixels. By default the picture fills its container. */
  readonly size?: number | undefined;
};

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for markup. Characters that XML cannot contain even as an entity, such as NUL, are removed. */
const escapeText = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters to remove.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");

const attributeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a drawing's SVG markup, without React. Only imported drawings are bundled.
 *
 * @example
 * import { stop, svgOf } from "@kwan/signs";
 * button.innerHTML = svgOf(stop, { title: "Stop", size: 64 });
 */
export function svgOf(drawing: Drawing, { title = "", size }: SvgOptions = {}): string {
  const measure = size === undefined ? "" : ` width="${Number(size)}" height="${Number(size)}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"${measure}`;
  const label = escapeText(title);
  const paths = partsOf(drawing).map((part) => {
    const attributes = Object.entries(part).map(([name, value]) => ` ${attributeName(name)}="${value}"`);
    return `<path${attributes.join("")}/>`;
  });
  const head = label === "" ? `${open} aria-hidden="true">` : `${open} role="img"><title>${label}</title>`;
  return `${head}${paths.join("")}</svg>`;
}
