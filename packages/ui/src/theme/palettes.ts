import { dark } from "./dark.ts";
import { highContrast } from "./high-contrast.ts";
import { highContrastDark } from "./high-contrast-dark.ts";
import { light } from "./light.ts";

/**
 * The themes, by the value of `data-theme`. Without the attribute, a page follows the device.
 *
 * @example
 * document.documentElement.dataset.theme = "high-contrast" satisfies ThemeName;
 */
export const themes = { light, dark, "high-contrast": highContrast, "high-contrast-dark": highContrastDark } as const;

/** The name of a theme, used as the value of the `data-theme` attribute. */
export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as readonly ThemeName[];
