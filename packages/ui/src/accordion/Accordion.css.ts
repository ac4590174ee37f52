import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const accordion = style({
  minWidth: 0,
  borderBlock: `1px solid ${vars.colour.border.subtle}`,
  overflowWrap: "anywhere",
  // Two adjacent accordions share one border.
  selectors: { "& + &": { borderTop: 0 } },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  minHeight: "3.5rem",
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": focusRing,
  },
  "@media": { [media.hover]: { ":hover": { background: vars.colour.surface.sunken } } },
});

export const words = style({ minWidth: 0 });

export const mark = style({
  color: vars.colour.text.link,
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${accordion}[open] > ${summary} &`]: { transform: "rotate(180deg)" } },
});

export const content = style({ padding: `${vars.space.xsmall} ${vars.space.xxsmall} ${vars.space.large}` });
