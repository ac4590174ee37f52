import type { DetailsHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/shapes.ts";
import * as styles from "./Accordion.css.ts";

export type AccordionProps = DetailsHTMLAttributes<HTMLDetailsElement> & {
  /** The text that is always visible. Pressing it shows or hides the details. */
  summary: ReactNode;
  /** The heading level, if the summary is a heading. */
  level?: HeadingProps["level"] | undefined;
  /** Only one of the accordions with the same name can be open. */
  name?: string;
  /** Whether the details are visible initially. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement>;
};

/**
 * Optional details that a person can open. It works without JavaScript, and the browser's page search finds the
 * content. Accordions can directly follow one another. Keys: Enter and Space open and close the details.
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
