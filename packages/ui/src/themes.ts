export { contrast } from "./theme/contrast.ts";
export { type Pair, pairsOf } from "./theme/pairs.ts";
export { type ThemeName, themes } from "./theme/palettes.ts";
export { type Colours, measures, type Space, type Theme } from "./theme/tokens.ts";
