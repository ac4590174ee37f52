import { Form, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { type Instructor, kwan, readAgain } from "./queries.ts";

type DeclineProps = { instructor: Instructor };

/** Declines an instructor whom the school has proposed. The school reads the reason. */
export const DeclineInstructor = (props: DeclineProps) => (
  <DialogButton
    size="small"
    label={m.schools_decline()}
    aria-label={m.common_labelled({ label: m.schools_decline(), text: props.instructor.name })}
    title={m.common_labelled({ label: m.schools_decline(), text: props.instructor.name })}
  >
    {(close) => <DeclineForm {...props} onDone={close} />}
  </DialogButton>
);

function DeclineForm({ instructor: { id, name }, onDone }: DeclineProps & { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: z.object({ note: reasonText }),
    send: async (form) => {
      await kwan.schools.declineInstructor(id, form);
      toaster.add({ type: "success", message: m.schools_declined({ name }) });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.schools_decline()} errors={errors} onSubmit={onSubmit}>
      <TextArea required label={m.schools_reason()} hint={m.schools_decline_hint()} {...field("note")} limit={1000} />
      <FormButtons label={m.schools_decline()} isSending={isSending} />
    </Form>
  );
}
