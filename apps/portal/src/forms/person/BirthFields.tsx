import type { Option } from "@kwan/domain";
import { sexes } from "@kwan/domain/profiles";
import { DateInput, RadioGroup } from "@kwan/ui";
import { m } from "#messages";
import type { FieldsProps } from "./fields-props.ts";
import { NationalityField } from "./NationalityField.tsx";

type Birth = { date_of_birth: string; sex: string; nationality: Option };
const options = () => sexes.map(({ value, label }) => ({ value, label }));

export function BirthFields({ defaults, field }: FieldsProps<Birth>) {
  return (
    <>
      <DateInput
        label={m.profile_date_of_birth()}
        hint={m.profile_date_of_birth_hint()}
        {...field("date_of_birth")}
        isBirthday
        defaultValue={defaults.date_of_birth}
      />
      <RadioGroup
        label={m.profile_sex()}
        hint={m.profile_as_on_document()}
        {...field("sex")}
        inRow
        options={options()}
        defaultValue={defaults.sex}
      />
      <NationalityField defaultOption={defaults.nationality} error={field("nationality").error} />
    </>
  );
}
