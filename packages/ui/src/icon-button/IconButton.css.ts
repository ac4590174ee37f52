import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const iconButton = style({ padding: 0, flex: "none", textDecoration: "none" });

export const size = styleVariants({
  standard: { width: vars.target.standard, minHeight: vars.target.standard },
  small: { width: vars.target.small, minHeight: vars.target.small },
});
