import { bellIcon, clockIcon, errorIcon, minusIcon, successIcon, warningIcon } from "../icon/shapes.ts";
import { Tag, type TagProps } from "./Tag.tsx";

export type StatusTagProps = TagProps & {
  /**
   * The tag's colours and icon, by the meaning of the status: `neutral` for not started, `info` for in progress
   * elsewhere, `positive` for done, `caution` for action needed, `critical` for failed, `accent` for new. Each tone has
   * its own icon, so that the meaning does not depend on colour.
   */
  tone: NonNullable<TagProps["tone"]>;
};

const shapes = {
  neutral: minusIcon,
  info: clockIcon,
  positive: successIcon,
  caution: warningIcon,
  critical: errorIcon,
  accent: bellIcon,
};

/**
 * A status in one or two words, with the icon of its tone.
 *
 * @example
 * <StatusTag tone="caution">Pay now</StatusTag>
 */
export function StatusTag({ tone, shape = shapes[tone], ...tag }: StatusTagProps) {
  return <Tag {...tag} tone={tone} shape={shape} />;
}
