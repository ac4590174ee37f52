import { type CSSProperties, type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useKeptChecked } from "../use-kept-checked.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import * as styles from "./Choice.css.ts";

/** An option with an optional hint. */
export type ChoiceOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "readOnly"> & {
  type: "checkbox" | "radio";
  label: ReactNode;
  hint?: ReactNode;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A checkbox or radio button with a label. The whole label can be pressed. `Checkbox`, `CheckboxGroup` and `RadioGroup`
 * are built from it.
 */
export function Choice({ type, label, hint, id: ownId, className, style, ref, ...native }: ChoiceProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(box, ref);
  useKeptChecked(box, native.checked);
  const described = classNames(native["aria-describedby"], Boolean(hint) && `${id}-choice-hint`);
  return (
    <div style={style} className={classNames(styles.choice, className)}>
      <input
        {...native}
        ref={merged}
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
