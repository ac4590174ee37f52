import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const card = style({
  minWidth: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.border.subtle}`,
});

const { raised, sunken, action, success, error, info, warning, accent } = vars.colour.surface;

export const tone = styleVariants({
  raised: { background: raised, boxShadow: vars.shadow.low },
  sunken: { background: sunken },
  action: { background: action, borderColor: vars.colour.border.action },
  success: { background: success, borderColor: vars.colour.border.success },
  error: { background: error, borderColor: vars.colour.border.error },
  info: { background: info, borderColor: vars.colour.border.info },
  warning: { background: warning, borderColor: vars.colour.border.warning },
  accent: { background: accent, borderColor: vars.colour.border.accent },
});

export const roomy = style({ padding: `clamp(${vars.space.medium}, 3vw, ${vars.space.large})` });
