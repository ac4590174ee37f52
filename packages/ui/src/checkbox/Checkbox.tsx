import { type ReactNode, useId } from "react";
import { Choice, type ChoiceProps } from "../choice/Choice.tsx";
import { classNames } from "../class-names.ts";
import * as field from "../field/Field.css.ts";
import { FieldError } from "../field/FieldError.tsx";

export type CheckboxProps = Omit<ChoiceProps, "type"> & {
  /** Called with whether the box is ticked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
};

/**
 * A single option that a person can tick. It takes effect when the form is submitted. Keys: Space ticks or unticks it.
 *
 * @example
 * <Checkbox name="declaration" label="The information I have given is true" error={errors.declaration} />
 */
export function Checkbox({ error, id: ownId, className, style, onChange, onCheckedChange, ...choice }: CheckboxProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <div style={style} className={classNames(field.field, Boolean(error) && field.invalid, className)}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Choice
        {...choice}
        id={id}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(choice["aria-describedby"], Boolean(error) && `${id}-error`) || undefined}
      />
    </div>
  );
}
