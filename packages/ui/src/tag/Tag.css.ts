import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const tag = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space.xxsmall,
  maxWidth: "100%",
  padding: `0.125rem ${vars.space.xsmall}`,
  border: "1px solid",
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: "1.25rem",
  verticalAlign: "middle",
  // `anywhere` would shrink a table cell to the width of one letter.
  overflowWrap: "break-word",
});

export const words = style({ minWidth: 0 });

/** The icon is centred on the first line, however many lines there are. */
export const icon = style({ width: "1rem", height: "1.25rem" });

const { border, surface, text } = vars.colour;

export const tone = styleVariants({
  neutral: { background: surface.sunken, borderColor: border.control, color: text.standard },
  info: { background: surface.info, borderColor: border.info, color: text.info },
  success: { background: surface.success, borderColor: border.success, color: text.success },
  warning: { background: surface.warning, borderColor: border.warning, color: text.warning },
  error: { background: surface.error, borderColor: border.error, color: text.error },
  accent: { background: surface.accent, borderColor: border.accent, color: text.accent },
});
