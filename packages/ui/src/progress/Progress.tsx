import { type ProgressHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Progress.css.ts";

export type ProgressProps = Omit<ProgressHTMLAttributes<HTMLProgressElement>, "value" | "children"> & {
  /** What is under way. */
  label: ReactNode;
  /** How much is done, out of `max`. Without it nobody knows, and the bar only shows that something goes on. */
  value?: number | undefined;
  /** How much there is. */
  max?: number;
  /** How far it is in words, at the end of the line and for a screen reader: "3 of 5 documents". Without it, per cent. */
  valueText?: string | undefined;
  ref?: Ref<HTMLProgressElement>;
};

/**
 * How far something is that takes a while.
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
