import { optionalText, requiredText } from "@kwan/domain";
import { Button, DateInput, Form, RadioGroup, TextInput } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../forms/use-send.ts";
import { today } from "../../session/server-clock.ts";
import { refusedAsOutdated } from "./is-outdated.ts";
import { type Application, kwan } from "./queries.ts";
import { testDay, yesAndNo, yesOrNo } from "./test-answers.ts";

const schema = z.object({
  tested_on: testDay,
  is_passed: yesOrNo(m.office_passed_missing),
  needs_glasses: yesOrNo(m.office_glasses_missing),
  acuity: optionalText(m.office_acuity, 30),
  centre: requiredText(m.office_test_centre, 100),
});

type EyeTestFormProps = {
  application: Application;
  driver: string;
  onRecorded: () => Promise<void>;
  /** Called if somebody else has acted since the application was loaded. */
  onOutdated: () => Promise<void>;
};

/** Records an eye test for the driver, which completes the step of this application. */
export function EyeTestForm({ application, driver, onRecorded, onOutdated }: EyeTestFormProps) {
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
      const step = { step: "eye_test", state: passed ? "done" : "failed" } as const;
      if (await refusedAsOutdated(application, (options) => kwan.services.recordStep(application.id, step, options)))
        return onOutdated();
      await onRecorded();
    },
  });
  return (
    <Form aria-label={m.office_record_eye_test()} errors={errors} onSubmit={onSubmit}>
      <DateInput
        legend={m.office_eye_test_date()}
        name="tested_on"
        defaultValue={today()}
        error={errorOf("tested_on")}
      />
      <RadioGroup
        legend={m.office_was_passed()}
        name="is_passed"
        inRow
        options={yesAndNo()}
        error={errorOf("is_passed")}
      />
      <RadioGroup
        legend={m.office_glasses()}
        name="needs_glasses"
        inRow
        options={yesAndNo()}
        error={errorOf("needs_glasses")}
      />
      <TextInput
        label={m.office_acuity()}
        hint={m.office_acuity_hint()}
        name="acuity"
        width="short"
        required={false}
        error={errorOf("acuity")}
      />
      <TextInput label={m.office_test_centre()} name="centre" error={errorOf("centre")} />
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          {m.office_save_eye_test()}
        </Button>
      </div>
    </Form>
  );
}
