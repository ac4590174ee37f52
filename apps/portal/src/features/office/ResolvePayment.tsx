import { Button, Dialog, Form, RadioGroup, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { reasonText } from "../../frame/reason-text.ts";
import { toaster } from "../../frame/toaster.ts";
import { useSend } from "../../frame/use-send.ts";
import { everyOfficeList, type FlaggedPayment, kwan } from "./queries.ts";

const schema = z.object({ outcome: z.enum(["refunded", "not_received"], "Choose what you found"), note: reasonText });

/** Records what came of flagged money. The person who paid is told. */
export function ResolvePayment({ payment }: { payment: FlaggedPayment }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      await kwan.office.resolveFlaggedPayment(payment.id, given);
      toaster.add({ type: "success", message: `Recorded. We have told ${payment.driver_name}.` });
      setOpen(false);
      await client.invalidateQueries({ queryKey: everyOfficeList });
    },
  });
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={`Record the result: ${payment.driver_name}, ${payment.reference}`}
        onClick={() => setOpen(true)}
      >
        Record the result
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={`Payment ${payment.reference}`}>
          <Form aria-label="Result" errors={errors} onSubmit={onSubmit}>
            <RadioGroup
              legend="What did you find?"
              name="outcome"
              options={[
                {
                  value: "refunded",
                  label: "The money has been sent back",
                  hint: "Refund it with the payment provider first. We tell the person that it has been sent.",
                },
                {
                  value: "not_received",
                  label: "The money did not reach us",
                  hint: "We tell the person to ask their bank or network.",
                },
              ]}
              error={errorOf("outcome")}
            />
            <TextArea
              label="Note"
              hint="For your colleagues. For example: the reference of the refund."
              name="note"
              limit={1000}
              error={errorOf("note")}
            />
            <div>
              <Button type="submit" busy={isSending}>
                Save
              </Button>
            </div>
          </Form>
        </Dialog>
      )}
    </>
  );
}
