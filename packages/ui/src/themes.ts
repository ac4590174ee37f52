import { dark } from "./theme/dark.ts";
import { highContrast } from "./theme/high-contrast.ts";
import { highContrastDark } from "./theme/high-contrast-dark.ts";
import { light } from "./theme/light.ts";

export { contrast } from "./theme/contrast.ts";
export { type Pair, pairsOf } from "./theme/pairs.ts";
export { type Colours, measures, type Space, type Theme } from "./theme/tokens.ts";

/**
 * The themes, by the value of `data-theme`. Without the attribute, a page follows the device.
 *
 * @example
 * document.documentElement.dataset.theme = "high-contrast" satisfies ThemeName;
 */
export const themes = { light, dark, "high-contrast": highContrast, "high-contrast-dark": highContrastDark } as const;

/** The name of a theme, used as the value of the `data-theme` attribute. */
export type ThemeName = keyof typeof themes;
