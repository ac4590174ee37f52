import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
/** The height of the header at least. */
const header = "3.5rem";

// It fills the window before its content has come: the footer below is never seen to move.
export const main = style({ flex: 1, minHeight: `calc(100dvh - ${header})`, paddingBlock: vars.space.xlarge });
