import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./NotificationBadge.css.ts";

export type NotificationBadgeProps = HTMLAttributes<HTMLSpanElement> & {
  /** The number of notifications. At 0, nothing is shown. */
  count: number;
  /** Larger numbers are shown as `99+`. */
  max?: number;
  /** Returns what a screen reader reads for this number. */
  label?: (count: number) => string;
  /** The element to place the badge on, such as a button with a bell icon. */
  children?: ReactNode;
  ref?: Ref<HTMLSpanElement> | undefined;
};

/**
 * The number of new items, next to text or at the corner of a button. A screen reader reads the number and what it
 * counts.
 *
 * @example
 * <NotificationBadge count={3}><IconButton label="Notifications" shape={bellIcon} /></NotificationBadge>
 */
export function NotificationBadge(props: NotificationBadgeProps) {
  const {
    count,
    max = 99,
    label = (unread: number) => `${unread} unread`,
    className,
    children,
    ...native
  } = useWords("notificationBadge", props);
  const badge = count > 0 && (
    <span {...native} className={classNames(styles.badge, Boolean(children) && styles.atCorner, className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label(count)}</VisuallyHidden>
    </span>
  );
  if (!children) return badge || null;
  return (
    <span className={styles.anchor}>
      {children}
      {badge}
    </span>
  );
}
