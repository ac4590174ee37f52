import { formatCedis, optionalEmail, pesewasFromWire, phoneNumberText } from "@kwan/domain";
import { Button, Form, PhoneInput, RadioCards, Stack, Text, TextInput } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import type { Invoice, Way } from "./queries.ts";

const networks = [
  { value: "mtn", label: "MTN MoMo" },
  { value: "telecel", label: "Telecel Cash" },
  { value: "at", label: "AT Money" },
].map((network) => ({ ...network, description: "You approve it on your phone with your PIN." }));

const ways = [
  ...networks,
  { value: "card", label: "Card", description: "Visa or Mastercard, on the provider's page." },
];

const byPhone = z.object({
  way: z.enum(["mtn", "telecel", "at"], "Choose how you want to pay"),
  phone_number: phoneNumberText,
});
/** Before a method is chosen, no field of any method is required. */
const unchosen = z.extend(byPhone, { phone_number: z._default(z.string(), "") });
const byCard = z.object({ way: z.literal("card"), email: optionalEmail("Invalid email address") });

type Given = z.output<typeof byPhone> | z.output<typeof byCard>;

const wayOf = (given: Given): Way =>
  given.way === "card"
    ? { channel: "card", ...(given.email && { email: given.email }) }
    : { channel: "mobile_money", network: given.way, phone_number: given.phone_number };

export type PayFormProps = {
  invoice: Invoice;
  pay: (way: Way) => Promise<void>;
  /** The phone number of the account: most people pay from their own phone. */
  ownNumber?: string | null | undefined;
};

/** Asks for the payment method: mobile money or a card. */
export function PayForm({ invoice, pay, ownNumber }: PayFormProps) {
  const [way, setWay] = useState<string>();
  const schema: z.ZodMiniType<Given> = way === undefined ? unchosen : way === "card" ? byCard : byPhone;
  const { errors, errorOf, isSending, onSubmit } = useSend({ schema, send: (given) => pay(wayOf(given)) });
  return (
    <Form aria-label="Pay" errors={errors} onSubmit={onSubmit}>
      <RadioCards
        legend="How do you want to pay?"
        legendSize="heading2"
        name="way"
        options={ways}
        onChange={setWay}
        error={errorOf("way")}
      />
      {way !== undefined && way !== "card" && (
        <PhoneInput
          label="Mobile money number"
          hint="We will send the payment request to this phone. For example, 024 412 3456"
          name="phone_number"
          defaultValue={ownNumber ?? undefined}
          error={errorOf("phone_number")}
        />
      )}
      {way === "card" && (
        <TextInput
          label="Email address"
          hint="The provider sends its confirmation there."
          name="email"
          type="email"
          autoComplete="email"
          required={false}
          error={errorOf("email")}
        />
      )}
      <Stack align="start" space="small">
        <Button type="submit" busy={isSending}>
          Pay {formatCedis(pesewasFromWire(invoice.total) ?? 0)}
        </Button>
        <Text size="small" tone="secondary">
          You will be charged only once. We will never ask for your PIN.
        </Text>
      </Stack>
    </Form>
  );
}
