import { vars } from "./theme.css.ts";

/** The focus ring: a light and a dark line, so that it is visible on any background. */
export const focusRing = {
  outline: `2px solid ${vars.colour.focus.outer}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.colour.focus.inner}`,
} as const;
