import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const row = style({ display: "flex", alignItems: "stretch" });

export const figures = style({
  fontVariantNumeric: "tabular-nums",
  // Keeps the focus ring above the buttons.
  selectors: { "&:focus-visible": { position: "relative", zIndex: 1 } },
});

/** With buttons, the field and its buttons form one control. */
export const isBetween = style({ borderRadius: 0, textAlign: "center" });

export const less = style({
  paddingInline: vars.space.small,
  borderInlineEnd: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});

export const more = style({
  paddingInline: vars.space.small,
  borderInlineStart: 0,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
