import { type Option, phoneNumberText } from "@kwan/domain";
import { addressStep, birthStep, contactStepWith, identityNumberProblem, identityStep } from "@kwan/domain/profiles";
import { Button, Checkbox, Form, Heading, Inline, Link, PhoneInput, Stack, TextInput } from "@kwan/ui";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { type FormText, useKeptForm } from "../../../forms/kept-form.ts";
import { AddressFields } from "../../../forms/person/AddressFields.tsx";
import { BirthFields } from "../../../forms/person/BirthFields.tsx";
import { IdentificationFields } from "../../../forms/person/IdentificationFields.tsx";
import { NameFields } from "../../../forms/person/NameFields.tsx";
import { nationalityIn } from "../../../forms/person/NationalityField.tsx";
import { recordedAddress } from "../../../forms/person/recorded-address.ts";
import { fieldsOf, useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { today } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { kwan } from "./queries.ts";

const address = z.pick(addressStep, {
  digital_address: true,
  street_name: true,
  town: true,
  city: true,
  country: true,
});

/**
 * The schema of all steps of a profile in one form. The phone number is optional, because a person at the counter may
 * not have one.
 */
const person = z
  .object({
    ...identityStep.shape,
    ...birthStep(today()).shape,
    ...contactStepWith(phoneNumberText).shape,
    phone_number: z.optional(phoneNumberText),
    ...address.shape,
    is_another_person: z.optional(z.string()),
  })
  .check(({ value, issues }) => {
    const message = identityNumberProblem(value.id_type, value.id_number);
    if (message) issues.push({ code: "custom", input: value, message, path: ["id_number"] });
  });

function readPerson(form: FormData): object {
  const { nationality_label: _, phone_number, ...fields } = fieldsOf(form);
  return { ...fields, ...(phone_number && { phone_number }), nationality: nationalityIn(form) };
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack as="section">
    <Heading level={2}>{heading}</Heading>
    {children}
  </Stack>
);

type Begun = Partial<Record<Exclude<keyof z.infer<typeof person>, "nationality">, string>> & { nationality?: Option };

/** Returns the form's initial answers, including any that were typed before a reload. */
function begunWith({ nationality: value, nationality_label: label, ...fields }: FormText): Begun {
  return { ...fields, ...(value && label && { nationality: { value, label } }) };
}

/** A form, on a single page, that creates a record for a person at the counter who has no account. */
export function RegisterPerson({ onMade }: { onMade: (id: string) => void }) {
  const { storedText, onInput, forget } = useKeptForm("register");
  const { errors, field, isSending, onSubmit } = useSend({
    schema: person,
    read: readPerson,
    send: async ({ email, sex, is_another_person, digital_address, street_name, town, city, country, ...rest }) => {
      const { id } = await kwan.desk.register({
        ...rest,
        sex: sex === "female" ? "female" : "male",
        email: email || null,
        address: recordedAddress({ digital_address, street_name, town, city, country }),
        ...(is_another_person && { is_another_person: true }),
      });
      forget();
      toaster.add({ type: "success", message: m.profile_registered({ name: `${rest.first_name} ${rest.last_name}` }) });
      onMade(id);
    },
  });
  const defaults = begunWith(storedText);
  const namesake = field("is_another_person").error;
  return (
    <Form aria-label={m.profile_register()} errors={errors} onSubmit={onSubmit} onInput={onInput}>
      <Part heading={m.profile_who_they_are()}>
        <NameFields defaults={defaults} field={field} />
        <IdentificationFields legend={m.profile_which_id_shown()} defaults={defaults} field={field} />
      </Part>
      <Part heading={m.profile_birth_and_nationality()}>
        <BirthFields defaults={defaults} field={field} />
      </Part>
      <Part heading={m.profile_how_we_reach_them()}>
        <PhoneInput
          label={m.profile_phone_number()}
          {...field("phone_number")}
          required={false}
          defaultValue={defaults.phone_number}
        />
        <TextInput
          label={m.profile_email()}
          {...field("email")}
          width="long"
          type="email"
          autoComplete="off"
          required={false}
          defaultValue={defaults.email ?? ""}
        />
      </Part>
      <Part heading={m.profile_where_they_live()}>
        <AddressFields defaults={defaults} field={field} />
      </Part>
      {namesake && <Checkbox name="is_another_person" label={m.profile_is_another_person()} error={namesake} />}
      <Inline>
        <Button type="submit" busy={isSending}>
          {m.profile_register()}
        </Button>
        <Link href={pathOf("/desk")} onClick={forget}>
          {m.common_cancel()}
        </Link>
      </Inline>
    </Form>
  );
}
