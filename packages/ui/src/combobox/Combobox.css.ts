import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const wrapper = style({ minWidth: 0 });

export const panel = style({
  position: "fixed",
  inset: "auto",
  maxHeight: "18rem",
  margin: 0,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  boxShadow: vars.shadow.high,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Only for browsers without popovers. A popover is above everything in any case.
  zIndex: 200,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target.standard,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&[data-active='true']": {
      background: vars.colour.surface.action,
      outline: `2px solid ${vars.colour.border.action}`,
      outlineOffset: "-2px",
    },
    "&[aria-selected='true']": { fontWeight: vars.weight.strong },
    "&[aria-disabled='true']": { color: vars.colour.text.secondary, cursor: "not-allowed" },
  },
});

export const note = style({
  padding: vars.space.small,
  color: vars.colour.text.secondary,
});
