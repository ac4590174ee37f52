import { Button, Dialog, Form, Stack, Text, TextArea } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../forms/FormButtons.tsx";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";

export type ReasonDialogProps = {
  /** The label of both the button that opens the dialog and the button that confirms it. */
  button: string;
  /**
   * The person or thing that the reason relates to. It is added to the button's label for screen readers, and shown in
   * the dialog.
   */
  about: string;
  title: string;
  hint: string;
  send: (reason: string) => Promise<unknown>;
};

/** A button that opens a dialog to enter a reason. Sending the reason also confirms the action. */
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
