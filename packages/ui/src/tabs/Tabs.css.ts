import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.medium,
  margin: 0,
  padding: 0,
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
  listStyle: "none",
});

const chosen = "&[aria-selected='true'], &[aria-current]";

export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minWidth: 0,
  maxWidth: "100%",
  minHeight: vars.target.standard,
  // The tab overlaps the tab list's border.
  marginBottom: -1,
  padding: `${vars.space.xsmall} ${vars.space.xxsmall}`,
  border: 0,
  borderBottom: "4px solid transparent",
  borderRadius: 0,
  background: "none",
  color: vars.colour.text.secondary,
  font: "inherit",
  fontWeight: vars.weight.medium,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { ...focusRing, borderRadius: vars.radius.small },
    [chosen]: {
      borderBottomColor: vars.colour.border.action,
      color: vars.colour.text.standard,
      fontWeight: vars.weight.strong,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { color: vars.colour.text.standard, textDecoration: "underline" } },
    // Forced-colours mode shows transparent borders, so only the selected tab has one.
    [media.forcedColours]: {
      marginBottom: 0,
      borderBottomColor: "Canvas",
      selectors: { [chosen]: { borderBottomColor: "Highlight" } },
    },
  },
});

export const panel = style({
  paddingTop: vars.space.large,
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": { ...focusRing, borderRadius: vars.radius.small } },
});
