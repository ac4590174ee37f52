import type { Names } from "@kwan/domain";
import { TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { FieldsProps } from "./fields-props.ts";

/** Fields for the names as they are on the identity document. */
export function NameFields({ defaults, field }: FieldsProps<Names>) {
  return (
    <>
      <TextInput
        required
        label={m.profile_first_name()}
        {...field("first_name")}
        width="medium"
        autoComplete="given-name"
        defaultValue={defaults.first_name}
      />
      <TextInput
        label={m.profile_other_names()}
        {...field("other_name")}
        width="medium"
        autoComplete="additional-name"
        required={false}
        defaultValue={defaults.other_name ?? ""}
      />
      <TextInput
        required
        label={m.profile_surname()}
        {...field("last_name")}
        width="medium"
        autoComplete="family-name"
        defaultValue={defaults.last_name}
      />
    </>
  );
}
