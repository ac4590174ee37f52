import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /** The element to render. Use `span` inside a line of text. */
  as?: "span" | "div" | "p" | "h2" | "h3";
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Text for screen readers only, for information that is otherwise conveyed visually.
 *
 * @example
 * <Link href="/profile/edit">Change<VisuallyHidden> your address</VisuallyHidden></Link>
 */
export function VisuallyHidden({ as = "span", className, ref, ...native }: VisuallyHiddenProps) {
  const Element = as as "span";
  return (
    <Element {...native} ref={ref as Ref<HTMLSpanElement>} className={classNames(styles.visuallyHidden, className)} />
  );
}
