import { phoneInWords } from "@kwan/domain";
import { Link, PhoneInput, SummaryList, Text, TextInput } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { q } from "./queries.ts";

export type FieldsProps<Values> = {
  defaults: Partial<Values>;
  errorOf: (field: string) => string | undefined;
};

type Contact = { phone_number: string; email: string | null };

/** The contacts of the account. Only an unverified one can be entered here. */
export function ContactFields({ defaults, errorOf }: FieldsProps<Contact>) {
  const { data: me } = useQuery(q.users.me());
  const verified = [
    ...(me?.is_phone_verified ? [{ name: "phone_number", label: "Phone number", value: me.phone_number ?? "" }] : []),
    ...(me?.is_email_verified ? [{ name: "email", label: "Email address", value: me.email }] : []),
  ];
  return (
    <>
      <SummaryList rows={verified.map(({ label, value }) => ({ name: label, value: phoneInWords(value) }))} />
      {verified.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!me?.is_phone_verified && (
        <PhoneInput
          label="Phone number"
          hint="For example, 024 412 3456"
          name="phone_number"
          defaultValue={defaults.phone_number}
          error={errorOf("phone_number")}
        />
      )}
      {!me?.is_email_verified && (
        <TextInput
          label="Email address"
          hint="We will use it once you have verified it in your account"
          name="email"
          type="email"
          autoComplete="email"
          required={false}
          defaultValue={defaults.email ?? ""}
          error={errorOf("email")}
        />
      )}
      <Text tone="secondary">
        You log in with these, and we send your messages there. You can change them in{" "}
        <Link href={paths.account}>your account</Link>.
      </Text>
    </>
  );
}
