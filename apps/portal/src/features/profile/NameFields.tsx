import type { Names } from "@kwan/domain";
import { TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { FieldsProps } from "./ContactFields.tsx";

/** Fields for the names as they are on the identity document. */
export function NameFields({ defaults, errorOf }: FieldsProps<Names>) {
  return (
    <>
      <TextInput
        label={m.profile_first_name()}
        name="first_name"
        autoComplete="given-name"
        defaultValue={defaults.first_name}
        error={errorOf("first_name")}
      />
      <TextInput
        label={m.profile_other_names()}
        name="other_name"
        autoComplete="additional-name"
        required={false}
        defaultValue={defaults.other_name ?? ""}
        error={errorOf("other_name")}
      />
      <TextInput
        label={m.profile_surname()}
        name="last_name"
        autoComplete="family-name"
        defaultValue={defaults.last_name}
        error={errorOf("last_name")}
      />
    </>
  );
}
