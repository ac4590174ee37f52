import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/theme.css.ts";

export const summary = style({
  padding: vars.space.medium,
  border: `3px solid ${vars.colour.border.error}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surface.raised,
  selectors: { "&:focus": focusRing },
});

export const list = style({ margin: 0, paddingInlineStart: vars.space.large, color: vars.colour.text.error });
export const error = style({ fontWeight: vars.weight.strong, color: vars.colour.text.error });
