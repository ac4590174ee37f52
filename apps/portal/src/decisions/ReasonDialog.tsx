import { Form, Stack, Text, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../forms/DialogButton.tsx";
import { FormButtons } from "../forms/FormButtons.tsx";
import { reasonText } from "../forms/reason-text.ts";
import { useSend } from "../forms/use-send.ts";

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

/** A button that opens a dialog to enter a reason. Submitting the reason also confirms the action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { button, about, title } = props;
  return (
    <DialogButton label={button} aria-label={m.common_labelled({ label: button, text: about })} title={title}>
      {(close) => <ReasonForm {...props} onSent={close} />}
    </DialogButton>
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
        <TextArea required label={m.desk_reason()} hint={hint} {...field("reason")} limit={1000} />
        <FormButtons label={button} isSending={isSending} />
      </Stack>
    </Form>
  );
}
