import { Choice, type ChoiceOption } from "../choice/Choice.tsx";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";
import * as styles from "./RadioGroup.css.ts";

export type RadioGroupProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  name: string;
  options: readonly ChoiceOption[];
  /** The option that is initially chosen. Leave this unset unless one option is right for almost everyone. */
  defaultValue?: string | undefined;
  /** The chosen value. If it is set, the component is controlled. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** Whether to place two short answers, such as yes and no, next to each other. */
  inRow?: boolean;
};

/**
 * A choice between a few options. Keys: Tab moves to the chosen option, and the arrow keys choose another.
 *
 * @example
 * <RadioGroup
 *   legend="Is this your first licence?"
 *   name="first"
 *   inRow
 *   options={[{ value: "yes", label: "Yes" }, { value: "no", label: "No" }]}
 * />
 */
export function RadioGroup({
  name,
  options,
  defaultValue,
  value: chosen,
  onChange,
  inRow = false,
  ...fieldset
}: RadioGroupProps) {
  return (
    <Fieldset {...fieldset}>
      <div className={inRow ? styles.inRow : undefined}>
        {options.map(({ value, ...option }) => (
          <Choice
            key={value}
            {...option}
            {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
            type="radio"
            name={name}
            value={value}
            onChange={() => onChange?.(value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
