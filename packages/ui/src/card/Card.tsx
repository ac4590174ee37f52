import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Card.css.ts";

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** The element. A card that is one of a list is an `li`. */
  as?: "div" | "section" | "article" | "li" | "aside";
  /** What the card stands for. A tone never speaks alone: say it in words too. */
  tone?: keyof typeof styles.tone;
  /** More room inside, on screens that have it. */
  roomy?: boolean;
  ref?: Ref<HTMLElement>;
};

/**
 * A thing of its own on the page: raised from it, with a border and room inside.
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
