import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark } from "./dark.ts";
import { highContrast } from "./high-contrast.ts";
import { highContrastDark } from "./high-contrast-dark.ts";
import { light } from "./light.ts";
import { measures, type Theme } from "./tokens.ts";

const { scheme: _, ...themed } = light;

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every token as a custom property with a readable name: `vars.colour.text.link` is `var(--kw-colour-text-link)`.
 *
 * @example
 * const note = style({ color: vars.colour.text.secondary, padding: vars.space.medium });
 */
export const vars = createGlobalThemeContract(
  { ...themed, ...measures },
  (_value, path) => `kw-${path.map(kebab).join("-")}`,
);

const paint = ({ scheme, ...colours }: Theme) => ({
  colorScheme: scheme,
  vars: { ...assignVars(vars.colour, colours.colour), ...assignVars(vars.shadow, colours.shadow) },
});

const { colour: _colour, shadow: _shadow, ...measureVars } = vars;

globalStyle(":root", { vars: assignVars(measureVars, measures) });
globalStyle(":root, [data-theme='light']", paint(light));
globalStyle("[data-theme='dark']", paint(dark));
globalStyle("[data-theme='high-contrast']", paint(highContrast));
globalStyle("[data-theme='high-contrast-dark']", paint(highContrastDark));

const moreContrast = "(prefers-contrast: more)";

// Without a chosen theme, the page follows the device.
globalStyle(":root:not([data-theme])", {
  "@media": {
    "(prefers-color-scheme: dark)": paint(dark),
    [`${moreContrast} and (prefers-color-scheme: light)`]: paint(highContrast),
    [`${moreContrast} and (prefers-color-scheme: dark)`]: paint(highContrastDark),
  },
});

// A person who has chosen light or dark still gets the device's contrast setting.
globalStyle("[data-theme='light']", { "@media": { [moreContrast]: paint(highContrast) } });
globalStyle("[data-theme='dark']", { "@media": { [moreContrast]: paint(highContrastDark) } });

globalStyle(":root", {
  "@media": { "(prefers-reduced-motion: reduce)": { vars: { [vars.motion.quick]: "0ms", [vars.motion.calm]: "0ms" } } },
});

// Print always uses dark text on white, whatever the theme on screen. The doubled selector takes precedence over every
// theme.
globalStyle(":root:root, [data-theme][data-theme]", { "@media": { print: paint(light) } });

// These rules have zero specificity, so that any rule on a page takes precedence.
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
