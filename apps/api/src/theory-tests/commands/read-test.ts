import type { Part } from "@kwan/domain";
import type { Asked } from "../../calls/handler.ts";
import type { Queries } from "../../db/open.ts";
import { inTransaction } from "../../db/transaction.ts";
import { notFound } from "../../domain-error.ts";
import { isOver } from "../policy.ts";
import { presentTest, type TheoryTest } from "../present.ts";
import { type Standing, standingOf } from "../standing.ts";
import {
  type ApplicationRow,
  findApplication,
  findRunning,
  learnersLicenceIssuedOn,
  lockApplication,
  stepsOfApplication,
  triesOf,
} from "../store.ts";
import { finishAttempt, type Occasion } from "./finish-attempt.ts";

/** Which test is meant: of whom, of which application, and which part. */
export interface Place {
  readonly customerId: string;
  readonly serviceId: string;
  readonly part: Part;
}

/** Somebody who asks about a test. */
export type Asking = Occasion & { readonly actor: Asked["actor"] };

/** Everybody has their own tests only: another's, and another's application, is not there. */
async function own(
  { db, actor }: Asking,
  { customerId, serviceId }: Place,
  find: typeof findApplication,
): Promise<ApplicationRow> {
  const application = actor?.driver === customerId ? await find(db, serviceId, customerId) : undefined;
  if (!application) throw notFound("application");
  return application;
}

/** The application of a test, held until the transaction ends. */
export const holdApplication = (asking: Asking, place: Place): Promise<ApplicationRow> =>
  own(asking, place, lockApplication);

export async function readStanding(db: Queries, application: ApplicationRow, part: Part, now: Date): Promise<Standing> {
  // The running paper is read before the tries: one that is handed in meanwhile is then seen as running or as
  // finished, never as neither.
  const running = (await findRunning(db, application.id, part)) ?? null;
  const tries = await triesOf(db, application.driver_id, part);
  const steps = (await stepsOfApplication(db, application.id)).map(({ step }) => step);
  const learners_licence_issued_on = await learnersLicenceIssuedOn(db, application.driver_id);
  const today = now.toISOString().slice(0, 10);
  return standingOf({ part, application, running, tries, steps, learners_licence_issued_on, today });
}

/** Scores a paper whose time has run out, with the answers it holds; the application must be held. */
export async function finishIfOver(occasion: Occasion, application: ApplicationRow, part: Part): Promise<void> {
  const running = await findRunning(occasion.db, application.id, part);
  if (running && isOver(running, occasion.deps.now())) await finishAttempt(occasion, application, running);
}

/** Where the asker stands with a part. A paper past its time is scored on the way. */
export async function readTest(asking: Asking, place: Place): Promise<TheoryTest> {
  const { db, deps } = asking;
  const now = deps.now();
  const application = await own(asking, place, findApplication);
  const standing = await readStanding(db, application, place.part, now);
  if (!standing.running || !isOver(standing.running, now)) return presentTest(standing, now);
  return inTransaction(deps.db, async (trx) => {
    const held = await holdApplication({ ...asking, db: trx }, place);
    await finishIfOver({ ...asking, db: trx }, held, place.part);
    const application = await holdApplication({ ...asking, db: trx }, place);
    return presentTest(await readStanding(trx, application, place.part, now), now);
  });
}
