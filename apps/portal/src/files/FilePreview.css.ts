import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

/** The frame around a document on the page. A large image can be scrolled. */
export const frame = style({
  display: "block",
  width: "100%",
  height: "min(38rem, 70vh)",
  overflow: "auto",
  border: `1px solid ${vars.colour.border.subtle}`,
  borderRadius: vars.radius.small,
  background: vars.colour.surface.sunken,
});

export const fitted = style({ display: "block", width: "100%", height: "100%", objectFit: "contain" });
export const full = style({ display: "block", maxWidth: "none" });
