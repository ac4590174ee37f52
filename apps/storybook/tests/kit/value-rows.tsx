import {
  Checkbox,
  CheckboxGroup,
  ChoiceQuestion,
  CodeInput,
  Combobox,
  DateInput,
  DigitalAddressInput,
  NumberInput,
  PasswordInput,
  PhoneInput,
  RadioCards,
  RadioGroup,
  SearchInput,
  Select,
  SlotPicker,
  Switch,
  TextArea,
  TextInput,
} from "@kwan/ui";
import type { ComponentType, ReactNode } from "react";
import { userEvent } from "vitest/browser";

type Values<Value> = { value?: Value; defaultValue?: Value; onValueChange?: (value: Value) => void };

export type ValueRow = {
  component: string;
  render: (values: Values<unknown>) => ReactNode;
  /** An answer, another answer, and none. */
  first: unknown;
  second: unknown;
  none: unknown;
  /** Changes the first answer to the second, as a person does. */
  change: (page: HTMLElement) => Promise<void>;
  /** Whether what a person types stays, although the caller keeps the value. A search is typed faster than it is found. */
  staysAhead?: true;
};

const find = (page: HTMLElement, selector: string) => page.querySelector(selector) as HTMLElement;

const typeInto = (selector: string, text: string) => (page: HTMLElement) => userEvent.fill(find(page, selector), text);

const press = (selector: string) => (page: HTMLElement) => userEvent.click(find(page, selector));

const options = [
  { value: "gh", label: "Ghana" },
  { value: "tg", label: "Togo" },
];

const slots = options.map((option) => ({ ...option, day: "2026-05-04" }));

function valueRow<Value>(
  component: string,
  Component: ComponentType<Values<Value> & { label: string; name: string }>,
  answers: Pick<ValueRow, "staysAhead"> & { first: Value; second: Value; none: Value; change: ValueRow["change"] },
): ValueRow {
  return {
    component,
    ...answers,
    render: (values) => <Component label="Answer" name="answer" {...(values as Values<Value>)} />,
  };
}

const texts = { first: "12", second: "34", none: "", change: typeInto("input", "34") };
const choices = { first: "gh", second: "tg", none: "" };
const switches = { first: false, second: true, none: false, change: press("input") };

type Checked = { checked?: boolean; defaultChecked?: boolean; onCheckedChange?: (checked: boolean) => void };

/** Lets the table speak of values where a component speaks of being checked. */
const asValue =
  (Box: ComponentType<Checked & { label: string; name: string }>) =>
  ({ value, defaultValue, onValueChange, ...rest }: Values<boolean> & { label: string; name: string }) => (
    <Box
      {...rest}
      {...(value !== undefined && { checked: value })}
      {...(defaultValue !== undefined && { defaultChecked: defaultValue })}
      {...(onValueChange && { onCheckedChange: onValueChange })}
    />
  );

/** Every control with a value. Names and types are those of the table, or this file does not compile. */
export const valueRows: readonly ValueRow[] = [
  valueRow<string>("TextInput", TextInput, texts),
  valueRow<string>("TextArea", TextArea, { ...texts, change: typeInto("textarea", "34") }),
  valueRow<string>("NumberInput", NumberInput, texts),
  valueRow<string>("PasswordInput", PasswordInput, texts),
  valueRow<string>("CodeInput", CodeInput, texts),
  valueRow<string>("SearchInput", SearchInput, { ...texts, staysAhead: true }),
  valueRow<string>("PhoneInput", PhoneInput, {
    first: "+233244123456",
    second: "+233201234567",
    none: "",
    change: typeInto("input[type=tel]", "020 123 4567"),
  }),
  valueRow<string>("DateInput", DateInput, {
    first: "2001-04-23",
    second: "2001-04-24",
    none: "",
    change: typeInto("[data-part=day]", "24"),
  }),
  valueRow<string>("DigitalAddressInput", DigitalAddressInput, {
    first: "GA-183-8164",
    second: "AK-039-9876",
    none: "",
    change: typeInto("input", "AK-039-9876"),
  }),
  valueRow<string>("Select", (props) => <Select {...props} emptyLabel="Choose" options={options} />, {
    ...choices,
    change: (page) => userEvent.selectOptions(find(page, "select"), "Togo"),
  }),
  valueRow<string>("Combobox", (props) => <Combobox {...props} options={options} />, {
    ...choices,
    change: async (page) => {
      await userEvent.click(find(page, "[role=combobox]"));
      await userEvent.click(find(page, "[role=option]:last-child"));
    },
  }),
  valueRow<string>("RadioGroup", (props) => <RadioGroup {...props} options={options} />, {
    ...choices,
    change: press("[value=tg]"),
  }),
  valueRow<string>("RadioCards", (props) => <RadioCards {...props} options={options} />, {
    ...choices,
    change: press("[value=tg]"),
  }),
  valueRow<string>("SlotPicker", (props) => <SlotPicker {...props} slots={slots} />, {
    ...choices,
    change: press("[value=tg]"),
  }),
  valueRow<string>(
    "ChoiceQuestion",
    ({ label, ...props }) => <ChoiceQuestion {...props} heading={label} options={options} />,
    {
      ...choices,
      change: press("[value=tg]"),
    },
  ),
  valueRow<string[]>("CheckboxGroup", (props) => <CheckboxGroup {...props} options={options} />, {
    first: ["gh"],
    second: ["gh", "tg"],
    none: [],
    change: press("[value=tg]"),
  }),
  valueRow<boolean>("Checkbox", asValue(Checkbox), switches),
  valueRow<boolean>("Switch", asValue(Switch), switches),
];
