import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/theme.css.ts";

export const skipLink = style({
  position: "absolute",
  zIndex: 1200,
  top: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target.standard,
  maxWidth: `calc(100% - 2 * ${vars.space.xsmall})`,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  color: vars.colour.text.link,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
  selectors: {
    "&:focus": focusRing,
    "&:not(:focus)": { clipPath: "inset(50%)", width: 1, height: 1, minHeight: 0, padding: 0, overflow: "hidden" },
  },
});
