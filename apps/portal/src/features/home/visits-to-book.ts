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

/** A visit that an application waits for and nobody has booked. */
export type MissingVisit = { service: string; type: string; title: string; purpose: Appointment["purpose"] };

const purposes: readonly Appointment["purpose"][] = ["eye_test", "biometrics", "practical_test"];

/**
 * The visits that applications wait for: those of the present state, not done and not booked. The practical test comes
 * after the theory.
 *
 * @example
 * visitsToBook([{ id: "svc_1", status: "in_review", steps: [{ step: "eye_test", during: "in_review", state: "open" }], … }], []);
 */
export function visitsToBook(
  applications: readonly SteppedApplication[],
  booked: readonly Pick<Appointment, "service" | "purpose">[],
): MissingVisit[] {
  return applications.flatMap(({ id, type, title, status, steps }) => {
    const isOpen = (name: string) =>
      steps.some(({ step, during, state }) => step === name && during === status && state !== "done");
    const hasTheoryLeft = isOpen("theory_road_sign") || isOpen("theory_road_traffic");
    return purposes
      .filter((purpose) => isOpen(purpose) && !(purpose === "practical_test" && hasTheoryLeft))
      .filter((purpose) => !booked.some((visit) => visit.service === id && visit.purpose === purpose))
      .map((purpose) => ({ service: id, type, title, purpose }));
  });
}
