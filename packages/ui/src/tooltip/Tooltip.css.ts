import { keyframes, style } from "@vanilla-extract/css";
import { withoutPopovers } from "../popover/has-popovers.ts";
import { vars } from "../theme/theme.css.ts";

const enter = keyframes({ from: { opacity: 0 } });

export const anchor = style({ display: "inline-flex", maxWidth: "100%" });

export const tooltip = style({
  position: "fixed",
  inset: "auto",
  width: "max-content",
  maxWidth: "min(20rem, 100vw - 1rem)",
  margin: 0,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  textAlign: "start",
  overflowWrap: "anywhere",
  selectors: { "&:popover-open": { animation: `${enter} ${vars.motion.quick} ease-out` } },
  "@supports": { [withoutPopovers]: { zIndex: 200, selectors: { "&:not([data-open])": { display: "none" } } } },
});
