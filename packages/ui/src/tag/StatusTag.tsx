import { bellIcon, clockIcon, errorIcon, minusIcon, successIcon, warningIcon } from "../icon/shapes.ts";
import { Tag, type TagProps } from "./Tag.tsx";

export type StatusTagProps = TagProps & {
  /**
   * How it stands: `neutral` nothing has begun, `info` others are at work, `positive` done, `caution` someone has to act,
   * `critical` failed, `accent` something new. Each has a drawing of its own, so that it is told without its colour.
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
 * How far a thing is, in a word or two, with a drawing for each tone.
 *
 * @example
 * <StatusTag tone="caution">Pay now</StatusTag>
 */
export function StatusTag({ tone, shape = shapes[tone], ...tag }: StatusTagProps) {
  return <Tag {...tag} tone={tone} shape={shape} />;
}
