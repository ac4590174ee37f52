import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const link = style({
  textDecorationLine: "underline",
  textDecorationThickness: "max(1px, 0.0625rem)",
  textUnderlineOffset: "0.15em",
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [media.hover]: { ":hover": { textDecorationThickness: "max(2px, 0.125rem)" } } },
});

export const tone = styleVariants({
  action: { color: vars.colour.text.link },
  inherit: { color: "inherit" },
});

/** Underlined only on hover, for places such as menus where the context shows that the text is a link. */
export const plain = style({
  textDecorationLine: "none",
  selectors: { "&:hover": { textDecorationLine: "underline" } },
});
