import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { space } = vars;

export const prose = style({ display: "flow-root", selectors: { "&[hidden]": { display: "none" } } });

/** Lines of about 70 characters, which are the easiest to read. */
export const readable = style({ maxWidth: "42rem" });

// The doubled class takes precedence over the other components, which have no margins.
const block = `${prose}${prose}`;
globalStyle(`${block} > *`, { marginBlock: 0 });
globalStyle(`${block} > * + *`, { marginBlockStart: space.medium });
globalStyle(`${block} > * + h2`, { marginBlockStart: space.xxlarge });
globalStyle(`${block} > * + h3`, { marginBlockStart: space.xlarge });
globalStyle(`${block} > h2 + *, ${block} > h3 + *`, { marginBlockStart: space.small });
globalStyle(`${prose} :where(p, ul, ol)`, { marginBlock: 0 });
globalStyle(`${prose} :where(ul, ol)`, { paddingInlineStart: "1.5rem" });
globalStyle(`${prose} :where(li + li, li > ul)`, { marginBlockStart: space.xsmall });
globalStyle(`${prose} li > * + *, ${prose} li > p + *`, { marginBlockStart: space.xsmall });
globalStyle(`${prose} :where(p, li, dd)`, { overflowWrap: "anywhere" });
globalStyle(`${prose} :where([id])`, { scrollMarginTop: space.large });
globalStyle(`${prose} :where(code)`, { fontFamily: vars.font.figures, fontSize: "0.9em" });
globalStyle(`${prose} :where(:not(pre) > code)`, {
  padding: "0.1em 0.3em",
  borderRadius: vars.radius.small,
  background: vars.colour.surface.sunken,
  overflowWrap: "anywhere",
});
globalStyle(`${prose} :where(a > code)`, { color: "inherit" });

// Elements without a class come from a text that was written elsewhere, such as Markdown.
globalStyle(`${prose} :where(a:not([class]))`, { color: vars.colour.text.link });
globalStyle(`${prose} :where(h2, h3, h4):where(:not([class]))`, {
  lineHeight: vars.line.heading,
  fontWeight: vars.weight.strong,
});
globalStyle(`${prose} :where(h2:not([class]))`, { fontSize: vars.text.heading2 });
globalStyle(`${prose} :where(h3:not([class]))`, { fontSize: vars.text.heading3 });
globalStyle(`${prose} :where(h4:not([class]))`, { fontSize: vars.text.heading4 });
