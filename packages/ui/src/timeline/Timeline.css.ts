import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

const marker = "1.5rem";
const { border, fill, on, surface, text } = vars.colour;

export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  columnGap: vars.space.small,
  paddingBottom: vars.space.large,
  overflowWrap: "anywhere",
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    // Draws the line to the next step.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: `calc(${marker} + ${vars.space.xxsmall}) ${vars.space.xxsmall}`,
      insetInlineStart: `calc(${marker} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${border.control}`,
    },
    "&[data-state='done']:not(:last-child)::before": { borderInlineStart: `2px solid ${border.action}` },
  },
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: marker,
  height: marker,
  borderRadius: "50%",
  border: `2px solid ${border.control}`,
  background: surface.raised,
});

/** Each state has its own shape: a tick, a dot in a ring, an empty ring, or a cross in a square. */
export const state = styleVariants({
  done: { background: fill.action, borderColor: fill.action, color: on.action },
  current: {
    borderColor: border.action,
    borderWidth: "3px",
    "::after": { content: "", border: `4px solid ${border.action}`, borderRadius: "50%" },
  },
  "to-come": { borderStyle: "dashed" },
  failed: {
    background: fill.error,
    borderColor: fill.error,
    borderRadius: vars.radius.small,
    color: on.error,
  },
});

export const words = style({ minWidth: 0 });
export const name = style({ margin: 0, fontWeight: vars.weight.medium });
export const isCurrent = style({ fontWeight: vars.weight.strong });
export const isToCome = style({ color: text.secondary });
export const date = style({ color: text.secondary, fontVariantNumeric: "tabular-nums" });
export const content = style({ marginTop: vars.space.xsmall });
