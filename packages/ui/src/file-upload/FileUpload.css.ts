import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/theme.css.ts";

export const area = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `2px dashed ${vars.colour.border.control}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surface.raised,
  selectors: {
    "&[data-dragged='true']": { borderColor: vars.colour.border.action, background: vars.colour.surface.action },
  },
});

// The browser's own file input receives focus, drops and presses. It is transparent and lies on top of the visible
// button.
export const picker = style({ position: "relative", display: "inline-flex" });
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});
export const button = style({
  selectors: {
    [`${input}:focus-visible + &`]: focusRing,
    [`${input}:disabled + &`]: {
      background: vars.colour.surface.sunken,
      borderStyle: "dashed",
      color: vars.colour.text.secondary,
    },
  },
});

// Only handheld devices have a camera that is suitable for documents.
export const camera = style({ display: "none", "@media": { "(pointer: coarse)": { display: "inline-flex" } } });
export const dropHint = style({
  color: vars.colour.text.secondary,
  "@media": { "(pointer: coarse)": { display: "none" } },
});

export const list = style({ display: "grid", gap: vars.space.xsmall, margin: 0, padding: 0, listStyle: "none" });

export const item = style({
  display: "grid",
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  border: `1px solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  selectors: { "&[data-state='failed'], &[data-state='refused']": { borderColor: vars.colour.border.error } },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xsmall,
});

export const name = style({ display: "flex", gap: vars.space.xsmall, minWidth: 0, overflowWrap: "anywhere" });
export const size = style({ color: vars.colour.text.secondary, fontVariantNumeric: "tabular-nums" });
export const sent = style({ color: vars.colour.text.success });
export const progress = style({ width: "100%", height: "0.5rem", accentColor: vars.colour.fill.action });
