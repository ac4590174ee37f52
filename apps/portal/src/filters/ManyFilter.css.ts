import { media, vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const filter = style({ position: "relative", display: "grid", gap: vars.space.xxsmall, minWidth: 0 });

// Keep the labels of all filters level even if this filter's values need several lines. This does not apply to the
// button that clears the filters.
globalStyle(`div:has(> ${filter}) > :not(:has(> button:only-child))`, {
  "@media": { [media.tablet]: { alignSelf: "start" } },
});

export const label = style({ lineHeight: vars.line.heading });

/** The button looks like the select fields next to it. */
export const opener = style({
  width: "100%",
  minWidth: 0,
  paddingInline: vars.space.small,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  fontWeight: vars.weight.regular,
});

globalStyle(`${opener} > span`, {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.xsmall,
  width: "100%",
});

/** Lets the names of several values wrap to more than one line. */
export const summary = style({ minWidth: 0, textAlign: "start" });

/** On wide screens, the checkboxes float above the page. On phones, they are part of it. */
export const panel = style({
  padding: vars.space.small,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  "@media": {
    [media.tablet]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineStart: 0,
      zIndex: 10,
      width: "max-content",
      minWidth: "100%",
      maxWidth: "22rem",
      boxShadow: vars.shadow.high,
    },
  },
  selectors: { "&[hidden]": { display: "none" } },
});
