// Beside the components, not among them: a stylesheet that took the tokens from the root would take every component's rules along.
export { focusRing } from "./theme/focus.ts";
export { media } from "./theme/media.ts";
export { vars } from "./theme/theme.css.ts";
