import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const inset = style({
  paddingBlock: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `0.5rem solid ${vars.colour.border.control}`,
  color: vars.colour.text.standard,
  overflowWrap: "anywhere",
});
