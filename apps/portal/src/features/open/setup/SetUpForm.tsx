import { firstName, lastName, phoneNumberText, requiredText } from "@kwan/domain";
import { Checkbox, Form, Grid, Heading, PhoneInput, Stack, Text, TextInput } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { PriceList } from "./PriceList.tsx";
import type { Prices } from "./queries.ts";

const schema = z.object({
  secret: requiredText(m.setup_secret, 200),
  first_name: firstName,
  last_name: lastName,
  email: requiredText(m.setup_email, 254, (text) =>
    z.email().safeParse(text).success ? undefined : m.setup_email_invalid(),
  ),
  phone_number: phoneNumberText,
  prices_confirmed: z.literal("on", { error: m.setup_prices_unchecked }),
});

export interface SetUpFormProps {
  readonly prices: Prices;
  readonly onDone: (email: string) => void;
}

/** Asks for the set-up secret and the first administrator's details, and asks the administrator to check the prices. */
export function SetUpForm({ prices, onDone }: SetUpFormProps) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (values) => {
      const { kwan } = await import("./queries.ts");
      onDone((await kwan.setup.finish({ ...values, prices_confirmed: true })).email);
    },
  });
  return (
    <Stack>
      <Text size="large" tone="secondary">
        {m.setup_lead()}
      </Text>
      <Text>{m.setup_where_secret()}</Text>
      <Form aria-label={m.setup_title()} errors={errors} onSubmit={onSubmit}>
        <TextInput
          required
          label={m.setup_secret()}
          hint={m.setup_secret_hint()}
          {...field("secret")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Grid columns="medium">
          <TextInput required label={m.setup_first_name()} {...field("first_name")} autoComplete="given-name" />
          <TextInput required label={m.setup_surname()} {...field("last_name")} autoComplete="family-name" />
        </Grid>
        <TextInput
          required
          label={m.setup_email()}
          hint={m.setup_contact_hint()}
          {...field("email")}
          type="email"
          autoComplete="email"
        />
        <PhoneInput required label={m.setup_phone()} {...field("phone_number")} />
        <Stack space="small">
          <Heading level={2} size={3}>
            {m.setup_prices()}
          </Heading>
          <Text>{m.setup_prices_lead()}</Text>
          <PriceList prices={prices} />
        </Stack>
        <Checkbox label={m.setup_prices_checked()} {...field("prices_confirmed")} />
        <FormButtons label={m.setup_create()} isSending={isSending} />
      </Form>
    </Stack>
  );
}
