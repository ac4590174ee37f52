import { requiredDate, requiredText } from "@kwan/domain";
import { drivers, users } from "@kwan/sdk";
import { Banner, Card, DateInput, Form, LinkButton, Stack, Text, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { clientOf } from "../../../session/client.ts";
import { session } from "../../../session/session.ts";

// A separate API client, so that other pages do not load these calls.
const kwan = clientOf({ drivers, users });

const schema = z.object({
  license_number: requiredText(m.licences_claim_number, 30),
  date_of_birth: requiredDate(m.licences_claim_born),
  issued_on: requiredDate(m.licences_claim_issued),
});

/**
 * A form for people whose licence was issued before the portal: three details from the card link the licence to their
 * account.
 */
export function ClaimLicence() {
  const client = useQueryClient();
  const [done, setDone] = useState<string>();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (facts) => {
      const { message } = await kwan.drivers.claim(facts);
      session.begin(await kwan.users.me());
      await client.invalidateQueries();
      setDone(message);
    },
  });
  if (done)
    return (
      <Banner
        tone="success"
        heading={m.licences_claim_done()}
        actions={<LinkButton href={pathOf("/profile")}>{m.licences_claim_profile()}</LinkButton>}
      >
        {done}
      </Banner>
    );
  return (
    <Card as="section" roomy>
      <Form aria-label={m.licences_claim_title()} errors={errors} onSubmit={onSubmit}>
        <Stack>
          <TextInput
            required
            label={m.licences_claim_number()}
            hint={m.licences_claim_number_hint()}
            {...field("license_number")}
            width="medium"
            autoCapitalize="characters"
            autoComplete="off"
          />
          <DateInput label={m.licences_claim_born()} {...field("date_of_birth")} />
          <DateInput label={m.licences_claim_issued()} hint={m.licences_claim_issued_hint()} {...field("issued_on")} />
          <Text tone="secondary">{m.licences_claim_identity()}</Text>
          <FormButtons label={m.licences_claim_send()} isSending={isSending} />
        </Stack>
      </Form>
    </Card>
  );
}
