import { idTypes } from "@kwan/domain/profiles";
import { RadioGroup, TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { FieldsProps } from "./fields-props.ts";

const hints: Readonly<Record<string, () => string>> = {
  ghana_card: m.profile_ghana_card_hint,
  passport: m.profile_passport_hint,
  non_citizen_card: m.profile_non_citizen_card_hint,
};
const options = () => idTypes.map(({ value, label }) => ({ value, label, hint: hints[value]?.() }));

type IdentificationFieldsProps = FieldsProps<{ id_type: string; id_number: string }> & { legend: string };

export function IdentificationFields({ legend, defaults, field }: IdentificationFieldsProps) {
  return (
    <>
      <RadioGroup label={legend} {...field("id_type")} options={options()} defaultValue={defaults.id_type} />
      <TextInput
        required
        label={m.profile_id_number()}
        {...field("id_number")}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        width="medium"
        defaultValue={defaults.id_number}
      />
    </>
  );
}
