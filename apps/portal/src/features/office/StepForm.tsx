import { classLetter, classLetters, optionalText } from "@kwan/domain";
import { Button, CheckboxGroup, Form, RadioGroup, TextArea } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { type Application, kwan } from "./queries.ts";

const schema = z.object({
  step: z.string("Choose the step").check(z.minLength(1, "Choose the step")),
  state: z.enum(["done", "failed"], "Say whether it was passed or failed"),
  note: optionalText("Note", 1_000),
  classes: z.optional(
    z.union([
      z.array(classLetter),
      z.pipe(
        classLetter,
        z.transform((one) => [one]),
      ),
    ]),
  ),
});

const classOptions = classLetters.map((value) => ({ value, label: `Class ${value}` }));

type StepFormProps = { id: string; steps: Application["steps"]; onRecorded: (title: string) => Promise<void> };

/** Records that a check was passed, or failed and why. */
export function StepForm({ id, steps, onRecorded }: StepFormProps) {
  const [chosen, setChosen] = useState("");
  const [state, setState] = useState("");
  const decides = chosen === "authenticity_check" && state === "done";
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      await kwan.services.recordStep(id, given);
      await onRecorded(steps.find(({ step }) => step === given.step)?.title ?? "Step");
    },
  });
  return (
    <Form aria-label="Record a check" errors={errors} onSubmit={onSubmit}>
      <RadioGroup
        legend="Step"
        name="step"
        options={steps.map(({ step, title }) => ({ value: step, label: title }))}
        onChange={setChosen}
        error={errorOf("step")}
      />
      <RadioGroup
        legend="Result"
        name="state"
        inRow
        options={[
          { value: "done", label: "Passed" },
          { value: "failed", label: "Failed" },
        ]}
        onChange={setState}
        error={errorOf("state")}
      />
      {decides && (
        <CheckboxGroup
          legend="Which classes does this licence give in Ghana?"
          hint="Compare the foreign licence and the letter from its issuer. The letters of another country can mean something else."
          name="classes"
          options={classOptions}
          error={errorOf("classes")}
        />
      )}
      <TextArea
        label="Note"
        hint="The applicant will see this note."
        name="note"
        required={false}
        limit={1000}
        error={errorOf("note")}
      />
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          Save
        </Button>
      </div>
    </Form>
  );
}
