import { vars } from "@kwan/ui/theme";
import { style } from "@vanilla-extract/css";

export const notices = style({ display: "grid", gap: vars.space.small, paddingBlockStart: vars.space.medium });
