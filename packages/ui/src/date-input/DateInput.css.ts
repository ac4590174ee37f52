import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
export const part = style({ display: "flex", flexDirection: "column", gap: vars.space.xxsmall });
export const label = style({ color: vars.colour.text.standard });
export const width = styleVariants({
  day: { width: "3.75rem" },
  month: { width: "3.75rem" },
  year: { width: "5.25rem" },
});
