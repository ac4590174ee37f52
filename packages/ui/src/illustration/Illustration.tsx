import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Illustration.css.ts";

export type IllustrationProps = HTMLAttributes<HTMLElement> & {
  /** What the picture shows, for everybody. It does not replace the text of the picture for screen readers. */
  caption: ReactNode;
  ref?: Ref<HTMLElement>;
};

/**
 * A picture with its caption.
 *
 * @example
 * <Illustration caption="The side of the card with your photo"><img src="/card.png" alt="A licence card" /></Illustration>
 */
export function Illustration({ caption, className, children, ...native }: IllustrationProps) {
  return (
    <figure {...native} className={classNames(styles.illustration, className)}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
