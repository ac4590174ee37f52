import { requiredText } from "@kwan/domain";
import { Card, Form, Heading, Stack, Text, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { everyClassRecord, kwan } from "../../../lessons/queries.ts";
import { toaster } from "../../../toasts/toaster.ts";

const filled = (missing: () => string) => z.string().check(z.trim(), z.minLength(1, { error: missing }));

const enrolment = z.object({
  school_code: z.pipe(filled(m.school_code_missing), requiredText(m.school_code, 20)),
  trainee_number: z.pipe(filled(m.school_trainee_number_missing), requiredText(m.school_trainee_number, 30)),
});

/** Lets a trainee confirm their enrolment at a school, without an application. */
export function ConfirmEnrolment() {
  const client = useQueryClient();
  // A new form after each confirmation, so that nobody sends the same one twice.
  const [sent, setSent] = useState(0);
  const { errors, field, isSending, onSubmit } = useSend({
    schema: enrolment,
    send: async (form) => {
      const { license_class } = await kwan.schools.confirmEnrolment(form);
      toaster.add({ type: "success", message: m.school_confirm_enrolment_done({ letter: license_class }) });
      setSent((count) => count + 1);
      await client.invalidateQueries({ queryKey: everyClassRecord });
    },
  });
  return (
    <Card as="section" roomy key={sent}>
      <Stack>
        <Heading level={2}>{m.school_confirm_enrolment()}</Heading>
        <Text>{m.school_confirm_enrolment_text()}</Text>
        <Form aria-label={m.school_confirm_enrolment()} errors={errors} onSubmit={onSubmit}>
          <TextInput required label={m.school_code()} {...field("school_code")} width="short" autoComplete="off" />
          <TextInput
            required
            label={m.school_trainee_number()}
            {...field("trainee_number")}
            width="short"
            autoComplete="off"
          />
          <FormButtons label={m.school_confirm_enrolment()} isSending={isSending} />
        </Form>
      </Stack>
    </Card>
  );
}
