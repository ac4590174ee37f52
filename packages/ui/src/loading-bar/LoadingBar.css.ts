import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { estimatedProgress } from "./timing.ts";

// Most of the bar fills within 2 s, the estimated loading time. After that it grows more and more slowly for up to 20
// s, and is never complete.
const length = 20_000;
const grow = keyframes(
  Object.fromEntries(
    [0, 1, 2, 4, 7, 10, 15, 25, 50, 100].map((share) => [
      `${share}%`,
      { transform: `scaleX(${estimatedProgress((share / 100) * length).toFixed(3)})` },
    ]),
  ),
);

export const bar = style({
  position: "fixed",
  zIndex: 1100,
  top: 0,
  insetInline: 0,
  height: 3,
  pointerEvents: "none",
  transformOrigin: "0 50%",
  selectors: { "[dir='rtl'] &": { transformOrigin: "100% 50%" } },
});

export const phase = styleVariants({
  idle: { opacity: 0, transform: "scaleX(0)" },
  running: { opacity: 1, animation: `${grow} ${length}ms linear both` },
  full: { opacity: 1, transform: "scaleX(1)", transition: "transform 100ms" },
  fading: { opacity: 0, transform: "scaleX(1)", transition: "opacity 400ms" },
});

export const tone = styleVariants({
  fine: { background: `linear-gradient(to right, ${vars.colour.border.success}, ${vars.colour.border.info})` },
  failed: { background: vars.colour.border.error },
});

// Forced-colours mode removes the background, so the bar is drawn as a border.
export const forced = style({
  "@media": { "(forced-colors: active)": { borderTop: "3px solid Highlight" } },
});
