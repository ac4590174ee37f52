import { bellIcon, clockIcon, errorIcon, minusIcon, successIcon, warningIcon } from "../icon/shapes.ts";
import { Tag, type TagProps } from "./Tag.tsx";

export type StatusTagProps = TagProps & {
  /**
   * The tag's colours and icon, by the meaning of the status: `neutral` for not started, `info` for in progress
   * elsewhere, `success` for done, `warning` for action needed, `error` for failed, `accent` for new. Each tone has
   * its own icon, so that the meaning does not depend on colour.
   */
  tone: NonNullable<TagProps["tone"]>;
};

const icons = {
  neutral: minusIcon,
  info: clockIcon,
  success: successIcon,
  warning: warningIcon,
  error: errorIcon,
  accent: bellIcon,
};

/**
 * A status in one or two words, with the icon of its tone.
 *
 * @example
 * <StatusTag tone="warning">Pay now</StatusTag>
 */
export function StatusTag({ tone, icon = icons[tone], ...tag }: StatusTagProps) {
  return <Tag {...tag} tone={tone} icon={icon} />;
}
