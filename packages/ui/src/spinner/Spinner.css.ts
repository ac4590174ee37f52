import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const spinner = style({
  display: "inline-block",
  flex: "none",
  width: "1.25em",
  height: "1.25em",
  verticalAlign: "-0.2em",
  border: "0.15em solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 0.8s linear infinite`,
  // In reduced-motion mode, the spinner fades in and out, so that it still shows activity.
  "@media": { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
});
