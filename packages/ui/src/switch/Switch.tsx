import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import * as field from "../field/Field.css.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useKeptChecked } from "../use-kept-checked.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import * as styles from "./Switch.css.ts";

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "readOnly"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the setting could not be changed, and what to do. */
  error?: ReactNode;
  /** Called with whether the setting is on. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A setting that is on or off and takes effect immediately. If the setting takes effect when a form is submitted, use
 * `Checkbox`. Keys: Space toggles it.
 *
 * @example
 * <Switch label="Remind me by SMS" defaultChecked onCheckedChange={save} />
 */
export function Switch(props: SwitchProps) {
  const { label, hint, error, id: ownId, className, style, onChange, onCheckedChange, ref, ...native } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const track = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(track, ref);
  useKeptChecked(track, native.checked);
  const described = [native["aria-describedby"], hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div style={style} className={classNames(styles.row, Boolean(error) && field.invalid, className)}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <input
        {...native}
        ref={merged}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser derives the state from the checkbox.
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={styles.track}
      />
    </div>
  );
}
