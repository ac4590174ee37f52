import { Choice, type ChoiceOption } from "../choice/Choice.tsx";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";
import * as styles from "./RadioGroup.css.ts";

export type RadioGroupProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  name: string;
  options: readonly ChoiceOption[];
  /** What is chosen at first. Choose nothing for a person unless it is right for nearly all. */
  defaultValue?: string | undefined;
  /** Makes it controlled: what is chosen now. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** Two short answers, such as yes and no, beside each other. */
  inRow?: boolean;
};

/**
 * One of a few. Keys: Tab leads to the chosen one, the arrow keys choose the next.
 *
 * @example
 * <RadioGroup legend="Is this your first licence?" name="first" inRow options={[{ value: "yes", label: "Yes" }, { value: "no", label: "No" }]} />
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
