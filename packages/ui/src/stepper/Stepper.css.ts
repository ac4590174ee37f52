import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const line = style({ margin: 0, color: vars.colour.text.secondary });

export const track = style({
  display: "flex",
  gap: vars.space.xxsmall,
  margin: 0,
  marginTop: vars.space.xsmall,
  padding: 0,
  listStyle: "none",
});

export const part = style({ flex: 1, minWidth: 0 });

export const bar = style({
  display: "block",
  height: "0.375rem",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.colour.border.control}`,
  selectors: {
    "[data-state='done'] &": { background: vars.colour.fill.action, borderColor: vars.colour.fill.action },
    "[data-state='current'] &": { background: vars.colour.fill.accent, borderColor: vars.colour.border.accent },
  },
  "@media": {
    [media.forcedColours]: {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      selectors: {
        "[data-state='done'] &": { background: "CanvasText", borderColor: "CanvasText" },
        "[data-state='current'] &": { background: "Highlight", borderColor: "Highlight" },
      },
    },
  },
});

// On a phone, the line above the track names the current step, because there is no room for all the names.
export const name = style({
  display: "none",
  marginTop: vars.space.xxsmall,
  fontSize: vars.text.small,
  overflowWrap: "anywhere",
  "@media": { "screen and (min-width: 48rem)": { display: "block" } },
  selectors: { "[data-state='current'] &": { fontWeight: vars.weight.strong } },
});
