import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as styles from "./Accordion.css.ts";

export type AccordionProps = DetailsHTMLAttributes<HTMLDetailsElement> & {
  /** What it is about: always seen, a press on it opens and closes. */
  summary: ReactNode;
  /** The place in the order of the page, where the summary is a heading. */
  level?: HeadingProps["level"] | undefined;
  /** Of those with the same name only one is open at a time. */
  name?: string;
  /** Open at first. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement>;
};

/**
 * Something to read for who wants it: it opens before any script has come, and the browser's search finds what is in it.
 * Put several straight after each other. Keys: Enter and Space open and close.
 *
 * @example
 * <Accordion summary="What do I bring?" level={3} name="questions">Your Ghana Card.</Accordion>
 */
export function Accordion({ summary, level, className, children, ...native }: AccordionProps) {
  return (
    <details {...native} className={classNames(styles.accordion, className)}>
      <summary className={styles.summary}>
        {level ? (
          <Heading level={level} size={4} className={styles.words}>
            {summary}
          </Heading>
        ) : (
          <span className={styles.words}>{summary}</span>
        )}
        <Icon shape={chevronDownIcon} className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
