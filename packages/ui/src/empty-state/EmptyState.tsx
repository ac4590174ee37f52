import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import * as styles from "./EmptyState.css.ts";

export type EmptyStateProps = HTMLAttributes<HTMLDivElement> & {
  /** A friendly message that the list is empty. */
  heading: ReactNode;
  /** The heading level in the page outline. */
  level?: HeadingProps["level"];
  /** An illustration, such as an `Icon` in size `huge`. */
  drawing?: ReactNode;
  /** A link or button for creating the first item. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * Shown in place of an empty list. It says that the list is empty and why, and offers the next step.
 *
 * @example
 * <EmptyState heading="No applications yet" action={<LinkButton href="/new">Apply</LinkButton>}>It takes about 10 minutes.</EmptyState>
 */
export function EmptyState({ heading, level = 2, drawing, action, className, children, ...native }: EmptyStateProps) {
  return (
    <div {...native} className={classNames(styles.emptyState, className)}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <Heading level={level} size={3}>
        {heading}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <Inline align="center">{action}</Inline>}
    </div>
  );
}
