import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Skeleton.css.ts";

export type SkeletonProps = Omit<HTMLAttributes<HTMLSpanElement>, "children"> & {
  /** `text` for text, `block` for a card or a control, `circle` for a portrait or an icon. */
  shape?: "text" | "block" | "circle";
  /** The number of lines. Each is as tall as a line of the surrounding text. */
  lines?: number;
  /** The height of a block: as tall as a control, a list row, a card or a picture. */
  height?: keyof typeof styles.height;
  ref?: Ref<HTMLSpanElement> | undefined;
};

/**
 * A placeholder for content that is loading, so that the layout does not shift. Screen readers skip it, so put all
 * skeletons in one `LoadingRegion`, which announces once that content is loading.
 *
 * @example
 * <LoadingRegion label="Loading your applications"><Skeleton shape="block" height="card" /></LoadingRegion>
 */
export function Skeleton({ shape = "text", lines = 1, height = "row", className, ...native }: SkeletonProps) {
  if (shape !== "text") {
    const shapeClass = shape === "circle" ? styles.circle : classNames(styles.block, styles.height[height]);
    return <span aria-hidden="true" {...native} className={classNames(shapeClass, className)} />;
  }
  return (
    <span aria-hidden="true" {...native} className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
        <span key={key} className={styles.line} />
      ))}
    </span>
  );
}
