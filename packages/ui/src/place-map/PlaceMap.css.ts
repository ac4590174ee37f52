import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const map = style({ display: "block", width: "100%", maxHeight: "75vh" });

export const land = style({
  fill: vars.colour.surface.action,
  stroke: vars.colour.border.action,
  strokeWidth: 3,
  strokeLinejoin: "round",
  "@media": { [media.forcedColours]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const place = style({
  fill: vars.colour.fill.action,
  stroke: vars.colour.surface.raised,
  strokeWidth: 3,
  "@media": { [media.forcedColours]: { fill: "Highlight", stroke: "Canvas" } },
});
