import { type ClassLetter, classLetters } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Application } from "./queries.ts";
import { testDay } from "./test-answers.ts";

type Step = Pick<Application["steps"][number], "step" | "title">;

/** The possible results of a step in the form. An eye test passed with glasses has its own result. */
export const results = ["done", "glasses", "failed", "later"] as const;
export type Result = (typeof results)[number];

type Words = { readonly done: () => string; readonly failed: () => string };

const ofTest: Words = { done: m.office_passed, failed: m.office_failed };
const ofCheck: Words = { done: m.office_no_problems, failed: m.office_problems_found };

/** The texts for the results of each step, in words that fit the step. Only tests are passed or failed. */
const wordsOf: Readonly<Partial<Record<string, Words>>> = {
  document_check: ofCheck,
  record_check: ofCheck,
  authenticity_check: { done: m.office_confirmed, failed: m.office_not_confirmed },
  branch_acceptance: { done: m.office_branch_accepts, failed: m.office_branch_refuses },
  biometrics: { done: m.office_taken, failed: m.office_not_taken },
  eye_test: { done: m.office_passed_without_glasses, failed: m.office_failed },
};

export const resultWords = (step: string, result: Result): string =>
  ({ ...(wordsOf[step] ?? ofTest), glasses: m.office_passed_with_glasses, later: m.office_not_now })[result]();

/**
 * Whether a step is a test. Tests are recorded with a date and further details, and count as passed only if the officer
 * says so.
 */
const isTest = (step: string): boolean => step === "eye_test" || step === "practical_test";

/**
 * Returns the result that is chosen for a step beforehand. A test is not recorded unless the officer says so, and nothing
 * is chosen for a photo and fingerprints, because the officer has to have taken them.
 */
export const presetOf = (step: string, usual: Result): Result | undefined =>
  isTest(step) ? "later" : step === "biometrics" && usual === "done" ? undefined : usual;

/** A result to record, with the details that belong to it. */
export type Recorded = {
  readonly step: string;
  readonly title: string;
  readonly state: "done" | "failed";
  readonly words: string;
  readonly note?: string;
  readonly classes?: ClassLetter[];
  readonly eye_test?: {
    tested_on: string;
    centre: string;
    acuity: string | null;
    needs_glasses: boolean;
    reason?: string;
  };
  readonly practical_test?: {
    tested_on: string;
    score: number | null;
    has_dangerous_fault?: boolean;
    reason?: string;
  };
};

/** What was entered for a test's result, and the problems with that input. */
type Own = { problems: Problem[]; test?: Pick<Recorded, "eye_test" | "practical_test"> };

type Problem = { readonly field: string; readonly message: string };

/** Returns the names of the form fields for a step. */
export const nameOf = (step: string) => ({ result: `result_${step}`, note: `note_${step}` });

const isClass = (text: unknown): text is ClassLetter => classLetters.some((letter) => letter === text);

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();

/**
 * Reads the results to record from the form, and returns them with any problems. With `mustPass`, a missing or failed
 * result is a problem.
 *
 * @example
 * readResults(new FormData(form), dueSteps(application), { mustPass: true });
 */
export function readResults(
  form: FormData,
  steps: readonly Step[],
  { mustPass }: { mustPass: boolean },
): { recorded: Recorded[]; problems: Problem[] } {
  const recorded: Recorded[] = [];
  const problems: Problem[] = [];
  for (const { step, title } of steps) {
    const { result: field, note } = nameOf(step);
    const result = results.find((each) => each === form.get(field)) ?? "later";
    const state = result === "failed" ? "failed" : "done";
    if (mustPass && (result === "later" || result === "failed"))
      problems.push({ field, message: m.office_must_pass({ step: title }) });
    else if (result !== "later") {
      const words = m.office_result_of({ step: title, result: resultWords(step, result) });
      const noted = textOf(form, note);
      const classes = form.getAll("classes").filter(isClass);
      const own: Own =
        step === "eye_test"
          ? eyeTestIn(form, result)
          : step === "practical_test"
            ? driveIn(form, state)
            : { problems: [] };
      problems.push(...own.problems);
      recorded.push({
        step,
        title,
        state,
        words,
        ...(noted && { note: noted }),
        ...(step === "authenticity_check" && classes.length > 0 && { classes }),
        ...own.test,
      });
    }
  }
  if (!mustPass && recorded.length === 0 && steps[0])
    problems.push({ field: nameOf(steps[0].step).result, message: m.office_no_result() });
  return { recorded, problems };
}

/** Checks that the date of a test is a real date and not in the future. */
function dayProblems(tested_on: string): Problem[] {
  const read = testDay.safeParse(tested_on);
  return read.success ? [] : [{ field: "tested_on", message: read.error.issues[0]?.message ?? "" }];
}

function eyeTestIn(form: FormData, result: Result): Own {
  const tested_on = textOf(form, "tested_on");
  const centre = textOf(form, "centre");
  const glasses = result === "failed" ? textOf(form, "needs_glasses") : result === "glasses" ? "yes" : "no";
  const problems = [
    ...dayProblems(tested_on),
    ...(glasses === "" ? [{ field: "needs_glasses", message: m.office_glasses_missing() }] : []),
    ...(centre === "" ? [{ field: "centre", message: m.office_centre_missing() }] : []),
  ];
  const acuity = textOf(form, "acuity") || null;
  const reason = textOf(form, "reason_again");
  const eye_test = { tested_on, centre, acuity, needs_glasses: glasses === "yes", ...(reason && { reason }) };
  return { problems, test: { eye_test } };
}

function driveIn(form: FormData, state: "done" | "failed"): Own {
  const tested_on = textOf(form, "tested_on");
  const typed = textOf(form, "score");
  const mark = figures.practical_pass_mark;
  const hasFault = state === "failed" && textOf(form, "has_dangerous_fault") === "yes";
  const reason = textOf(form, "reason_again");
  const scoreProblem = !/^(\d{1,2}|100)?$/.test(typed)
    ? m.office_score_whole()
    : state === "done" && typed === ""
      ? m.office_score_missing()
      : state === "done" && Number(typed) < mark
        ? m.office_score_low({ mark })
        : state === "failed" && typed !== "" && Number(typed) >= mark && !hasFault
          ? m.office_score_high({ mark })
          : undefined;
  return {
    problems: [...dayProblems(tested_on), ...(scoreProblem ? [{ field: "score", message: scoreProblem }] : [])],
    test: {
      practical_test: {
        tested_on,
        score: typed === "" ? null : Number(typed),
        ...(hasFault && { has_dangerous_fault: true }),
        ...(reason && { reason }),
      },
    },
  };
}
