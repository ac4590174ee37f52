import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.small,
  alignItems: "start",
  minHeight: vars.target.standard,
});

const size = "1.5rem";

/**
 * The box is drawn with CSS, so that it looks the same on every phone. In forced-colours mode, the browser draws it.
 */
export const box = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: size,
  height: size,
  margin: `calc((${vars.target.standard} - ${size}) / 2) 0`,
  border: `2px solid ${vars.colour.border.control}`,
  background: vars.colour.surface.raised,
  cursor: "pointer",
  selectors: {
    "&:focus-visible": focusRing,
    "&:checked": { background: vars.colour.fill.action, borderColor: vars.colour.fill.action },
    "&:disabled": { cursor: "not-allowed", background: vars.colour.surface.sunken },
    "&:checked:disabled": { background: vars.colour.text.secondary, borderColor: vars.colour.text.secondary },
    "&::before": { content: "", opacity: 0, background: vars.colour.on.action },
    "&:checked::before": { opacity: 1 },
    "&:disabled::before": { background: vars.colour.surface.sunken },
  },
  "@media": {
    [media.forcedColours]: { appearance: "auto", selectors: { "&::before": { display: "none" } } },
  },
});

export const square = style({
  borderRadius: vars.radius.small,
  selectors: {
    "&::before": {
      width: "0.875rem",
      height: "0.875rem",
      clipPath: "polygon(14% 47%, 0 62%, 40% 100%, 100% 20%, 84% 8%, 38% 70%)",
    },
  },
});

export const round = style({
  borderRadius: "50%",
  selectors: { "&::before": { width: "0.625rem", height: "0.625rem", borderRadius: "50%" } },
});

// The label is as tall as a touch target, so that the whole row can be pressed.
export const label = style({
  display: "block",
  paddingBlock: `calc((${vars.target.standard} - 1.5em) / 2)`,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { ":disabled + &": { color: vars.colour.text.secondary, cursor: "not-allowed" } },
});

export const hint = style({
  gridColumn: 2,
  marginTop: `calc(-1 * ${vars.space.xsmall})`,
  paddingBottom: vars.space.xxsmall,
  color: vars.colour.text.secondary,
  overflowWrap: "anywhere",
});
