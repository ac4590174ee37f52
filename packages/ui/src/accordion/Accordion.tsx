import { type DetailsHTMLAttributes, type ReactNode, type Ref, useState } from "react";
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
  /**
   * Whether the details are visible. If it is set, the component is controlled.
   *
   * @default the component decides
   */
  open?: boolean | undefined;
  /** Whether the details are visible initially. */
  defaultOpen?: boolean | undefined;
  /** Called when the details are opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
};

/**
 * Optional details that a person can open. It works without JavaScript, and the browser's page search finds the
 * content. Accordions can directly follow one another. Keys: Enter and Space open and close the details.
 *
 * @example
 * <Accordion summary="What do I bring?" level={3} name="questions">Your Ghana Card.</Accordion>
 */
export function Accordion(props: AccordionProps) {
  const { summary, level, open, defaultOpen = false, onOpenChange, onToggle, className, children, ...native } = props;
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  return (
    <details
      {...native}
      open={isOpen}
      onToggle={(event) => {
        onToggle?.(event);
        const details = event.currentTarget;
        // The event arrives later than the change. A change by the caller is no news to the caller.
        if (details.open === isOpen) return;
        setOwn(details.open);
        onOpenChange?.(details.open);
        // The browser has opened or closed the details already. A caller who refuses it does not render again.
        if (open !== undefined) details.open = open;
      }}
      className={classNames(styles.accordion, className)}
    >
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
