import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { withoutPopovers } from "../popover/has-popovers.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const enter = keyframes({ from: { opacity: 0, transform: "translateY(-0.25rem)" } });

export const menu = style({
  position: "fixed",
  inset: "auto",
  width: "max-content",
  minWidth: "12rem",
  maxWidth: "min(22rem, 100vw - 1rem)",
  maxHeight: "calc(100dvh - 1rem)",
  margin: 0,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.standard,
  fontWeight: vars.weight.regular,
  textAlign: "start",
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:popover-open": { animation: `${enter} ${vars.motion.quick} ease-out` } },
  "@supports": { [withoutPopovers]: { zIndex: 200, selectors: { "&:not([data-open])": { display: "none" } } } },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  width: "100%",
  minHeight: vars.target.standard,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  font: "inherit",
  lineHeight: vars.line.heading,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    // The focus ring is drawn inside the item, because there is no room around the item.
    "&:focus": {
      background: vars.colour.surface.action,
      outline: `2px solid ${vars.colour.border.action}`,
      outlineOffset: "-2px",
    },
    "&[aria-disabled='true']": { color: vars.colour.text.secondary, cursor: "not-allowed" },
  },
  "@media": { [media.hover]: { ":hover": { background: vars.colour.surface.sunken } } },
});

export const tone = styleVariants({
  standard: { color: "inherit" },
  error: { color: vars.colour.text.error },
});

export const divider = style({
  height: 0,
  margin: `${vars.space.xxsmall} 0`,
  border: 0,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});
