import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Spinner.css.ts";

export type SpinnerProps = HTMLAttributes<HTMLSpanElement> & {
  /** What is awaited. Without it a screen reader passes over it: then words beside it must say so. */
  label?: string | undefined;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * Shows that something goes on, beside words that say what. A page that loads shows a `Skeleton` instead.
 *
 * @example
 * <Inline><Spinner /><Text>Waiting for your network</Text></Inline>
 */
export function Spinner({ label, className, ...native }: SpinnerProps) {
  const spoken = label ? ({ role: "status", "aria-label": label } as const) : { "aria-hidden": true };
  return <span {...spoken} {...native} className={classNames(styles.spinner, className)} />;
}
