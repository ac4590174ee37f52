import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  minHeight: vars.target.standard,
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const label = style({
  display: "block",
  paddingBlock: vars.space.xsmall,
  cursor: "pointer",
  selectors: { ":has(> input:disabled) &": { color: vars.colour.text.secondary, cursor: "not-allowed" } },
});
export const hint = style({ color: vars.colour.text.secondary, paddingBottom: vars.space.xxsmall });

export const track = style({
  appearance: "none",
  flex: "none",
  width: "3rem",
  height: "1.75rem",
  margin: 0,
  padding: "0.1875rem",
  border: `2px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.colour.surface.raised,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      height: "100%",
      aspectRatio: "1",
      borderRadius: "50%",
      background: vars.colour.border.control,
      transition: `margin ${vars.motion.quick}`,
    },
    "&:checked": { background: vars.colour.fill.action, borderColor: vars.colour.fill.action },
    "&:checked::before": { marginInlineStart: "1.25rem", background: vars.colour.on.action },
    "&:focus-visible": focusRing,
    "&:disabled": { background: vars.colour.surface.sunken, cursor: "not-allowed" },
    "&:disabled::before": { background: vars.colour.text.secondary },
    "&:checked:disabled": { background: vars.colour.text.secondary, borderColor: vars.colour.text.secondary },
    "&:checked:disabled::before": { background: vars.colour.surface.sunken },
  },
  "@media": {
    [media.forcedColours]: {
      selectors: {
        "&::before": { background: "ButtonText", forcedColorAdjust: "none" },
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
      },
    },
  },
});
