import { decisionRow, readDecision } from "@kwan/domain/decisions";
import { Form, RadioGroup, Stack, Text, TextArea, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { today } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { amountToEdit } from "./amount-to-edit.ts";
import { everyOfficeList, type FlaggedPayment, kwan } from "./queries.ts";

const kind = "refund_payment";

const refund = z
  .object({
    amount: z.string(),
    ground: z.string({ error: () => m.office_refund_ground_missing() }),
    reason: reasonText,
  })
  .check(({ value, issues }) => {
    const read = readDecision(kind, { amount: value.amount }, today());
    if ("errors" in read)
      issues.push({ code: "custom", input: value, path: ["amount"], message: read.errors.amount?.[0] ?? "" });
  });

/**
 * A button that opens a dialog to propose a refund. Once another person has approved it, the money is sent back to the
 * payer.
 */
export function RefundPayment({ payment }: { payment: FlaggedPayment }) {
  const { driver_name, reference } = payment;
  return (
    <DialogButton
      size="small"
      label={m.office_refund()}
      aria-label={m.common_labelled({ label: m.office_refund(), text: `${driver_name}, ${reference}` })}
      title={decisionRow(kind).title}
    >
      {(close) => (
        <Stack>
          <Text>{m.office_refund_text()}</Text>
          <RefundForm payment={payment} onDone={close} />
        </Stack>
      )}
    </DialogButton>
  );
}

function RefundForm({ payment: { id, left }, onDone }: { payment: FlaggedPayment; onDone: () => void }) {
  const { title, fields, grounds } = decisionRow(kind);
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: refund,
    send: async ({ amount, ground, reason }) => {
      await kwan.decisions.propose({ kind, subject: id, details: { amount }, ground, reason });
      toaster.add({ type: "success", message: m.office_refund_proposed_done() });
      onDone();
      await client.invalidateQueries({ queryKey: everyOfficeList });
    },
  });
  return (
    <Form aria-label={title} errors={errors} onSubmit={onSubmit}>
      <TextInput
        required
        label={fields.amount?.label}
        hint={fields.amount?.hint}
        {...field("amount")}
        width="short"
        inputMode="decimal"
        defaultValue={amountToEdit(left)}
      />
      <RadioGroup
        label={m.office_refund_ground()}
        {...field("ground")}
        options={Object.entries(grounds).map(([value, label]) => ({ value, label }))}
      />
      <TextArea required label={m.office_note()} {...field("reason")} limit={1000} />
      <FormButtons label={m.office_refund_propose()} isSending={isSending} />
    </Form>
  );
}
