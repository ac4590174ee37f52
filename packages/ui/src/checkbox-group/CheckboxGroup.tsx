import { useRef } from "react";
import { Choice, type ChoiceOption } from "../choice/Choice.tsx";
import { Fieldset, type FieldsetProps } from "../fieldset/Fieldset.tsx";

export type CheckboxGroupProps = Omit<FieldsetProps, "children" | "onChange" | "defaultValue"> & {
  /** The name that the form uses to send the value of every ticked box. */
  name?: string | undefined;
  options: readonly ChoiceOption[];
  /** The values of the ticked boxes. If it is set, the component is controlled. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of all ticked boxes. */
  onValueChange?: ((value: string[]) => void) | undefined;
};

/**
 * Checkboxes for choosing any number of options. Keys: Tab moves from box to box, Space ticks.
 *
 * @example
 * <CheckboxGroup label="Which classes?" name="classes" options={classes} />
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, value: chosen, defaultValue = [], onValueChange, form, ...fieldset } = props;
  const boxes = useRef<HTMLDivElement>(null);
  const change = () => {
    const ticked = boxes.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    onValueChange?.(Array.from(ticked, ({ value }) => value));
  };
  return (
    <Fieldset {...fieldset} form={form}>
      <div ref={boxes}>
        {options.map(({ value, ...option }) => (
          <Choice
            key={value}
            {...option}
            {...(chosen ? { checked: chosen.includes(value) } : { defaultChecked: defaultValue.includes(value) })}
            type="checkbox"
            name={name}
            form={form}
            value={value}
            onChange={change}
          />
        ))}
      </div>
    </Fieldset>
  );
}
