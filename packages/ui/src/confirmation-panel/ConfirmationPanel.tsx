import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import * as styles from "./ConfirmationPanel.css.ts";

export type ConfirmationPanelProps = HTMLAttributes<HTMLDivElement> & {
  /** What is done, such as "Application sent". */
  heading: ReactNode;
  /** The heading level in the page outline. It is the heading of the page, unless something comes before it. */
  level?: HeadingProps["level"];
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * Says at the end of a task that it is done, with the number that people need to keep. Below it, say what happens next. For
 * a result on a page with other things to do, use `Banner`.
 *
 * @example
 * <ConfirmationPanel heading="Application sent">Your number is <strong>KW-2044-17</strong></ConfirmationPanel>
 */
export function ConfirmationPanel({ heading, level = 1, className, children, ...native }: ConfirmationPanelProps) {
  return (
    <div {...native} className={classNames(styles.panel, className)}>
      <Heading level={level} size={1} className={styles.heading}>
        {heading}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
    </div>
  );
}
