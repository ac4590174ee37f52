import { media, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const filter = style({ position: "relative", display: "grid", gap: vars.space.xxsmall, minWidth: 0 });

export const label = style({ lineHeight: vars.line.heading });

/** Looks like the select fields next to it. */
export const opener = style({
  width: "100%",
  minWidth: 0,
  paddingInline: vars.space.small,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  fontWeight: vars.weight.regular,
});

globalStyle(`${opener} > span`, {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.xsmall,
  width: "100%",
});

/** On one line, as in a select field, so that the labels of all filters stay level. The open filter shows every value. */
export const said = style({
  minWidth: 0,
  overflow: "hidden",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** Floats above the page on wide screens, and is part of it on phones. */
export const panel = style({
  padding: vars.space.small,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  "@media": {
    [media.tablet]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineStart: 0,
      zIndex: 10,
      width: "max-content",
      minWidth: "100%",
      maxWidth: "22rem",
      boxShadow: vars.shadow.high,
    },
  },
  selectors: { "&[hidden]": { display: "none" } },
});
