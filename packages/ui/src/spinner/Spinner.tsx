import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Spinner.css.ts";

export type SpinnerProps = HTMLAttributes<HTMLSpanElement> & {
  /**
   * What is loading. If it is not set, screen readers skip the spinner, so the text next to it must say what is
   * loading.
   */
  label?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
};

/**
 * Shows that something is in progress, next to text that says what is in progress. For a page that is loading, use
 * `Skeleton`.
 *
 * @example
 * <Inline><Spinner /><Text>Waiting for your network</Text></Inline>
 */
export function Spinner({ label, className, ...native }: SpinnerProps) {
  const spoken = label ? ({ role: "status", "aria-label": label } as const) : { "aria-hidden": true };
  return <span {...spoken} {...native} className={classNames(styles.spinner, className)} />;
}
