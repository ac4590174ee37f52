import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Switch.css.ts";

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> & {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A setting that is on or off and takes effect immediately. If the setting takes effect when a form is submitted, use
 * `Checkbox`. Keys: Space toggles it.
 *
 * @example
 * <Switch label="Remind me by SMS" defaultChecked onChange={save} />
 */
export function Switch({ label, hint, id: ownId, className, ...native }: SwitchProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <div className={classNames(styles.row, className)}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      <input
        {...native}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser derives the state from the checkbox.
        role="switch"
        aria-describedby={classNames(native["aria-describedby"], Boolean(hint) && `${id}-hint`) || undefined}
        className={styles.track}
      />
    </div>
  );
}
