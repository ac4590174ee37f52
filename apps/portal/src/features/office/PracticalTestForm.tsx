import { optionalText } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { Button, DateInput, Form, NumberInput, RadioGroup, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { useSend } from "../../forms/use-send.ts";
import { today } from "../../session/server-clock.ts";
import { kwan } from "./queries.ts";
import { testDay, yesAndNo, yesOrNo } from "./test-answers.ts";

const schema = z
  .object({
    tested_on: testDay,
    is_passed: yesOrNo("Say whether the test was passed"),
    score: z.string().check(z.regex(/^(\d{1,2}|100)?$/, "Score is a whole number from 0 to 100")),
    note: optionalText("Note", 1_000),
  })
  .check(
    z.refine(({ is_passed, score }) => is_passed === "no" || score !== "", {
      error: "Enter the score of a passed test",
      path: ["score"],
    }),
    z.refine(
      ({ is_passed, score }) => is_passed === "no" || score === "" || Number(score) >= figures.practical_pass_mark,
      {
        error: `A test is passed with ${figures.practical_pass_mark} or more of 100`,
        path: ["score"],
      },
    ),
  );

/** Records a practical test. A pass completes its step. */
export function PracticalTestForm({ id, onRecorded }: { id: string; onRecorded: () => Promise<void> }) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ is_passed, score, ...test }) => {
      await kwan.services.recordPracticalTest(id, {
        ...test,
        is_passed: is_passed === "yes",
        score: score === "" ? null : Number(score),
      });
      await onRecorded();
    },
  });
  return (
    <Form aria-label="Record the practical test" errors={errors} onSubmit={onSubmit}>
      <DateInput legend="Date of practical test" name="tested_on" defaultValue={today()} error={errorOf("tested_on")} />
      <RadioGroup legend="Was it passed?" name="is_passed" inRow options={yesAndNo} error={errorOf("is_passed")} />
      <NumberInput
        label="Score out of 100"
        hint={`The pass mark is ${figures.practical_pass_mark}.`}
        name="score"
        required={false}
        error={errorOf("score")}
      />
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
          Save practical test
        </Button>
      </div>
    </Form>
  );
}
