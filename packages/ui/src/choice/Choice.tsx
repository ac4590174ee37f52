import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Choice.css.ts";

/** One of several that can be chosen, with words that help to choose. */
export type ChoiceOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  type: "checkbox" | "radio";
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A box or a circle with its words, all of which can be pressed: what `Checkbox`, `CheckboxGroup` and `RadioGroup` are made of. */
export function Choice({ type, label, hint, id: ownId, className, ...native }: ChoiceProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = classNames(native["aria-describedby"], Boolean(hint) && `${id}-choice-hint`);
  return (
    <div className={classNames(styles.choice, className)}>
      <input
        {...native}
        id={id}
        type={type}
        aria-describedby={described || undefined}
        className={classNames(styles.box, type === "radio" ? styles.round : styles.square)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-choice-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
