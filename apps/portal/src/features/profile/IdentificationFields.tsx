import { idTypes } from "@kwan/domain/profiles";
import { RadioGroup, TextInput } from "@kwan/ui";
import type { FieldsProps } from "./ContactFields.tsx";

const hints: Readonly<Record<string, string>> = {
  ghana_card: "For example, GHA-123456789-0",
  passport: "For example, G1234567",
  non_citizen_card: "For example, NGA-123456789-0",
};
const options = idTypes.map(({ value, label }) => ({ value, label, hint: hints[value] }));

/** The identity document. */
export function IdentificationFields({ defaults, errorOf }: FieldsProps<{ id_type: string; id_number: string }>) {
  return (
    <>
      <RadioGroup
        legend="Which ID will you use?"
        name="id_type"
        options={options}
        defaultValue={defaults.id_type}
        error={errorOf("id_type")}
      />
      <TextInput
        label="ID number"
        name="id_number"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        width="medium"
        defaultValue={defaults.id_number}
        error={errorOf("id_number")}
      />
    </>
  );
}
