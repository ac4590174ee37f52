import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

const bone = style({
  display: "block",
  background: vars.colour.fill.neutral,
  border: "1px solid transparent",
  // The animation starts after a delay, so that it does not compete with the loading page for processing time.
  animation: `${breathe} 1.6s ease-in-out 2s infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const lines = style({ display: "block", width: "100%" });

/**
 * A placeholder line is as tall as a line of text, so that the layout does not shift when the text loads. The last of
 * several lines is shorter, as in a paragraph.
 */
export const line = style([
  bone,
  {
    height: "1em",
    marginBlock: "0.25em",
    borderRadius: vars.radius.small,
    selectors: { "&:last-child:not(:first-child)": { width: "60%" } },
  },
]);

export const block = style([bone, { width: "100%", borderRadius: vars.radius.large }]);

export const height = styleVariants(
  { control: vars.target.standard, row: "4rem", card: "9rem", picture: "14rem" },
  (least) => ({ height: least }),
);

export const circle = style([
  bone,
  { flex: "none", width: vars.target.standard, height: vars.target.standard, borderRadius: "50%" },
]);
