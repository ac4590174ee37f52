import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

export const dialog = style({
  width: "min(34rem, calc(100vw - 2rem))",
  maxHeight: "calc(100dvh - 2rem)",
  margin: "auto",
  padding: 0,
  border: `1px solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  boxShadow: vars.shadow.high,
  overflow: "auto",
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": { animation: `${rise} ${vars.motion.calm} ease-out` },
    "&::backdrop": { background: vars.colour.scrim },
  },
});

export const content = style({ padding: vars.space.large });

export const heading = style({ paddingInlineEnd: vars.space.xxlarge });

export const close = style({
  position: "absolute",
  top: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
});
