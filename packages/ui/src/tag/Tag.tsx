import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import * as styles from "./Tag.css.ts";

export type TagProps = HTMLAttributes<HTMLSpanElement> & {
  /** What it means. A tone never speaks alone: the words say it too. */
  tone?: keyof typeof styles.tone;
  /** A drawing before the words. */
  shape?: IconShape | undefined;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * A word or two that say of what kind a thing is. For how far a thing is, take `StatusTag`.
 *
 * @example
 * <Tag>Category B</Tag>
 */
export function Tag({ tone = "neutral", shape, className, children, ...native }: TagProps) {
  return (
    <span {...native} className={classNames(styles.tag, styles.tone[tone], className)}>
      {shape && <Icon shape={shape} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
