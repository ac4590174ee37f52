import { createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { light } from "./light.ts";
import { nameOfToken } from "./names.ts";
import { themes } from "./palettes.ts";
import { rulesOf } from "./rules.ts";
import { measures } from "./tokens.ts";

const { scheme: _, ...themed } = light;

/**
 * Every token as a custom property with a readable name: `vars.colour.text.link` is `var(--kw-colour-text-link)`.
 *
 * @example
 * const note = style({ color: vars.colour.text.secondary, padding: vars.space.medium });
 */
export const vars = createGlobalThemeContract({ ...themed, ...measures }, (_value, path) => nameOfToken(path));

for (const { selector, media, declarations } of rulesOf(themes)) {
  const { "color-scheme": colorScheme, ...custom } = declarations;
  const rule = { vars: custom, ...(colorScheme ? { colorScheme } : {}) };
  globalStyle(selector, media ? { "@media": { [media]: rule } } : rule);
}

// These rules have zero specificity too, so that any rule on a page takes precedence.
globalStyle(":where(*, ::before, ::after)", { boxSizing: "border-box" });
globalStyle(":where(html)", { textSizeAdjust: "100%", WebkitTextSizeAdjust: "100%" });
globalStyle(":where(body)", { margin: 0 });
globalStyle(":where(body, [data-theme])", {
  background: vars.colour.surface.page,
  color: vars.colour.text.standard,
  fontFamily: vars.font.text,
  fontSize: vars.text.standard,
  lineHeight: vars.line.text,
  "@media": { print: { background: "none" } },
});
