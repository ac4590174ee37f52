import { PhoneInput, TextInput } from "@kwan/ui";

export type FieldsProps<Values> = {
  defaults: Partial<Values>;
  errorOf: (field: string) => string | undefined;
};

type Contact = { phone_number: string; email: string | null };

/** How somebody is reached. */
export function ContactFields({ defaults, errorOf }: FieldsProps<Contact>) {
  return (
    <>
      <PhoneInput
        label="Phone number"
        hint="For example, 024 412 3456"
        name="phone_number"
        defaultValue={defaults.phone_number}
        error={errorOf("phone_number")}
      />
      <TextInput
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required={false}
        defaultValue={defaults.email ?? ""}
        error={errorOf("email")}
      />
    </>
  );
}
