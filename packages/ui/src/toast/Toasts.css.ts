import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/theme.css.ts";

// [R-FRM-09] Toasts are at the top right, whatever the text direction, and at most 300 px and 11/12 of the screen wide.
export const viewport = style({
  position: "fixed",
  zIndex: 1000,
  top: 0,
  right: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xsmall,
  width: `min(300px, ${(11 / 12) * 100}vw)`,
  margin: 0,
  padding: 0,
  paddingTop: vars.space.medium,
  marginRight: `min(${vars.space.medium}, ${(0.5 / 12) * 100}vw)`,
  listStyle: "none",
  outline: "none",
});

const enter = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });

export const toast = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  columnGap: vars.space.xsmall,
  alignItems: "start",
  padding: vars.space.small,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
  animation: `${enter} ${vars.motion.calm} ease-out`,
  selectors: {
    "&:focus-visible": focusRing,
    "&[data-swipe='move']": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
  },
});

const { fill, on } = vars.colour;

export const type = styleVariants({
  success: { background: fill.success, color: on.success },
  error: { background: fill.error, color: on.error },
  info: { background: fill.info, color: on.info },
});

export const title = style({ margin: 0, fontWeight: vars.weight.strong, lineHeight: vars.line.heading });
export const message = style({ margin: 0, overflowWrap: "anywhere" });
export const icon = style({ marginTop: "0.1em" });

export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.target.standard,
  height: vars.target.standard,
  margin: `calc(-1 * ${vars.space.xsmall})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
});
