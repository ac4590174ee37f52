import { phoneInWords } from "@kwan/domain";
import { Link, PhoneInput, SummaryList, Text, TextInput } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import type { FieldsProps } from "../../../forms/person/fields-props.ts";
import { pathOf } from "../../../paths.ts";
import { withParts } from "../../../words/with-parts.tsx";
import { q } from "./queries.ts";

type Contact = { phone_number: string; email: string | null };

/** The account's contact details. Only unverified ones can be entered here. */
export function ContactFields({ defaults, field }: FieldsProps<Contact>) {
  const { data: me } = useQuery(q.users.me());
  const verified = [
    ...(me?.is_phone_verified
      ? [{ name: "phone_number", label: m.profile_phone_number(), value: me.phone_number ?? "" }]
      : []),
    ...(me?.is_email_verified ? [{ name: "email", label: m.profile_email(), value: me.email }] : []),
  ];
  return (
    <>
      <SummaryList rows={verified.map(({ label, value }) => ({ name: label, value: phoneInWords(value) }))} />
      {verified.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!me?.is_phone_verified && (
        <PhoneInput
          required
          label={m.profile_phone_number()}
          hint={m.profile_phone_number_hint()}
          {...field("phone_number")}
          defaultValue={defaults.phone_number}
        />
      )}
      {!me?.is_email_verified && (
        <TextInput
          label={m.profile_email()}
          hint={m.profile_email_hint()}
          {...field("email")}
          width="long"
          type="email"
          autoComplete="email"
          required={false}
          defaultValue={defaults.email ?? ""}
        />
      )}
      <Text tone="secondary">
        {withParts(m.profile_contact_use, {
          link: <Link href={pathOf("/account")}>{m.profile_your_account()}</Link>,
        })}
      </Text>
    </>
  );
}
