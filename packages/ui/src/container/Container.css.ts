import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const container = style({ width: "100%", marginInline: "auto", paddingInline: vars.space.medium });

/** Lines of 60 to 70 characters are easiest to read: use `narrow` for forms and prose. */
export const width = styleVariants({ narrow: "40rem", medium: "60rem", wide: "76rem" }, (most) => ({
  maxWidth: `calc(${most} + 2 * ${vars.space.medium})`,
}));
