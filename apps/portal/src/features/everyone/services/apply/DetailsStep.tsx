import { type Answers, askedFields, type KindRow, readDetails } from "@kwan/domain/kinds";
import { Button, Form, type FormError, Stack } from "@kwan/ui";
import { type FormEvent, useRef, useState } from "react";
import { m } from "#messages";
import { FieldControl, type Places } from "../../../../forms/FieldControl.tsx";
import { readAnswers } from "../../../../forms/read-answers.ts";
import { unmatchedFields } from "../../../../forms/unmatched.ts";
import { useErrorInTitle } from "../../../../page/title.ts";
import { today } from "../../../../session/server-clock.ts";
import { errorsOf } from "../../../../words/call-errors.ts";
import { kwan } from "../queries.ts";
import { KnownNumber, type KnownNumbers } from "./known-numbers.tsx";
import { SavingState } from "./SavingState.tsx";
import { TooSoon } from "./TooSoon.tsx";
import type { Draft } from "./use-draft.ts";

export type DetailsStepProps = {
  row: KindRow;
  /** The initial answers. Later saves do not change them, because the fields already contain the new values. */
  answers: Answers;
  /** The numbers on the person's record. They are shown, not asked for. */
  known: KnownNumbers;
  places: Places;
  draft: Draft;
  onDone: () => void;
};

/**
 * Before the applicant pays, checks with the server whether the driving school confirms the applicant. Returns the
 * problem, if any.
 */
async function schoolProblem(draft: Draft, { school_code, trainee_number }: Answers): Promise<FormError | undefined> {
  const enrolment = { school_code: String(school_code), trainee_number: String(trainee_number) };
  const { is_verified, message, field } = await kwan.services.verifySchool(draft.latest().id, enrolment);
  await draft.refresh();
  return is_verified ? undefined : { field: field ?? "trainee_number", message };
}

/** Returns what is wrong with the answers, in the order of the fields. */
function errorsIn(row: KindRow, answers: Answers, form: HTMLFormElement | null): FormError[] {
  const unmatched = form ? unmatchedFields(form) : [];
  const read = readDetails(row, answers, today());
  const errors = "errors" in read ? Object.entries(read.errors) : [];
  const others = errors
    .filter(([name]) => !unmatched.some(({ field }) => field === name))
    .map(([name, [message = ""]]) => (Object.hasOwn(row.fields, name) ? { field: name, message } : { message }));
  const place = ({ field }: FormError) => Object.keys(row.fields).indexOf(field ?? "");
  // "Nothing has changed" would be untrue about a text that the form does not recognise.
  const shown = unmatched.length > 0 ? others.filter(({ field }) => field) : others;
  return [...unmatched, ...shown].toSorted((one, other) => place(one) - place(other));
}

/**
 * The step with the service's questions. Typing does not re-render the fields, except to show or hide dependent
 * questions.
 */
export function DetailsStep({ row, answers, known, places, draft, onDone }: DetailsStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [initialAnswers] = useState(answers);
  const [fields, setFields] = useState(() => askedFields(row.fields, initialAnswers));
  // The only answer that the page shows outside its field.
  const needed = row.needed_on ?? "";
  const [neededOn, setNeededOn] = useState(initialAnswers[needed]);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  useErrorInTitle(errors.length > 0);
  const [isSending, setSending] = useState(false);
  const answersNow = () => (form.current ? readAnswers(fields, new FormData(form.current)) : {});

  const touched = () => {
    const answers = answersNow();
    draft.change({ details: answers });
    setNeededOn(answers[needed]);
    const next = askedFields(row.fields, answers);
    if (Object.keys(next).join() !== Object.keys(fields).join()) setFields(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const answers = answersNow();
    const faults = errorsIn(row, answers, form.current);
    if (faults.length > 0) return setErrors(faults);
    setSending(true);
    try {
      await draft.save({ details: answers });
      const problem = row.can.verify_school ? await schoolProblem(draft, answers) : undefined;
      if (problem) setErrors([problem]);
      else onDone();
    } catch (cause) {
      setErrors(errorsOf(cause));
    } finally {
      setSending(false);
    }
  };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <Form
      ref={form}
      aria-label={m.services_step_details()}
      errors={errors}
      onSubmit={(event) => void send(event)}
      onInput={touched}
      onBlur={touched}
      onClick={touched}
    >
      {Object.entries(fields).map(([name, field]) =>
        known[name] ? (
          <KnownNumber key={name} name={name} label={field.label} number={known[name]} />
        ) : (
          <FieldControl
            key={name}
            name={name}
            field={field}
            answer={initialAnswers[name]}
            error={errorOf(name)}
            places={places}
          />
        ),
      )}
      <TooSoon row={row} answers={{ [needed]: neededOn }} tier={draft.latest().tier} />
      <Stack space="small" align="start">
        <Button type="submit" busy={isSending}>
          {m.common_continue()}
        </Button>
        <SavingState saving={draft.saving} />
      </Stack>
    </Form>
  );
}
