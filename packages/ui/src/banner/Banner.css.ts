import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.small,
  minWidth: 0,
  padding: vars.space.medium,
  border: "1px solid",
  borderInlineStartWidth: "0.375rem",
  borderRadius: vars.radius.medium,
  color: vars.colour.text.standard,
  overflowWrap: "anywhere",
});

const { border, surface, text } = vars.colour;

export const tone = styleVariants({
  info: { background: surface.info, borderColor: border.info },
  success: { background: surface.success, borderColor: border.success },
  warning: { background: surface.warning, borderColor: border.warning },
  error: { background: surface.error, borderColor: border.error },
  accent: { background: surface.accent, borderColor: border.accent },
});

export const icon = styleVariants({
  info: { color: text.info },
  success: { color: text.success },
  warning: { color: text.warning },
  error: { color: text.error },
  accent: { color: text.accent },
});

export const content = style({ flex: 1, minWidth: 0 });

/** The dismiss button. Its negative margin keeps it from making a short banner taller. */
export const close = style({ margin: `calc(-1 * ${vars.space.xsmall})`, color: vars.colour.text.standard });
