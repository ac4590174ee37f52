import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xsmall, maxWidth: "30rem" });
export const country = style({
  flex: "0 0 8.5rem",
  minWidth: 0,
  "@media": { [media.tablet]: { flexBasis: "10.5rem" } },
});
export const number = style({ flex: "1 1 9rem", minWidth: 0, direction: "ltr", fontVariantNumeric: "tabular-nums" });
