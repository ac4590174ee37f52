// The tokens have an entry point of their own, because importing them from the root would add the styles of every
// component to a stylesheet.
export { focusRing } from "./theme/focus.ts";
export { media } from "./theme/media.ts";
export { vars } from "./theme/theme.css.ts";
