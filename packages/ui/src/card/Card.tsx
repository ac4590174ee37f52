import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Card.css.ts";

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element to render. In a list, cards are `li`. */
  as?: "div" | "section" | "article" | "li" | "aside";
  /** The card's colours, named after their meaning. The text must also make that meaning clear. */
  tone?: keyof typeof styles.tone;
  /** Whether the card has more padding on larger screens. */
  roomy?: boolean;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * A raised area for one item, with a border and padding.
 *
 * @example
 * <Card as="article"><Heading level={3}>Accra, 37 Station</Heading></Card>
 */
export function Card({ as = "div", tone = "raised", roomy = false, className, ref, ...native }: CardProps) {
  const Element = as as "div";
  return (
    <Element
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.card, styles.tone[tone], roomy && styles.roomy, className)}
    />
  );
}
