import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
/** The minimum height of the header. */
const header = "3.5rem";

// Fills the window before the content has loaded, so that the footer does not move.
export const main = style({ flex: 1, minHeight: `calc(100dvh - ${header})`, paddingBlock: vars.space.xlarge });
