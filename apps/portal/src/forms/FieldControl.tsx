import type { Field } from "@kwan/domain/kinds";
import { CheckboxGroup, Combobox, DateInput, type Option, RadioGroup, Select, TextArea, TextInput } from "@kwan/ui";
import { memo, type ReactNode } from "react";
import { m } from "#messages";
import { CountriesInput } from "./CountriesInput.tsx";

/** The countries and branches to which answers refer by code or ID, with their names. Empty if no field asks for one. */
export type Places = { countries: readonly Option[]; branches: readonly Option[] };

export type FieldControlProps = {
  name: string;
  field: Field;
  answer: unknown;
  error: string | undefined;
  places: Places;
};

type Drawing = (props: FieldControlProps) => ReactNode;

const textOf = (answer: unknown): string | undefined => (typeof answer === "string" ? answer : undefined);
const listOf = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);
const optionsOf = ({ options = {} }: Field): Option[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

const ofField = ({ name, field, error }: FieldControlProps) => ({
  name,
  hint: field.hint,
  error,
  required: !field.is_optional,
});
const labelled = (props: FieldControlProps) => ({ ...ofField(props), label: props.field.label });

const yesNo = () => [
  { value: "yes", label: m.common_yes() },
  { value: "no", label: m.common_no() },
];

/** A longer choice is a list that opens. */
const mostRadios = 7;

/** A field for a number or a code is as wide as such an answer. */
const widthOf = (name: string) => (/(number|code)$/.test(name) ? "medium" : "long");

const drawings: Readonly<Record<Field["control"], Drawing>> = {
  text: (props) => <TextInput {...labelled(props)} width={widthOf(props.name)} defaultValue={textOf(props.answer)} />,
  long_text: (props) => <TextArea {...labelled(props)} defaultValue={textOf(props.answer)} limit={2_000} />,
  date: (props) => <DateInput {...labelled(props)} defaultValue={textOf(props.answer)} />,
  choice: (props) => {
    const options = optionsOf(props.field);
    if (options.length <= mostRadios)
      return <RadioGroup {...labelled(props)} options={options} defaultValue={textOf(props.answer)} />;
    return (
      <Select
        {...labelled(props)}
        width="long"
        emptyLabel={m.forms_choose()}
        options={options}
        defaultValue={textOf(props.answer)}
      />
    );
  },
  choices: (props) => (
    <CheckboxGroup {...labelled(props)} options={optionsOf(props.field)} defaultValue={listOf(props.answer)} />
  ),
  yes_no: (props) => (
    <RadioGroup
      {...labelled(props)}
      inRow
      options={yesNo()}
      defaultValue={props.answer === true ? "yes" : props.answer === false ? "no" : undefined}
    />
  ),
  country: (props) => (
    <Combobox
      {...labelled(props)}
      width="medium"
      options={props.places.countries}
      defaultValue={textOf(props.answer)}
    />
  ),
  countries: (props) => (
    <CountriesInput
      {...labelled(props)}
      countries={props.places.countries}
      defaultValue={listOf(props.answer).flatMap((code) =>
        props.places.countries.filter(({ value }) => value === code),
      )}
    />
  ),
  branch: (props) => (
    <Select
      {...labelled(props)}
      width="long"
      emptyLabel={m.forms_choose_branch()}
      options={props.places.branches}
      defaultValue={textOf(props.answer)}
    />
  ),
};

/** The input for one field in the details of an application or a decision. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  return drawings[props.field.control](props);
});
