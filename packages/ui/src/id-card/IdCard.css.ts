import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";
import { opacities } from "./opacities.ts";

const { border, fill, on, surface, text } = vars.colour;

export const wrapper = style({ width: "100%", maxWidth: "30rem", minWidth: 0 });

/** Both sides occupy the same place, so that turning the card does not move anything around it. */
export const sides = style({ display: "grid", containerType: "inline-size", perspective: "75rem" });

/** One side of the card, in the proportions of ISO 7810. It grows taller for large text, so that nothing is cut off. */
export const side = style({
  gridArea: "1 / 1",
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  aspectRatio: "85.6 / 54",
  // With `hidden`, the side would be a scroll container, which does not grow.
  overflow: "clip",
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.large,
  background: surface.raised,
  color: text.standard,
  boxShadow: vars.shadow.high,
  overflowWrap: "anywhere",
  backfaceVisibility: "hidden",
  transition: `transform ${vars.motion.calm}, visibility ${vars.motion.calm}`,
  "@media": { [media.print]: { boxShadow: "none", breakInside: "avoid", printColorAdjust: "exact" } },
});

/** The hidden side is invisible, is not read aloud, and cannot be reached with the Tab key. */
export const isAway = style({
  visibility: "hidden",
  transform: "rotateY(180deg)",
  selectors: { "&[data-side='back']": { transform: "rotateY(-180deg)" } },
  // On paper, both sides are read, one below the other.
  "@media": {
    [media.print]: {
      selectors: {
        "&[data-side]": { visibility: "visible", transform: "none", gridArea: "auto", transition: "none" },
      },
    },
  },
});

/** What is drawn behind the text. It would make text hard to read in forced colours, so it is left out there. */
export const art = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  "@media": { [media.forcedColours]: { display: "none" } },
});

/** Fine waves all over the card, like the security background on cards that are hard to forge. */
export const pattern = style({
  display: "block",
  width: "100%",
  height: "100%",
  color: fill.action,
  opacity: opacities.waves,
});

export const markLayer = style({ position: "absolute", inset: 0, zIndex: -1, width: "100%", height: "100%" });

export const watermark = style({
  fill: fill.error,
  opacity: opacities.watermark,
  fontWeight: 800,
  textTransform: "uppercase",
});

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.xsmall,
  padding: `clamp(0.375rem, 2cqi, ${vars.space.small}) clamp(0.625rem, 4cqi, ${vars.space.medium})`,
  borderBottom: `1px solid ${border.control}`,
  background: fill.brand,
  color: on.brand,
});

export const issuer = style({ fontSize: "0.75rem", lineHeight: "1rem" });
export const title = style({ fontWeight: vars.weight.strong, lineHeight: vars.line.heading });

export const body = style({
  display: "flex",
  flex: 1,
  gap: "clamp(0.625rem, 4cqi, 1rem)",
  minWidth: 0,
  padding: `clamp(0.5rem, 3cqi, ${vars.space.medium}) clamp(0.625rem, 4cqi, ${vars.space.medium})`,
});

export const photo = style({
  flex: "none",
  alignSelf: "flex-start",
  display: "grid",
  placeItems: "center",
  // A third of a wide card. A narrow card needs the room for its text.
  width: "max(24%, 60cqi - 9rem)",
  aspectRatio: "3 / 4",
  overflow: "hidden",
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
  background: surface.sunken,
  color: text.secondary,
  fontSize: "clamp(1.25rem, 8cqi, 2rem)",
  fontWeight: vars.weight.strong,
});

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });

export const content = style({ flex: 1, minWidth: 0 });

export const name = style({
  margin: 0,
  paddingBottom: "0.375rem",
  fontSize: "clamp(1rem, 4.6cqi, 1.25rem)",
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.heading,
});

export const fields = style({
  display: "grid",
  // Two short values fit next to each other on a phone, and three on a wide card.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr))",
  gap: `clamp(0.25rem, 2cqi, ${vars.space.small}) ${vars.space.xsmall}`,
  margin: 0,
});

export const field = style({ minWidth: 0 });
export const isWide = style({ gridColumn: "1 / -1" });
export const fieldName = style({ color: text.secondary, fontSize: "0.75rem", lineHeight: "1rem" });
export const value = style({
  margin: 0,
  fontSize: `clamp(${vars.text.small}, 3.4cqi, 1rem)`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.heading,
  fontVariantNumeric: "tabular-nums",
});

export const turn = style({
  display: "flex",
  justifyContent: "center",
  paddingTop: vars.space.small,
  "@media": { print: { display: "none" } },
});
