import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const cards = style({ display: "grid", gap: vars.space.small });

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.small,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surface.raised,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.colour.border.action,
      background: vars.colour.surface.action,
      boxShadow: `inset 0 0 0 1px ${vars.colour.border.action}`,
    },
    "&:has(:disabled)": { cursor: "not-allowed", background: vars.colour.surface.sunken, borderStyle: "dashed" },
  },
  "@media": {
    [media.forcedColours]: { selectors: { "&:has(:checked)": { borderWidth: 3, borderColor: "Highlight" } } },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xsmall,
  overflowWrap: "anywhere",
  minWidth: 0,
});

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  lineHeight: vars.line.heading,
  paddingTop: "0.125rem",
});

export const title = style({ fontWeight: vars.weight.strong });
export const meta = style({ fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.medium });
export const hint = style({ color: vars.colour.text.secondary });

export const group = style({ display: "grid", gap: vars.space.xxsmall });

export const members = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space.xsmall,
  marginTop: vars.space.xxsmall,
});
