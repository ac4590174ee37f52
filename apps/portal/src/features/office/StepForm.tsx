import { classLetter, classLetters, optionalText } from "@kwan/domain";
import { Button, CheckboxGroup, Form, RadioGroup, TextArea } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../forms/use-send.ts";
import { refusedAsOutdated } from "./is-outdated.ts";
import { type Application, kwan } from "./queries.ts";

const stepMissing = { error: () => m.office_step_missing() };

const schema = z.object({
  step: z.string(stepMissing).check(z.minLength(1, stepMissing)),
  state: z.enum(["done", "failed"], { error: () => m.office_state_missing() }),
  note: optionalText(m.office_note, 1_000),
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

const classOptions = () => classLetters.map((letter) => ({ value: letter, label: m.office_class({ letter }) }));

type StepFormProps = {
  application: Application;
  steps: Application["steps"];
  onRecorded: (title: string) => Promise<void>;
  /** Called if somebody else has acted since the application was loaded. */
  onOutdated: () => Promise<void>;
};

/** Records that a check was passed, or failed and why. */
export function StepForm({ application, steps, onRecorded, onOutdated }: StepFormProps) {
  const [chosen, setChosen] = useState("");
  const [state, setState] = useState("");
  const decides = chosen === "authenticity_check" && state === "done";
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      if (await refusedAsOutdated(application, (options) => kwan.services.recordStep(application.id, given, options)))
        return onOutdated();
      await onRecorded(steps.find(({ step }) => step === given.step)?.title ?? m.office_step());
    },
  });
  return (
    <Form aria-label={m.office_record_check()} errors={errors} onSubmit={onSubmit}>
      <RadioGroup
        legend={m.office_step()}
        name="step"
        options={steps.map(({ step, title }) => ({ value: step, label: title }))}
        onChange={setChosen}
        error={errorOf("step")}
      />
      <RadioGroup
        legend={m.office_result()}
        name="state"
        inRow
        options={[
          { value: "done", label: m.office_passed() },
          { value: "failed", label: m.office_failed() },
        ]}
        onChange={setState}
        error={errorOf("state")}
      />
      {decides && (
        <CheckboxGroup
          legend={m.office_classes()}
          hint={m.office_classes_hint()}
          name="classes"
          options={classOptions()}
          error={errorOf("classes")}
        />
      )}
      <TextArea
        label={m.office_note()}
        hint={m.office_note_hint()}
        name="note"
        required={false}
        limit={1000}
        error={errorOf("note")}
      />
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          {m.common_save()}
        </Button>
      </div>
    </Form>
  );
}
