import type { Part, PlainDate } from "@kwan/domain";
import type { Actor, Context, ReadContext } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { notFound } from "../../../platform/domain-error.ts";
import type { ApplicationId, DriverId } from "../../../platform/ids.ts";
import { stepsOfApplication } from "../../services/steps-store.ts";
import { findApplication, lockApplication } from "../../services/store.ts";
import { isOver } from "../policy.ts";
import { presentTest, type TheoryTest } from "../present.ts";
import { type Standing, standingOf, type TestedApplication } from "../standing.ts";
import { findRunning, learnersLicenceIssuedOn, triesOf } from "../store.ts";
import { finishAttempt } from "./finish-attempt.ts";

/** Identifies a test: the driver, the application and the part. */
export interface Place {
  readonly customerId: DriverId;
  readonly serviceId: ApplicationId;
  readonly part: Part;
}

/** Returns the application if the test is the caller's own. Other people's tests are reported as not found. */
function own(actor: Actor, { customerId }: Place, application: TestedApplication | undefined): TestedApplication {
  if (!application || actor.driver !== customerId || application.driver_id !== customerId)
    throw notFound("application");
  return application;
}

export const holdApplication = async ({ tx, actor }: Context<Actor>, place: Place): Promise<TestedApplication> =>
  own(actor, place, await lockApplication(tx, place.serviceId));

export async function readStanding(
  db: Queries,
  application: TestedApplication,
  part: Part,
  today: PlainDate,
): Promise<Standing> {
  // Read the open paper before the finished attempts, so that a paper that is submitted between the two reads is not
  // missed.
  const running = (await findRunning(db, application.id, part)) ?? null;
  const tries = await triesOf(db, application.driver_id, part);
  const steps = (await stepsOfApplication(db, application.id)).map(({ step }) => step);
  const learners_licence_issued_on = await learnersLicenceIssuedOn(db, application.driver_id);
  return standingOf({ part, application, running, tries, steps, learners_licence_issued_on, today });
}

/** Scores a paper if its deadline has passed. The caller must have locked the application. */
export async function finishIfOver(context: Context, application: TestedApplication, part: Part): Promise<void> {
  const running = await findRunning(context.tx, application.id, part);
  if (running && isOver(running, context.deps.now())) await finishAttempt(context, application, running);
}

/** Returns the caller's progress in a part of the test. Scores a paper whose deadline has passed. */
export async function readTest({ db, ...asker }: ReadContext<Actor>, place: Place): Promise<TheoryTest> {
  const { deps, actor } = asker;
  const now = deps.now();
  const application = own(actor, place, await findApplication(db, place.serviceId));
  const standing = await readStanding(db, application, place.part, deps.today());
  if (!standing.running || !isOver(standing.running, now)) return presentTest(standing, now);
  return inTransaction(deps.db, async (tx) => {
    const context = { ...asker, tx };
    await finishIfOver(context, await holdApplication(context, place), place.part);
    return presentTest(await readStanding(tx, await holdApplication(context, place), place.part, deps.today()), now);
  });
}
