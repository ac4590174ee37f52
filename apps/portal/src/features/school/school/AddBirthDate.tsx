import { isPlainDate } from "@kwan/domain";
import { DateInput, Form } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { type Enrolment, everyEnrolment, kwan, whose } from "./queries.ts";

const birth = z.object({
  date_of_birth: z.string().check(z.refine(isPlainDate, { error: () => m.school_birth_missing() })),
});

function BirthForm({ enrolment: { id, name }, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: birth,
    send: async ({ date_of_birth }) => {
      await kwan.schools.changeEnrolment(id, { date_of_birth });
      toaster.add({ type: "success", message: m.school_birth_added({ name }) });
      await client.invalidateQueries({ queryKey: everyEnrolment });
      onDone();
    },
  });
  return (
    <Form aria-label={m.school_add_birth()} errors={errors} onSubmit={onSubmit}>
      <DateInput label={m.school_birth()} hint={m.school_birth_hint()} {...field("date_of_birth")} />
      <FormButtons label={m.school_add_birth()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}

/** Adds the birth date to an enrolment that was entered without one, so that the trainee can confirm it. */
export const AddBirthDate = ({ enrolment }: { enrolment: Enrolment }) => (
  <DialogButton
    size="small"
    label={m.school_add_birth()}
    aria-label={m.school_add_birth_of({ name: whose(enrolment) })}
    title={m.school_add_birth_of({ name: enrolment.name })}
  >
    {(close) => <BirthForm enrolment={enrolment} onDone={close} />}
  </DialogButton>
);
