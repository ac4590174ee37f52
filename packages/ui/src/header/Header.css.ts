import { style } from "@vanilla-extract/css";
import { withoutPopovers } from "../popover/has-popovers.ts";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const { fill, on, surface, text, border } = vars.colour;

export const header = style({
  position: "relative",
  background: fill.brand,
  color: on.brand,
  "@media": { [media.print]: { background: "none", color: text.standard } },
});

export const sticky = style({ position: "sticky", zIndex: 100, top: 0 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  minHeight: "3.5rem",
  paddingBlock: vars.space.xxsmall,
});

export const brand = style({ display: "flex", alignItems: "center", minWidth: 0, marginInlineEnd: "auto" });

export const ends = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xxsmall,
  "@media": { [media.print]: { display: "none" } },
});

export const menuButton = style({
  "@media": { [media.desktop]: { display: "none" } },
  "@supports": { [withoutPopovers]: { display: "none" } },
});

// On wide screens, the links form a row. When opened as a popover, they form a sheet at the side of the screen, even if
// the screen has since become wider.
export const nav = style({
  selectors: {
    "&:popover-open": {
      position: "fixed",
      inset: 0,
      insetInlineStart: "auto",
      width: "min(20rem, 100vw)",
      height: "100dvh",
      margin: 0,
      padding: vars.space.medium,
      border: 0,
      borderInlineStart: `1px solid ${border.subtle}`,
      background: surface.raised,
      color: text.standard,
      boxShadow: vars.shadow.high,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    "&::backdrop": { background: vars.colour.scrim },
  },
  "@media": {
    [media.desktop]: {
      selectors: {
        "&:not(:popover-open)": {
          position: "static",
          display: "block",
          width: "auto",
          height: "auto",
          margin: 0,
          padding: 0,
          border: 0,
          background: "none",
          color: "inherit",
          overflow: "visible",
        },
      },
    },
    [media.print]: { display: "none" },
  },
});

export const close = style({
  display: "flex",
  justifyContent: "flex-end",
  selectors: { [`${nav}:not(:popover-open) &`]: { display: "none" } },
  "@supports": { [withoutPopovers]: { display: "none" } },
});

export const links = style({
  display: "flex",
  flexDirection: "column",
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: {
    [`${nav}:not(:popover-open) &`]: { flexDirection: "row", flexWrap: "wrap", gap: `0 ${vars.space.large}` },
  },
  "@supports": { [withoutPopovers]: { flexDirection: "row", flexWrap: "wrap", gap: `0 ${vars.space.large}` } },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.target.standard,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.small,
  color: "inherit",
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" },
    "&:focus-visible": focusRing,
    // The current page is bold, with a gold bar below its link in the row and next to it in the sheet.
    "&[aria-current]": { fontWeight: vars.weight.strong, boxShadow: `inset 0 -0.25rem ${fill.accent}` },
    "&[aria-current]:focus-visible": { boxShadow: focusRing.boxShadow },
    [`${nav}:popover-open &`]: { paddingInline: vars.space.medium, borderBottom: `1px solid ${border.subtle}` },
    [`${nav}:popover-open &[aria-current]:not(:focus-visible)`]: {
      background: surface.action,
      boxShadow: `inset 0.25rem 0 ${fill.action}`,
    },
    [`[dir='rtl'] ${nav}:popover-open &[aria-current]:not(:focus-visible)`]: {
      boxShadow: `inset -0.25rem 0 ${fill.action}`,
    },
  },
  "@media": { [media.forcedColours]: { selectors: { "&[aria-current]": { borderBottom: "4px solid Highlight" } } } },
});
