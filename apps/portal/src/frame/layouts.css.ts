import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
export const main = style({ flex: 1, paddingBlock: vars.space.xlarge });
