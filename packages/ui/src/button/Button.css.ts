import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xsmall,
  maxWidth: "100%",
  margin: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  font: "inherit",
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
  textAlign: "center",
  textDecoration: "none",
  // `anywhere` would shrink a table cell to the width of one letter.
  overflowWrap: "break-word",
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "&:focus-visible": focusRing,
    "&:active": { transform: "translateY(1px)" },
    "&:disabled": { opacity: 0.55, cursor: "not-allowed", transform: "none" },
    "&[aria-busy='true']": { cursor: "progress", transform: "none" },
  },
});

// Lets a word that is wider than the button break.
globalStyle(`${button} > span`, { minWidth: 0 });

const onHover = (background: string) => ({
  selectors: { "&:hover:not(:disabled)": { background } },
});

const { fill, on, text, surface, border } = vars.colour;

export const tone = styleVariants({
  primary: { background: fill.action, color: on.action, "@media": { [media.hover]: onHover(fill.actionHover) } },
  // White with a line, because a grey fill looks like a button that cannot be pressed.
  secondary: {
    background: surface.raised,
    borderColor: border.control,
    color: text.standard,
    "@media": { [media.hover]: onHover(fill.neutral) },
    selectors: { "&:active:not(:disabled)": { background: fill.neutralHover, color: on.neutral } },
  },
  quiet: {
    background: "transparent",
    color: text.link,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    "@media": { [media.hover]: onHover(surface.sunken) },
  },
  // For buttons on a coloured surface, such as the header: their text takes the colour of the surrounding text.
  inherit: {
    background: "transparent",
    color: "inherit",
    "@media": { [media.hover]: onHover("color-mix(in srgb, currentColor 14%, transparent)") },
  },
  error: {
    background: fill.error,
    color: on.error,
    "@media": { [media.hover]: onHover(fill.errorHover) },
  },
});

export const size = styleVariants({
  standard: { minHeight: vars.target.standard, padding: `${vars.space.xsmall} ${vars.space.large}` },
  small: {
    minHeight: vars.target.small,
    padding: `${vars.space.xxsmall} ${vars.space.small}`,
    fontSize: vars.text.small,
  },
});

// This button style has no visible edge, so its text is aligned with the content above and below.
globalStyle(`${button}${tone.quiet}`, { paddingInline: vars.space.xxsmall });

export const wide = style({ width: "100%" });
