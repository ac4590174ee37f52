import type { Action } from "@kwan/domain";
import type { CancellationGround, DocumentShown, NoRefundGround, RejectionGround } from "@kwan/domain/kinds";
import { unlessOutdated } from "./is-outdated.ts";
import { type Application, kwan } from "./queries.ts";
import type { Recorded } from "./step-results.ts";

/** What happens to the money of a paid application that is rejected or cancelled. */
export type Money =
  | { readonly refund: "full" }
  | { readonly refund: "none"; readonly no_refund_ground: NoRefundGround };

/** Who collects the card, for its hand-over. */
export type Collector = {
  readonly handed_to: "holder" | "representative";
  readonly receiver?: string;
  readonly document_shown: DocumentShown;
};

export type Decision = {
  readonly recorded: readonly Recorded[];
  readonly actions: readonly Action[];
  readonly reason?: string;
  readonly ground?: RejectionGround | CancellationGround;
  readonly money?: Money;
  readonly collector?: Collector;
};

/** Records one result. An eye test is also added to the driver's record, and a practical test has its own API call. */
async function record(application: Application, { step, state, note, classes, eye_test, practical_test }: Recorded) {
  const { id, driver } = application;
  const is_passed = state === "done";
  if (eye_test) await kwan.drivers.recordEyeTest(driver, { ...eye_test, is_passed });
  return unlessOutdated(application, (options) =>
    practical_test
      ? kwan.services.recordPracticalTest(id, { ...practical_test, is_passed, ...(note && { note }) }, options)
      : kwan.services.recordStep(id, { step, state, ...(note && { note }), ...(classes && { classes }) }, options),
  );
}

/**
 * Carries out what an officer has decided: first the results, then the actions. Each call is bound to the version that
 * the previous call returned. Returns the application, or undefined if someone else has acted on it in the meantime. If
 * a later call fails, the earlier ones stay in effect, and `onDone` has been called after each of them.
 *
 * @example
 * await carryOut(application, { recorded, actions: ["approve", "produce"] }, () => setBegun(true));
 */
export async function carryOut(
  application: Application,
  { recorded, actions, reason, ground, money, collector }: Decision,
  onDone: () => void,
): Promise<Application | undefined> {
  let current: Application | undefined = application;
  for (const result of recorded) {
    current = await record(current, result);
    if (!current) return undefined;
    onDone();
  }
  for (const action of actions) {
    const before: Application = current;
    // Stop if the next action is not possible: the server may already have taken it, or money may be due first.
    if (action !== actions[0] && !before.actions.includes(action)) return before;
    const body = { action, ...(reason !== undefined && { reason }), ...(ground && { ground }), ...money, ...collector };
    current = await unlessOutdated(before, (options) => kwan.services.move(before.id, body, options));
    if (!current) return undefined;
    onDone();
  }
  return current;
}
