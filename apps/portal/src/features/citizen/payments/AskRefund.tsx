import { requiredText } from "@kwan/domain";
import { Form, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { everyDriver, kwan, type OwnPayment } from "./queries.ts";

const request = z.object({
  reason: requiredText(m.payments_ask_reason, 1_000, (text) =>
    text.length < 10 ? m.payments_ask_reason_short() : undefined,
  ),
});

/** A button that opens a dialog in which the person asks for a refund in their own words. */
export function AskRefund({ payment }: { payment: OwnPayment }) {
  return (
    <DialogButton
      label={m.payments_ask_refund()}
      aria-label={m.common_labelled({ label: m.payments_ask_refund(), text: payment.service_title })}
      title={m.payments_ask_refund()}
    >
      {(close) => (
        <Stack>
          <Text>{m.payments_ask_refund_text()}</Text>
          <AskForm payment={payment} onDone={close} />
        </Stack>
      )}
    </DialogButton>
  );
}

function AskForm({ payment: { id }, onDone }: { payment: OwnPayment; onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: request,
    send: async ({ reason }) => {
      await kwan.payments.askRefund(id, { reason });
      toaster.add({ type: "success", message: m.payments_ask_sent() });
      onDone();
      await client.invalidateQueries({ queryKey: everyDriver });
    },
  });
  return (
    <Form aria-label={m.payments_ask_refund()} errors={errors} onSubmit={onSubmit}>
      <TextArea required label={m.payments_ask_reason_label()} {...field("reason")} limit={1_000} />
      <FormButtons label={m.payments_ask_send()} isSending={isSending} />
    </Form>
  );
}
