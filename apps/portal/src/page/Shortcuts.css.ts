import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const shortcuts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.large,
  fontSize: vars.text.small,
  "@media": { [media.phoneOnly]: { display: "none" }, print: { display: "none" } },
});

export const key = style({
  display: "inline-block",
  minWidth: "1.75em",
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.colour.surface.raised,
  fontFamily: "inherit",
  fontSize: vars.text.small,
  textAlign: "center",
});
