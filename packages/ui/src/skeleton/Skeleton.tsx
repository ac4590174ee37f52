import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Skeleton.css.ts";

export type SkeletonProps = Omit<HTMLAttributes<HTMLSpanElement>, "children"> & {
  /** `text` stands for words, `block` for a card or a control, `circle` for a picture of a person or an icon. */
  shape?: "text" | "block" | "circle";
  /** How many lines of text. They are as high as the text around. */
  lines?: number;
  /** How high a block is: as a control, a row of a list, a card, or a picture. */
  height?: keyof typeof styles.height;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * Holds the place of what is still being loaded, so that nothing moves when it comes. A screen reader passes over it:
 * put all of them in one `LoadingRegion`, which says it once.
 *
 * @example
 * <LoadingRegion label="Loading your applications"><Skeleton shape="block" height="card" /></LoadingRegion>
 */
export function Skeleton({ shape = "text", lines = 1, height = "row", className, ...native }: SkeletonProps) {
  if (shape !== "text") {
    const looks = shape === "circle" ? styles.circle : classNames(styles.block, styles.height[height]);
    return <span aria-hidden="true" {...native} className={classNames(looks, className)} />;
  }
  return (
    <span aria-hidden="true" {...native} className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
        <span key={key} className={styles.line} />
      ))}
    </span>
  );
}
