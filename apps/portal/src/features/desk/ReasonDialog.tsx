import { Button, Dialog, Form, Stack, Text, TextArea } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../forms/FormButtons.tsx";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";

export type ReasonDialogProps = {
  /** The label of the button that opens the dialog, and of the one that confirms. */
  button: string;
  /** The subject: screen readers read it on the button, and the dialog shows it to everyone. */
  about: string;
  title: string;
  hint: string;
  send: (reason: string) => Promise<unknown>;
};

/** A button that asks for a reason, and for a confirmation at the same time. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        aria-label={m.common_labelled({ label: props.button, text: props.about })}
        onClick={() => setOpen(true)}
      >
        {props.button}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={props.title}>
          <ReasonForm {...props} onSent={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

const schema = z.object({ reason: reasonText });

function ReasonForm({ button, about, title, hint, send, onSent }: ReasonDialogProps & { onSent: () => void }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ reason }) => {
      await send(reason);
      onSent();
    },
  });
  return (
    <Form aria-label={title} errors={errors} onSubmit={onSubmit}>
      <Stack space="small">
        <Text>{about}</Text>
        <TextArea label={m.desk_reason()} hint={hint} {...field("reason")} limit={1000} />
        <FormButtons label={button} isSending={isSending} />
      </Stack>
    </Form>
  );
}
