import { media, vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const filter = style({ position: "relative", display: "grid", gap: vars.space.xxsmall, minWidth: 0 });

export const opener = style({ justifyContent: "space-between", width: "100%", minWidth: 0, textAlign: "start" });

export const said = style({
  display: "inline-block",
  maxWidth: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  verticalAlign: "bottom",
});

/** Above the page on wide screens, and part of it on phones. */
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
