import { requiredText } from "@kwan/domain";
import { Button, Dialog, Form, Inline, TextArea } from "@kwan/ui";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../forms/FormButtons.tsx";
import { useSend } from "../forms/use-send.ts";
import { toaster } from "../toasts/toaster.ts";
import { toastText } from "../words/call-errors.ts";
import { dayInWords } from "../words/dates-and-money.ts";
import type { ClassRecord } from "./queries.ts";

const complaint = z.object({
  note: requiredText(m.school_dispute_label, 1000, (text) => (text.length < 10 ? m.school_dispute_short() : undefined)),
});

type DisputeProps = {
  record: ClassRecord;
  /** What this person has said is wrong so far. */
  dispute: string | null;
  /** Sends what is wrong, or null to take it back. */
  send: (note: string | null) => Promise<unknown>;
  /** Refetches what shows the lesson. */
  readAgain: (client: QueryClient) => Promise<unknown>;
};

/** The form in which a trainee or an instructor says what is wrong with a lesson. */
function Dispute({ dispute, send, readAgain, onDone }: DisputeProps & { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: complaint,
    send: async ({ note }) => {
      await send(note);
      toaster.add({ type: "success", message: m.school_dispute_sent() });
      await readAgain(client);
      onDone();
    },
  });
  return (
    <Dialog open onOpenChange={onDone} heading={m.school_dispute_title()} description={m.school_dispute_text()}>
      <Form aria-label={m.school_dispute_title()} errors={errors} onSubmit={onSubmit}>
        <TextArea required label={m.school_dispute_label()} {...field("note")} defaultValue={dispute ?? ""} />
        <FormButtons label={m.school_dispute_send()} isSending={isSending} onCancel={onDone} />
      </Form>
    </Dialog>
  );
}

/** The buttons with which somebody says what is wrong with a lesson, and takes that back. */
export function DisputeButton(props: DisputeProps) {
  const { record, dispute, send, readAgain } = props;
  const [isDisputing, setDisputing] = useState(false);
  const client = useQueryClient();
  const takingBack = useMutation({
    mutationFn: () => send(null),
    onSuccess: () => readAgain(client),
    onError: (error) => toaster.add({ type: "error", message: toastText(error) }),
  });
  const when = { date: dayInWords(record.date), start: record.starts_at, end: record.ends_at };
  return (
    <Inline space="xsmall">
      <Button
        size="small"
        tone="secondary"
        aria-label={m.school_dispute_which(when)}
        onClick={() => setDisputing(true)}
      >
        {m.school_dispute_lesson()}
      </Button>
      {dispute !== null && (
        <Button
          size="small"
          tone="secondary"
          busy={takingBack.isPending}
          aria-label={m.school_take_back_which(when)}
          onClick={() => takingBack.mutate()}
        >
          {m.school_take_back()}
        </Button>
      )}
      {isDisputing && <Dispute {...props} onDone={() => setDisputing(false)} />}
    </Inline>
  );
}
