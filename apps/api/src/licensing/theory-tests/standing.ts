import {
  dayOf,
  isPassValid,
  mayTake,
  type Part,
  type PartRules,
  type PlainDate,
  partRules,
  retakeRules,
  type Status,
} from "@kwan/domain";
import { m } from "#messages";
import type { ApplicationId, DriverId } from "../../platform/ids.ts";
import { countsByLearnersLicence, countsFor, hasPart, isAtTests, isBeforeTests } from "./policy.ts";
import type { AttemptRow, TryRow } from "./store.ts";

/** The properties of an application on which its tests depend. */
export interface TestedApplication {
  readonly id: ApplicationId;
  readonly kind: string;
  readonly status: Status;
  readonly driver_id: DriverId;
}

/** A learner's progress in a part of the test. */
export interface Standing {
  readonly part: Part;
  readonly state: "not_open" | "ready" | "running" | "finished";
  readonly message: string;
  readonly attempts_left: number;
  readonly may_start_on: PlainDate | null;
  readonly running: AttemptRow | null;
  readonly finished: TryRow | null;
  /** The reason why a test cannot be started, or null if it can be started. */
  readonly refusal: "state_forbids" | "retake_too_soon" | null;
}

/** The data on which a learner's progress in a part of the test depends. */
export interface StandingFacts {
  readonly part: Part;
  readonly application: TestedApplication;
  readonly steps: readonly string[];
  /** All of the driver's attempts at this part, newest first. */
  readonly tries: readonly TryRow[];
  readonly running: AttemptRow | null;
  readonly learners_licence_issued_on: PlainDate | null;
  readonly today: PlainDate;
}

/**
 * Returns a learner's progress in a part of the test. It depends first on whether a test is in progress, then on
 * whether a new test can be started, and then on the last result.
 */
export function standingOf(facts: StandingFacts): Standing {
  const { part, application, running, today } = facts;
  const rules = partRules[part];
  const finished =
    facts.tries.find((each) => each.application_id === application.id && each.finished_at !== null) ?? null;
  const counted = triesThatCount(facts);
  const common = {
    part,
    finished,
    running,
    may_start_on: null,
    attempts_left: Math.max(0, retakeRules.attempts - counted.length),
  };
  if (running)
    return {
      ...common,
      state: "running",
      message: m.theory_tests_running(),
      refusal: null,
    };
  const shut = whyShut(facts);
  const verdict = mayTake(counted, today);
  if (!shut && verdict.may_take)
    return { ...common, state: "ready", message: invitation(rules, finished), refusal: null };
  const state = finished ? "finished" : "not_open";
  const ending = finished ? endingOf(rules, finished) : "";
  if (shut || verdict.may_take) return { ...common, state, message: ending || (shut ?? ""), refusal: "state_forbids" };
  const used = verdict.because === "attempts_used" && !countsByLearnersLicence(application.kind);
  const why = used ? m.theory_tests_attempts_used({ attempts: retakeRules.attempts }) : verdict.message;
  return {
    ...common,
    state,
    message: finished?.is_passed ? ending : `${ending} ${why}`.trim(),
    may_start_on: verdict.from,
    refusal: verdict.because === "too_soon" ? "retake_too_soon" : "state_forbids",
  };
}

/** Returns the finished attempts that count for this application, without passes that have expired. */
const triesThatCount = ({ application, tries, learners_licence_issued_on, today }: StandingFacts) =>
  tries
    .filter((each) => countsFor(application, each, learners_licence_issued_on))
    .flatMap(({ finished_at, is_passed }) =>
      finished_at ? [{ taken_on: dayOf(finished_at), is_passed: is_passed === true }] : [],
    )
    .filter(({ taken_on, is_passed }) => !is_passed || isPassValid(taken_on, today));

function whyShut({ part, application, steps }: StandingFacts): string | null {
  if (!hasPart(application.kind, part, steps)) return m.theory_tests_not_asked({ part });
  if (isAtTests(application.status)) return null;
  return isBeforeTests(application.status) ? m.theory_tests_not_open_yet() : m.theory_tests_past();
}

const invitation = ({ questions, minutes, pass_mark }: PartRules, last: TryRow | null): string => {
  const rules = { questions, minutes, pass_mark };
  return last && !last.is_passed
    ? m.theory_tests_invitation_again({ ...rules, right: last.right_answers ?? 0 })
    : m.theory_tests_invitation(rules);
};

const endingOf = ({ questions, pass_mark }: PartRules, { is_passed, right_answers }: TryRow): string =>
  is_passed
    ? m.theory_tests_ended_passed({ right: right_answers ?? 0, questions })
    : m.theory_tests_ended_failed({ right: right_answers ?? 0, questions, pass_mark });
