import { type ProgressHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Progress.css.ts";

export type ProgressProps = Omit<ProgressHTMLAttributes<HTMLProgressElement>, "value" | "children"> & {
  /** The name of the operation that is in progress. */
  label: ReactNode;
  /** The amount completed, out of `max`. If it is not set, the bar only shows that something is in progress. */
  value?: number | undefined;
  /** The value of a completed operation. */
  max?: number;
  /**
   * The progress in words, shown at the end of the line and read by screen readers: "3 of 5 documents". Default: a
   * percentage.
   */
  valueText?: string | undefined;
  ref?: Ref<HTMLProgressElement> | undefined;
};

/**
 * The progress of an operation that takes a while.
 *
 * @example
 * <Progress label="Sending your photo" value={sent} max={size} />
 */
export function Progress({ label, value, max = 1, valueText, id: ownId, className, ...native }: ProgressProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const share = value === undefined ? undefined : `${Math.round((Math.min(value, max) / max) * 100)} %`;
  const text = valueText ?? share;
  return (
    <div className={styles.wrapper}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {text && (
          <span aria-hidden="true" className={styles.value}>
            {text}
          </span>
        )}
      </div>
      <progress
        {...native}
        id={id}
        value={value}
        max={max}
        aria-valuetext={text}
        className={classNames(styles.progress, className)}
      />
    </div>
  );
}
