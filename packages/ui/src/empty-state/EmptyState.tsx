import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import * as styles from "./EmptyState.css.ts";

export type EmptyStateProps = HTMLAttributes<HTMLDivElement> & {
  /** That there is nothing, said in a friendly way. */
  heading: ReactNode;
  /** The place of the heading in the order of the page. */
  level?: HeadingProps["level"];
  /** A drawing, such as an `Icon` of the size `huge`. */
  drawing?: ReactNode;
  /** The way to the first one. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Stands where a list has nothing in it: says so, says why, and leads on.
 *
 * @example
 * <EmptyState heading="No requests yet" action={<LinkButton href="/new">Make one</LinkButton>}>It takes ten minutes.</EmptyState>
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
