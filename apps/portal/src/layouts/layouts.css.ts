import { vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import type { NotStarted } from "../page/start.ts";

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
const header = "3.5rem";

// Fills the window until the content has loaded, so that the footer does not move.
export const main = style({ flex: 1, minHeight: `calc(100dvh - ${header})`, paddingBlock: vars.space.xlarge });

/** Pages without the router leave room above the element that the address names, as the others do (`useScroll`). */
for (const layout of ["auth", "external"]) globalStyle(`[data-layout="${layout}"] :target`, { scrollMarginTop: 100 });

/**
 * A notice at the bottom of the window, where people who have just pressed a button see it. It never covers the end of
 * the page.
 */
export const startNotice = style({
  position: "sticky",
  bottom: 0,
  zIndex: 300,
  "@media": { print: { display: "none" } },
});

export const startText = style({
  margin: 0,
  padding: vars.space.medium,
  background: vars.colour.surface.raised,
  color: vars.colour.text.standard,
  boxShadow: vars.shadow.high,
  fontWeight: vars.weight.medium,
});

/** Text that is shown only in one particular state of a page that has not started. */
export const startOnly = style({ display: "none" });

const states: readonly NotStarted[] = ["waiting", "missing", "old"];
for (const state of states)
  globalStyle(`html[data-start="${state}"] ${startOnly}[data-only="${state}"]`, { display: "block" });
