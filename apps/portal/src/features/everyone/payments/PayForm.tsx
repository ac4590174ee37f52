import { optionalEmail, phoneNumberText } from "@kwan/domain";
import { Button, Form, PhoneInput, RadioCards, Stack, Text, TextInput } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../../forms/use-send.ts";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import type { Invoice, Way } from "./queries.ts";

const networks = [
  { value: "mtn", label: "MTN MoMo" },
  { value: "telecel", label: "Telecel Cash" },
  { value: "at", label: "AT Money" },
];

const ways = () => [
  { group: m.payments_mobile_money(), hint: m.payments_approve_on_phone(), options: networks },
  { value: "card", label: m.payments_card(), hint: m.payments_card_description() },
];

const byPhone = z.object({
  way: z.enum(["mtn", "telecel", "at"], { error: () => m.payments_choose_way() }),
  phone_number: phoneNumberText,
});
/** The schema before a payment method is chosen: only the method is required. */
const unchosen = z.extend(byPhone, { phone_number: z._default(z.string(), "") });
const byCard = z.object({ way: z.literal("card"), email: optionalEmail(m.payments_email_invalid()) });

type FormValues = z.output<typeof byPhone> | z.output<typeof byCard>;

const wayOf = (values: FormValues): Way =>
  values.way === "card"
    ? { channel: "card", ...(values.email && { email: values.email }) }
    : { channel: "mobile_money", network: values.way, phone_number: values.phone_number };

export type PayFormProps = {
  invoice: Invoice;
  pay: (way: Way) => Promise<void>;
  /** The account's phone number, to prefill the form, because most people pay from their own phone. */
  ownNumber?: string | null | undefined;
};

/** The form for the payment method: mobile money or a card. */
export function PayForm({ invoice, pay, ownNumber }: PayFormProps) {
  const [way, setWay] = useState<string>();
  const schema: z.ZodMiniType<FormValues> = way === undefined ? unchosen : way === "card" ? byCard : byPhone;
  const { errors, field, isSending, onSubmit } = useSend({ schema, send: (values) => pay(wayOf(values)) });
  return (
    <Form aria-label={m.payments_pay()} errors={errors} onSubmit={onSubmit}>
      <RadioCards
        label={m.payments_how_to_pay()}
        labelSize="heading2"
        {...field("way")}
        options={ways()}
        onValueChange={setWay}
      />
      {way !== undefined && way !== "card" && (
        <PhoneInput
          required
          label={m.payments_momo_number()}
          hint={m.payments_momo_hint()}
          {...field("phone_number")}
          defaultValue={ownNumber ?? undefined}
        />
      )}
      {way === "card" && (
        <TextInput
          label={m.payments_email()}
          hint={m.payments_email_hint()}
          {...field("email")}
          width="long"
          type="email"
          autoComplete="email"
          required={false}
        />
      )}
      <Stack align="start" space="small">
        <Button type="submit" busy={isSending}>
          {m.payments_pay_amount({ amount: cedisInWords(invoice.total) })}
        </Button>
        <Text size="small" tone="secondary">
          {m.payments_charged_once()}
        </Text>
      </Stack>
    </Form>
  );
}
