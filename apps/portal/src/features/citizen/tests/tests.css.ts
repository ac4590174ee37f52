import { vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, surface, text } = vars.colour;

export const sign = style({ display: "block", width: "min(14rem, 60vw)", height: "auto", marginInline: "auto" });

/** The sign stands on its post beside a road. */
export const scene = style({
  borderRadius: vars.radius.medium,
  background: `linear-gradient(${surface.info} 72%, ${surface.action} 72%)`,
  textAlign: "center",
});
export const post = style({
  display: "block",
  width: "0.625rem",
  height: "3.5rem",
  margin: "-0.25rem auto 0",
  background: border.control,
});

export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** The numbers are calm, so that the question stands out: a line under the number says that it is answered. */
export const number = style({
  minWidth: vars.target.standard,
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${border.subtle}`,
  color: text.secondary,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[aria-current='step']": {
      borderColor: border.action,
      boxShadow: `inset 0 0 0 1px ${border.action}`,
      color: text.standard,
    },
  },
});
export const isAnswered = style({ background: surface.action, borderBlockEnd: `3px solid ${border.action}` });
export const flag = style({ color: text.accent });

// During a test, only the brand of the header is left. Nothing moves, because the header keeps its height.
globalStyle("html[data-exam] header :is(nav, nav ~ *)", { visibility: "hidden" });
globalStyle("html[data-exam] footer", { display: "none" });
