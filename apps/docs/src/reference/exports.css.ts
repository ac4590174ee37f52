import { vars } from "@kwan/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** One export. Its parts are closer to each other than to the next one. */
export const one = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  marginBlockStart: vars.space.xlarge,
});
// The gap is enough.
globalStyle(`${one} > *`, { marginBlock: 0 });
globalStyle(`${one} > h3`, { margin: 0, overflowWrap: "anywhere", fontSize: vars.text.large });
