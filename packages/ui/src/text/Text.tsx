import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Text.css.ts";

export type TextProps = HTMLAttributes<HTMLElement> & {
  /** The element to render. Use `span` inside a line of text. */
  as?: "p" | "span" | "div" | "strong" | "em" | "dt" | "dd" | "li" | "time" | "output";
  size?: keyof typeof styles.size;
  /** The colour, by meaning, such as `error`. The words must be clear without the colour. */
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight | undefined;
  /** Whether to use tabular (equal-width) digits, for columns of numbers and for clocks. */
  figures?: boolean;
  /**
   * Whether to keep the text on one line if there is room. Use it for text that would be misread if it broke, such as
   * an amount or a document number.
   */
  unbroken?: boolean;
  /** The machine-readable date, for `as="time"`. */
  dateTime?: string;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Text. Long words break instead of widening the page.
 *
 * @example
 * <Text tone="secondary">It takes about 10 minutes.</Text>
 */
export function Text({
  as = "p",
  size = "standard",
  tone = "inherit",
  weight,
  figures = false,
  unbroken = false,
  className,
  ref,
  ...native
}: TextProps) {
  const Element = as as "p";
  return (
    <Element
      {...native}
      ref={ref as Ref<HTMLParagraphElement>}
      className={classNames(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        weight && styles.weight[weight],
        figures && styles.figures,
        unbroken && styles.unbroken,
        className,
      )}
    />
  );
}
