import type { Appointment } from "./queries.ts";

/** An application with how far each of its steps is. */
export type SteppedApplication = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly status: string;
  readonly steps: readonly {
    readonly step: string;
    readonly during: string;
    readonly state: "open" | "done" | "failed";
  }[];
};

/** A visit that an application waits for. */
export type NeededVisit = {
  service: string;
  type: string;
  title: string;
  purpose: Appointment["purpose"];
  /** Somebody has come to it before, and has to come again. */
  hasFailed: boolean;
};

const purposes: readonly Appointment["purpose"][] = ["eye_test", "biometrics", "practical_test"];

/**
 * The visits that applications wait for, booked or not: those of the present state that are not done. The practical test
 * comes after the theory.
 *
 * @example
 * neededVisits([{ id: "svc_1", status: "in_review", steps: [{ step: "eye_test", during: "in_review", state: "open" }], … }]);
 */
export function neededVisits(applications: readonly SteppedApplication[]): NeededVisit[] {
  return applications.flatMap(({ id, type, title, status, steps }) => {
    const open = steps.filter(({ during, state }) => during === status && state !== "done");
    const hasTheoryLeft = open.some(({ step }) => step.startsWith("theory_"));
    return purposes.flatMap((purpose) => {
      const step = open.find((each) => each.step === purpose);
      if (!step || (purpose === "practical_test" && hasTheoryLeft)) return [];
      return { service: id, type, title, purpose, hasFailed: step.state === "failed" };
    });
  });
}
