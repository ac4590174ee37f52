import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const map = style({ display: "block", width: "100%", maxHeight: "75vh" });
export const land = style({
  fill: vars.colour.surface.action,
  stroke: vars.colour.border.action,
  strokeWidth: 3,
  strokeLinejoin: "round",
});
export const place = style({ fill: vars.colour.fill.action, stroke: vars.colour.surface.raised, strokeWidth: 3 });

export const sides = style({
  display: "grid",
  gap: vars.space.large,
  "@media": { [media.desktop]: { gridTemplateColumns: "3fr 2fr", alignItems: "start" } },
});
export const aside = style({ "@media": { [media.desktop]: { position: "sticky", top: vars.space.medium } } });
