import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const text = style({ margin: 0, overflowWrap: "anywhere" });

export const size = styleVariants({
  small: { fontSize: vars.text.small },
  standard: { fontSize: vars.text.standard },
  large: { fontSize: vars.text.large },
});

const { standard, secondary, success, error, info, warning, accent } = vars.colour.text;

export const tone = styleVariants(
  { standard, secondary, success, warning, error, info, accent, inherit: "inherit" },
  (color) => ({ color }),
);

export const weight = styleVariants(vars.weight, (fontWeight) => ({ fontWeight }));

export const figures = style({ fontVariantNumeric: "tabular-nums" });

/** On a phone, very large text can still break. Inline text that fits on its own line stays on one line. */
export const unbroken = style({
  "@media": { [media.tablet]: { whiteSpace: "nowrap" } },
  selectors: {
    "&:is(span, strong, em, time, output)": {
      display: "inline-block",
      "@media": { [media.tablet]: { display: "inline" } },
    },
  },
});
