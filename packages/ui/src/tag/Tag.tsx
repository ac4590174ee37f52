import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import * as styles from "./Tag.css.ts";

export type TagProps = HTMLAttributes<HTMLSpanElement> & {
  /** The tag's colours, named after their meaning. The text must also make that meaning clear. */
  tone?: keyof typeof styles.tone;
  /** An icon before the text. */
  icon?: IconShape | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
};

/**
 * A category in one or two words. For a status, use `StatusTag`.
 *
 * @example
 * <Tag>Category B</Tag>
 */
export function Tag({ tone = "neutral", icon, className, children, ...native }: TagProps) {
  return (
    <span {...native} className={classNames(styles.tag, styles.tone[tone], className)}>
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
