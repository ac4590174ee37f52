import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const sides = style({
  display: "grid",
  gap: vars.space.large,
  "@media": { [media.desktop]: { gridTemplateColumns: "3fr 2fr", alignItems: "start" } },
});
export const aside = style({ "@media": { [media.desktop]: { position: "sticky", top: vars.space.medium } } });
