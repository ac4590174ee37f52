import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxsmall,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A field with an error has a line down its side, so that it stands out without colour. */
export const invalid = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.colour.border.error}`,
});

// Without this, browsers start the line halfway down the legend, as they do with the border of every fieldset.
globalStyle(`${invalid} > legend`, { float: "left", marginBottom: 0 });

export const label = style({
  padding: 0,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
  overflowWrap: "anywhere",
});

export const optional = style({ fontWeight: vars.weight.regular, color: vars.colour.text.secondary });

export const hint = style({ margin: 0, color: vars.colour.text.secondary, overflowWrap: "anywhere" });

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xxsmall,
  margin: 0,
  color: vars.colour.text.error,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

export const errorIcon = style({ marginTop: "0.15em" });
