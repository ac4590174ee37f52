import { personName, requiredText } from "@kwan/domain";
import { Form, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { kwan, readAgain } from "./queries.ts";

const newInstructor = z.object({
  name: personName(m.schools_instructor_name),
  license_number: requiredText(m.schools_instructor_license, 20, (text) =>
    /^[A-Z0-9/-]{6,20}$/i.test(text) ? undefined : m.schools_license_like(),
  ),
});

/** Adds an instructor to a school. The instructor is not accredited yet. */
export function AddInstructor({ school, onDone }: { school: string; onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newInstructor,
    send: async (instructor) => {
      await kwan.schools.addInstructor(school, instructor);
      toaster.add({ type: "success", message: m.schools_instructor_added({ name: instructor.name }) });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.schools_add_instructor()} errors={errors} onSubmit={onSubmit}>
      <TextInput required label={m.schools_instructor_name()} {...field("name")} width="medium" autoComplete="off" />
      <TextInput
        required
        label={m.schools_instructor_license()}
        {...field("license_number")}
        width="medium"
        autoComplete="off"
      />
      <FormButtons label={m.schools_add()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
