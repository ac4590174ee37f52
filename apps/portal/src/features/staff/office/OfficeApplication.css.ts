import { media, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, surface } = vars.colour;

/** On wide screens, the decision is next to the file, and stays there while the officer reads. */
export const desk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xlarge,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 25rem", gridTemplateRows: "auto 1fr" } },
});

/** A form that is higher than the window scrolls on its own, and its button stays in view. */
export const action = style({
  minWidth: 0,
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: vars.space.medium,
      gridColumn: 2,
      gridRow: "1 / span 2",
      alignSelf: "start",
      // Fits below the header and the heading, so that the button is in view before the page is scrolled.
      maxHeight: "calc(100dvh - 11rem)",
      padding: vars.space.medium,
      overflowY: "auto",
      border: `1px solid ${border.subtle}`,
      borderRadius: vars.radius.large,
      background: surface.raised,
      boxShadow: vars.shadow.low,
    },
  },
});

globalStyle(`${action} form > * > :last-child`, {
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockEnd: `calc(-1 * ${vars.space.medium})`,
      paddingBlock: vars.space.small,
      background: surface.raised,
    },
  },
});

/** The link to the decision is not needed while the decision is next to it. */
export const above = style({ "@media": { [media.desktop]: { display: "none" }, [media.print]: { display: "none" } } });
