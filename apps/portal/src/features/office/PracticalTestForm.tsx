import { optionalText } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { Button, DateInput, Form, NumberInput, RadioGroup, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../forms/use-send.ts";
import { today } from "../../session/server-clock.ts";
import { refusedAsOutdated } from "./is-outdated.ts";
import { type Application, kwan } from "./queries.ts";
import { testDay, yesAndNo, yesOrNo } from "./test-answers.ts";

const schema = z
  .object({
    tested_on: testDay,
    is_passed: yesOrNo(m.office_passed_missing),
    score: z.string().check(z.regex(/^(\d{1,2}|100)?$/, { error: () => m.office_score_whole() })),
    note: optionalText(m.office_note, 1_000),
  })
  .check(
    z.refine(({ is_passed, score }) => is_passed === "no" || score !== "", {
      error: () => m.office_score_missing(),
      path: ["score"],
    }),
    z.refine(
      ({ is_passed, score }) => is_passed === "no" || score === "" || Number(score) >= figures.practical_pass_mark,
      {
        error: () => m.office_score_low({ mark: figures.practical_pass_mark }),
        path: ["score"],
      },
    ),
  );

type PracticalTestFormProps = {
  application: Application;
  onRecorded: () => Promise<void>;
  /** Called if somebody else has acted since the application was loaded. */
  onOutdated: () => Promise<void>;
};

/** Records a practical test. A pass completes the step. */
export function PracticalTestForm({ application, onRecorded, onOutdated }: PracticalTestFormProps) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ is_passed, score, ...test }) => {
      const body = { ...test, is_passed: is_passed === "yes", score: score === "" ? null : Number(score) };
      const { id } = application;
      if (await refusedAsOutdated(application, (options) => kwan.services.recordPracticalTest(id, body, options)))
        return onOutdated();
      await onRecorded();
    },
  });
  return (
    <Form aria-label={m.office_record_practical_test()} errors={errors} onSubmit={onSubmit}>
      <DateInput
        legend={m.office_practical_test_date()}
        name="tested_on"
        defaultValue={today()}
        error={errorOf("tested_on")}
      />
      <RadioGroup
        legend={m.office_practical_test_passed()}
        name="is_passed"
        inRow
        options={yesAndNo()}
        error={errorOf("is_passed")}
      />
      <NumberInput
        label={m.office_score()}
        hint={m.office_score_hint({ mark: figures.practical_pass_mark })}
        name="score"
        required={false}
        error={errorOf("score")}
      />
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
          {m.office_save_practical_test()}
        </Button>
      </div>
    </Form>
  );
}
