import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const enter = keyframes({ from: { transform: "translateX(100%)" } });
const enterFromLeft = keyframes({ from: { transform: "translateX(-100%)" } });

export const drawer = style({
  position: "fixed",
  inset: 0,
  insetInlineStart: "auto",
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.colour.border.subtle}`,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  boxShadow: vars.shadow.high,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column", animation: `${enter} ${vars.motion.calm} ease-out` },
    "[dir='rtl'] &[open]": { animationName: enterFromLeft },
    "&::backdrop": { background: vars.colour.scrim },
  },
});

/**
 * On phones a strip of the page remains visible. The strip shows the person where they are, and pressing it closes the
 * drawer.
 */
export const width = styleVariants({ standard: "25rem", wide: "40rem" }, (most) => ({
  width: `min(${most}, 100vw - 2rem)`,
}));

/** The header and the footer stay in place while the content scrolls. */
const stays = style({ position: "sticky", zIndex: 1, background: vars.colour.surface.raised });

export const head = style([
  stays,
  {
    top: 0,
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: vars.space.small,
    padding: vars.space.xsmall,
    paddingInlineStart: vars.space.large,
    borderBottom: `1px solid ${vars.colour.border.subtle}`,
  },
]);

export const heading = style({ minWidth: 0, paddingBlock: vars.space.xsmall });

export const body = style({
  flex: "1 0 auto",
  minWidth: 0,
  padding: vars.space.large,
  overflowWrap: "anywhere",
});

export const foot = style([
  stays,
  {
    bottom: 0,
    padding: `${vars.space.medium} ${vars.space.large}`,
    borderTop: `1px solid ${vars.colour.border.subtle}`,
  },
]);
