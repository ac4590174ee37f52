import { classLetter, classLetters, firstName, lastName, requiredText } from "@kwan/domain";
import { Button, Form, Inline, Select, TextInput } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { toaster } from "../../toasts/toaster.ts";
import { everyEnrolment, kwan } from "./queries.ts";

const newTrainee = z.object({
  first_name: firstName,
  last_name: lastName,
  trainee_number: requiredText("Trainee number", 30),
  license_class: classLetter,
});

const classes = classLetters.map((letter) => ({ value: letter, label: `Class ${letter}` }));

/** Enrols a trainee at the school of this account. */
export function EnrolTrainee({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: newTrainee,
    send: async (trainee) => {
      const { name, trainee_number } = await kwan.schools.enrol(trainee);
      toaster.add({ type: "success", message: `${name} has been enrolled with the number ${trainee_number}.` });
      await client.invalidateQueries({ queryKey: everyEnrolment });
      onDone();
    },
  });
  return (
    <Form aria-label="Enrol a trainee" errors={errors} onSubmit={onSubmit}>
      <TextInput
        label="First name"
        hint="As on the trainee's identity card."
        name="first_name"
        autoComplete="off"
        error={errorOf("first_name")}
      />
      <TextInput label="Surname" name="last_name" autoComplete="off" error={errorOf("last_name")} />
      <TextInput
        label="Trainee number"
        hint="Your own number for this trainee. You cannot use a number twice."
        name="trainee_number"
        autoComplete="off"
        error={errorOf("trainee_number")}
      />
      <Select label="Class" name="license_class" options={classes} defaultValue="B" error={errorOf("license_class")} />
      <Inline>
        <Button type="submit" busy={isSending}>
          Enrol
        </Button>
        <Button tone="secondary" onClick={onDone}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}
