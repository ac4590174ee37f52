import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Prose.css.ts";

export type ProseProps = HTMLAttributes<HTMLElement> & {
  /** The element to render. */
  as?: "div" | "section" | "article" | "form";
  /** `readable` for text, `full` if its tables or code need the width of the page. */
  width?: "readable" | "full";
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Running text, such as a guide: the space between its blocks, and lines that are easy to read. It also styles plain
 * elements, so that a text from Markdown or a content system needs no components.
 *
 * @example
 * <Prose><h2>Before you apply</h2><p>Take a photograph of your card.</p></Prose>
 */
export function Prose({ as = "div", width = "readable", className, ref, ...native }: ProseProps) {
  const Element = as as "div";
  return (
    <Element
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.prose, width === "readable" && styles.readable, className)}
    />
  );
}
