import { optionalText, requiredText } from "@kwan/domain";
import { Button, DateInput, Form, RadioGroup, TextInput } from "@kwan/ui";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { today } from "../../session/server-clock.ts";
import { kwan } from "./queries.ts";
import { testDay, yesAndNo, yesOrNo } from "./test-answers.ts";

const schema = z.object({
  tested_on: testDay,
  is_passed: yesOrNo("Say whether the test was passed"),
  needs_glasses: yesOrNo("Say whether glasses are needed"),
  acuity: optionalText("Acuity", 30),
  centre: requiredText("Test centre", 100),
});

type EyeTestFormProps = { id: string; driver: string; onRecorded: () => Promise<void> };

/** Records an eye test for the driver, which completes the step of this application. */
export function EyeTestForm({ id, driver, onRecorded }: EyeTestFormProps) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ is_passed, needs_glasses, acuity, ...test }) => {
      const passed = is_passed === "yes";
      await kwan.drivers.recordEyeTest(driver, {
        ...test,
        acuity: acuity || null,
        is_passed: passed,
        needs_glasses: needs_glasses === "yes",
      });
      await kwan.services.recordStep(id, { step: "eye_test", state: passed ? "done" : "failed" });
      await onRecorded();
    },
  });
  return (
    <Form aria-label="Record the eye test" errors={errors} onSubmit={onSubmit}>
      <DateInput legend="Date of eye test" name="tested_on" defaultValue={today()} error={errorOf("tested_on")} />
      <RadioGroup legend="Was it passed?" name="is_passed" inRow options={yesAndNo} error={errorOf("is_passed")} />
      <RadioGroup
        legend="Are glasses needed to drive?"
        name="needs_glasses"
        inRow
        options={yesAndNo}
        error={errorOf("needs_glasses")}
      />
      <TextInput
        label="Acuity"
        hint="For example, 6/9"
        name="acuity"
        width="short"
        required={false}
        error={errorOf("acuity")}
      />
      <TextInput label="Test centre" name="centre" error={errorOf("centre")} />
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          Save eye test
        </Button>
      </div>
    </Form>
  );
}
