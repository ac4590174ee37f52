// The tokens have their own entry point, because importing them from the root would add the styles of every component
// to a stylesheet.
export { focusRing } from "./theme/focus.ts";
export { media } from "./theme/media.ts";
export { vars } from "./theme/theme.css.ts";
