export { contrast } from "./theme/contrast.ts";
export { type Brand, type BrandTheme, createTheme, type MovedColour } from "./theme/create-theme.ts";
export { type DesignToken, type DesignTokens, designTokensOf } from "./theme/design-tokens.ts";
export { type Pair, pairsOf } from "./theme/pairs.ts";
export { type ThemeName, themes } from "./theme/palettes.ts";
export { type Colours, type ColourToken, measures, type Space, type Theme } from "./theme/tokens.ts";
export { uses } from "./theme/uses.ts";
