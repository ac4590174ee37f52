import { vars } from "./theme.css.ts";

/** The ring around what the keyboard is on: a light and a dark one, so that it shows on whatever is behind. */
export const focusRing = {
  outline: `2px solid ${vars.colour.focus.outer}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.colour.focus.inner}`,
} as const;
