import { classLetters } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { CheckboxGroup, DateInput, NumberInput, RadioGroup, Stack, TextArea, TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { Sending } from "../../../forms/use-send.ts";
import { today } from "../../../session/server-clock.ts";
import type { Application, SupportNeeded } from "./queries.ts";
import { nameOf, presetOf, type Result, resultWords } from "./step-results.ts";
import { yesAndNo } from "./test-answers.ts";

export type StepResultsProps = {
  steps: Application["steps"];
  /** The results that the officer has chosen, by step. */
  chosen: Readonly<Record<string, Result>>;
  onChoose: (step: string, result: Result) => void;
  /**
   * The preselected result for checks. See `presetOf` for the steps that have none.
   */
  usual: Result;
  /** The name of the branch, where eye tests usually take place. */
  branch: string | undefined;
  support: SupportNeeded;
  field: Sending["field"];
};

/** The fields for the results of all due steps, with the details that each result needs. */
export function StepResults({ steps, chosen, onChoose, usual, branch, support, field }: StepResultsProps) {
  return (
    <Stack space="large">
      {steps.map(({ step, title }) => {
        const { result, note } = nameOf(step);
        const value = chosen[step] ?? presetOf(step, usual);
        const options: Result[] =
          step === "eye_test" ? ["done", "glasses", "failed", "later"] : ["done", "failed", "later"];
        return (
          <Stack key={step} space="medium">
            <RadioGroup
              label={title}
              hint={support[step] && m.office_support({ support: support[step] })}
              {...field(result)}
              inRow
              value={value ?? ""}
              options={options.map((each) => ({ value: each, label: resultWords(step, each) }))}
              onValueChange={(each) => onChoose(step, each as Result)}
            />
            {step === "eye_test" && value && value !== "later" && (
              <EyeTest result={value} branch={branch} field={field} />
            )}
            {step === "practical_test" && value !== "later" && (
              <PracticalTest isPassed={value === "done"} field={field} />
            )}
            {step === "authenticity_check" && value === "done" && (
              <CheckboxGroup
                label={m.office_classes()}
                hint={m.office_classes_hint()}
                {...field("classes")}
                options={classLetters.map((letter) => ({ value: letter, label: m.office_class({ letter }) }))}
              />
            )}
            {(value === "failed" || (step === "practical_test" && value !== "later")) && (
              <TextArea
                label={m.office_note()}
                hint={m.office_note_hint()}
                {...field(note)}
                required={false}
                limit={1000}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

type TestProps = Pick<StepResultsProps, "field">;

const TestDay = ({ legend, field }: TestProps & { legend: string }) => (
  <DateInput label={legend} {...field("tested_on")} defaultValue={today()} />
);

function EyeTest({ result, branch, field }: TestProps & { result: Result; branch: string | undefined }) {
  return (
    <>
      {result === "failed" && (
        <RadioGroup label={m.office_glasses()} {...field("needs_glasses")} inRow options={yesAndNo()} />
      )}
      <TestDay legend={m.office_eye_test_date()} field={field} />
      <TextInput
        required
        label={m.office_test_centre()}
        {...field("centre")}
        width="long"
        defaultValue={branch}
        maxLength={100}
      />
      <TextInput
        label={m.office_acuity()}
        hint={m.office_acuity_hint()}
        {...field("acuity")}
        width="short"
        required={false}
        maxLength={30}
      />
      <TextArea
        label={m.office_eye_test_again()}
        hint={m.office_eye_test_again_hint()}
        {...field("reason_again")}
        required={false}
        limit={1000}
      />
    </>
  );
}

function PracticalTest({ isPassed, field }: TestProps & { isPassed: boolean }) {
  return (
    <>
      <TestDay legend={m.office_practical_test_date()} field={field} />
      <NumberInput
        label={m.office_score()}
        hint={m.office_score_hint({ mark: figures.practical_pass_mark })}
        {...field("score")}
        // A test that is ended early has no score, so the score is required only for a pass.
        required={isPassed}
      />
      {!isPassed && (
        <RadioGroup
          label={m.office_dangerous_fault()}
          hint={m.office_dangerous_fault_hint()}
          {...field("has_dangerous_fault")}
          inRow
          defaultValue="no"
          options={yesAndNo()}
        />
      )}
      <TextArea
        label={m.office_no_appointment()}
        hint={m.office_no_appointment_hint()}
        {...field("reason_again")}
        required={false}
        limit={1000}
      />
    </>
  );
}
