import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/theme.css.ts";

/** The style that all text inputs and selects share. */
export const control = style({
  width: "100%",
  maxWidth: "100%",
  minHeight: vars.target.standard,
  margin: 0,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.colour.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  // If the text is smaller than 16 px, phones zoom in on a focused field.
  font: "inherit",
  fontSize: "max(1rem, 16px)",
  selectors: {
    "&[aria-invalid='true']": { borderColor: vars.colour.border.error, borderWidth: 2 },
    // The border joins the inner line of the focus ring. A third line would make the ring unclear.
    "&:focus-visible": { ...focusRing, borderColor: vars.colour.focus.inner },
    // Browsers fade a disabled select, but not a disabled input.
    "&:disabled": {
      background: vars.colour.surface.sunken,
      color: vars.colour.text.secondary,
      opacity: 1,
      cursor: "not-allowed",
    },
    "&:read-only:not(select)": { background: vars.colour.surface.sunken },
  },
});

/** The width of a field hints at the length of the expected answer. */
export const width = styleVariants({
  full: {},
  long: { maxWidth: "30rem" },
  medium: { maxWidth: "18rem" },
  short: { maxWidth: "10rem" },
  tiny: { maxWidth: "5rem" },
});

export const affixed = style({ display: "flex", alignItems: "stretch", width: "100%" });

export const affix = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  paddingInline: vars.space.small,
  border: `1px solid ${vars.colour.border.control}`,
  background: vars.colour.surface.sunken,
  color: vars.colour.text.secondary,
  selectors: {
    "&:first-child": {
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    "&:last-child": {
      borderInlineStart: 0,
      borderStartEndRadius: vars.radius.medium,
      borderEndEndRadius: vars.radius.medium,
    },
  },
});

export const afterPrefix = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const beforeSuffix = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
