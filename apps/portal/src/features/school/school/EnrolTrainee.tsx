import { classLetter, classLetters, firstName, isPlainDate, lastName, requiredText } from "@kwan/domain";
import { DateInput, Form, Select, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { everyEnrolment, kwan } from "./queries.ts";

const newTrainee = z.object({
  first_name: firstName,
  last_name: lastName,
  trainee_number: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: () => m.school_trainee_number_missing() })),
    requiredText(m.school_trainee_number, 30),
  ),
  license_class: classLetter,
  date_of_birth: z.string().check(z.refine(isPlainDate, { error: () => m.school_birth_missing() })),
});

const classes = () => classLetters.map((letter) => ({ value: letter, label: m.school_class_of({ letter }) }));

/** Enrols a trainee at this account's school. */
export function EnrolTrainee({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: newTrainee,
    send: async (trainee) => {
      const { name, trainee_number } = await kwan.schools.enrol(trainee);
      toaster.add({ type: "success", message: m.school_enrolled({ name, number: trainee_number }) });
      await client.invalidateQueries({ queryKey: everyEnrolment });
      onDone();
    },
  });
  return (
    <Form aria-label={m.school_enrol_trainee()} errors={errors} onSubmit={onSubmit}>
      <TextInput
        required
        label={m.school_first_name()}
        hint={m.school_first_name_hint()}
        {...field("first_name")}
        width="medium"
        autoComplete="off"
      />
      <TextInput required label={m.school_surname()} {...field("last_name")} width="medium" autoComplete="off" />
      <DateInput label={m.school_birth()} hint={m.school_birth_hint()} {...field("date_of_birth")} />
      <TextInput
        required
        label={m.school_trainee_number()}
        hint={m.school_trainee_number_hint()}
        {...field("trainee_number")}
        width="medium"
        autoComplete="off"
      />
      <Select
        required
        label={m.school_class()}
        {...field("license_class")}
        width="medium"
        options={classes()}
        defaultValue="B"
      />
      <FormButtons label={m.school_enrol()} isSending={isSending} onCancel={onDone} />
    </Form>
  );
}
