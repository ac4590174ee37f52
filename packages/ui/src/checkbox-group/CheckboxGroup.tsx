import { Choice, type ChoiceOption } from "../choice/Choice.tsx";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";

export type CheckboxGroupProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  /** The name that the form uses to send the value of every ticked box. */
  name: string;
  options: readonly ChoiceOption[];
  defaultValue?: readonly string[];
  /** Called with the values of all ticked boxes. */
  onChange?: (values: string[]) => void;
};

/**
 * Checkboxes for choosing any number of options. Keys: Tab moves from box to box, Space ticks.
 *
 * @example
 * <CheckboxGroup legend="Which classes?" name="classes" options={classes} />
 */
export function CheckboxGroup({ name, options, defaultValue = [], onChange, ...fieldset }: CheckboxGroupProps) {
  return (
    <Fieldset
      {...fieldset}
      onChange={(event) => {
        const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>("input:checked");
        onChange?.(Array.from(boxes, ({ value }) => value));
      }}
    >
      <div>
        {options.map(({ value, ...option }) => (
          <Choice
            key={value}
            {...option}
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={defaultValue.includes(value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
