import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const wrapper = style({ minWidth: 0 });

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space.medium}`,
  marginBottom: vars.space.xxsmall,
  overflowWrap: "anywhere",
});

export const label = style({ minWidth: 0, fontWeight: vars.weight.strong });
export const value = style({ color: vars.colour.text.secondary, fontVariantNumeric: "tabular-nums" });

const pass = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });

const track = vars.colour.surface.sunken;
const bar = vars.colour.fill.action;
const moving = `linear-gradient(90deg, ${track} 35%, ${bar} 50%, ${track} 65%) ${track}`;

export const progress = style({
  display: "block",
  appearance: "none",
  width: "100%",
  height: "0.75rem",
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.full,
  background: track,
  overflow: "hidden",
  selectors: {
    "&::-webkit-progress-bar": { background: track },
    "&::-webkit-progress-value": { background: bar, transition: `inline-size ${vars.motion.calm}` },
    "&::-moz-progress-bar": { background: bar },
    // A moving bar, for unknown progress.
    "&:indeterminate": { background: moving, backgroundSize: "200% 100%", animation: `${pass} 1.6s linear infinite` },
    "&:indeterminate::-webkit-progress-bar": { background: "transparent" },
    "&:indeterminate::-moz-progress-bar": { background: "transparent" },
  },
  "@media": {
    [media.reducedMotion]: { selectors: { "&:indeterminate": { animationDuration: "6s" } } },
    [media.forcedColours]: {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      background: "Canvas",
      selectors: {
        "&::-webkit-progress-bar": { background: "Canvas" },
        "&::-webkit-progress-value": { background: "Highlight" },
        "&::-moz-progress-bar": { background: "Highlight" },
        "&:indeterminate": { backgroundImage: "linear-gradient(90deg, Canvas 35%, Highlight 50%, Canvas 65%)" },
      },
    },
  },
});
