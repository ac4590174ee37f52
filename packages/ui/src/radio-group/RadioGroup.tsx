import { useId } from "react";
import { Choice, type ChoiceOption } from "../choice/Choice.tsx";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";
import * as styles from "./RadioGroup.css.ts";

export type RadioGroupProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  name?: string | undefined;
  options: readonly ChoiceOption[];
  /** The chosen value, or "" for none. If it is set, the component is controlled. */
  value?: string | undefined;
  /** The option that is initially chosen. Leave this unset unless one option is right for almost everyone. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether to place two short answers, such as yes and no, next to each other. */
  inRow?: boolean;
};

/**
 * A choice between a few options. Keys: Tab moves to the chosen option, and the arrow keys choose another.
 *
 * @example
 * <RadioGroup
 *   label="Is this your first licence?"
 *   name="first"
 *   inRow
 *   options={[{ value: "yes", label: "Yes" }, { value: "no", label: "No" }]}
 * />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value: chosen, defaultValue, onValueChange, inRow = false, form, ...fieldset } = props;
  // Radio buttons belong together by their name.
  const madeName = useId();
  return (
    <Fieldset {...fieldset} form={form}>
      <div className={inRow ? styles.inRow : undefined}>
        {options.map(({ value, ...option }) => (
          <Choice
            key={value}
            {...option}
            {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
            type="radio"
            name={name ?? madeName}
            form={form}
            value={value}
            onChange={() => onValueChange?.(value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
