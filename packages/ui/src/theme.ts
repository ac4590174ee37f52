// Separate from the components: a stylesheet that imported the tokens from the root would include the rules of every
// component.
export { focusRing } from "./theme/focus.ts";
export { media } from "./theme/media.ts";
export { vars } from "./theme/theme.css.ts";
