import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

const { surface, text } = vars.colour;

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xsmall, maxWidth: "30rem" });
export const country = style({ flex: "0 0 6.25rem", minWidth: 0 });

/**
 * The code alone, in front of the list's own text: the name of the country would not fit, and is only needed while the
 * list is open. With forced colours, browsers draw the list themselves.
 */
export const code = style({
  position: "absolute",
  inset: 2,
  insetInlineEnd: "2.25rem",
  display: "flex",
  alignItems: "center",
  paddingInlineStart: `calc(${vars.space.small} - 1px)`,
  borderRadius: vars.radius.medium,
  background: surface.raised,
  pointerEvents: "none",
  selectors: { ":disabled ~ &": { background: surface.sunken, color: text.secondary } },
  "@media": { [media.forcedColours]: { display: "none" } },
});

export const number = style({ flex: "1 1 9rem", minWidth: 0, direction: "ltr", fontVariantNumeric: "tabular-nums" });
