import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const bar = style({
  display: "grid",
  gap: vars.space.medium,
  minWidth: 0,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))", alignItems: "end" },
    print: { display: "none" },
  },
});

/** The search field, which is wider than a filter because of its hint. */
export const cell = style({ minWidth: 0, "@media": { [media.tablet]: { gridColumn: "span 2" } } });

export const opener = style({
  justifySelf: "start",
  "@media": { [media.tablet]: { display: "none" } },
});

/** On wide screens the filters are placed directly in the bar's grid. */
export const filters = style({
  display: "grid",
  gap: vars.space.medium,
  minWidth: 0,
  "@media": { [media.tablet]: { display: "contents" } },
});

/** A fieldset, such as a date, spans two cells. */
globalStyle(`${filters} > fieldset`, { "@media": { [media.tablet]: { gridColumn: "span 2" } } });

export const isClosed = style({ "@media": { [media.phoneOnly]: { display: "none" } } });

export const clear = style({ alignSelf: "end" });
