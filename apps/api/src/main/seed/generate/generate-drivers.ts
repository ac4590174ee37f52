import { dayOf } from "@kwan/domain";
import { applicationNumber } from "@kwan/domain/numbers";
import { type Kysely, sql } from "kysely";
import { enterEverything } from "../../../money/entries/commands/enter-everything.ts";
import { recountInParts } from "../../../office/tasks/commands/recount-tasks.ts";
import { hashPassword } from "../../../people/accounts/passwords.ts";
import { putBranches } from "../../../people/branches/store.ts";
import type { Server } from "../../../platform/context.ts";
import { DatabaseRefusedError } from "../../../platform/db/errors.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { seededBranches } from "../branches.ts";
import { seededPassword } from "../logins.ts";
import { applicationRows, applicationsOf } from "./application-rows.ts";
import { appendAudit } from "./audit-rows.ts";
import type { Batch } from "./batch.ts";
import { layOutDeck } from "./deck-tables.ts";
import { moneyRows } from "./money-rows.ts";
import { notificationRows } from "./notification-rows.ts";
import { peopleRows } from "./people-rows.ts";

/** A batch is small enough to fit in memory and in one transaction. */
const batchSize = 20_000;
/**
 * Phone and identity numbers are derived from a driver's number, so there cannot be more drivers than there are such
 * numbers.
 */
const maxDrivers = 9_999_999;

type Generating = Pick<Server, "db" | "config" | "now" | "newId">;

/** Generating drivers is not allowed here, or there would be too many of them. The message says which. */
class GenerationRefusedError extends DatabaseRefusedError {
  constructor(message: string) {
    super(message);
    this.name = "GenerationRefusedError";
  }
}

/**
 * Fills the database with invented drivers and their data: accounts, licences, applications of every kind in every
 * status, payments, tests, notifications and audit rows. The same count always generates the same people, apart from
 * IDs and times. A second run adds to the first. This is for measurements only, and is refused in production.
 *
 * @example
 * await generateDrivers(deps, 100_000);
 */
export async function generateDrivers(deps: Generating, count: number, onBatch = (_made: number) => {}): Promise<void> {
  if (deps.config.mode === "production")
    throw new GenerationRefusedError(
      "Invented drivers are not put into a production database. Set NODE_ENV to development, and DATABASE_URL to a database for measuring.",
    );
  if (!Number.isSafeInteger(count) || count < 1 || count > maxDrivers)
    throw new GenerationRefusedError(
      `${count} is not a number of drivers. Give a whole number from 1 to ${maxDrivers}.`,
    );
  const password_hash = await hashPassword(seededPassword);
  await deps.db.withoutLimits(async (kysely) => {
    await putBranches(kysely, seededBranches, deps.newId);
    for (let made = 0; made < count; made += batchSize) {
      const size = Math.min(batchSize, count - made);
      await kysely.transaction().execute((trx) => generateBatch(trx, deps, size, password_hash));
      onBatch(made + size);
    }
  });
  await enterEverything(deps);
  await recountInParts(deps);
}

async function generateBatch(trx: Kysely<Tables>, deps: Generating, size: number, password_hash: string) {
  const now = deps.now();
  const year = now.getUTCFullYear();
  const before = await numberIn(trx, "invented_driver", 0, size);
  if (before + size > maxDrivers)
    throw new GenerationRefusedError(
      `This database has ${before} invented drivers already, and ${maxDrivers} is the most.`,
    );
  const [first, last] = [before + 1, before + size];
  const applications = applicationsOf({ first, last });
  const application = await numberIn(trx, "application", year, applications);
  const taken = {
    application,
    invoice: await numberIn(trx, "invoice", year, 0),
    receipt: await numberIn(trx, "receipt", year, 0),
  };
  const stamp = deps.newId("x").slice(2, 12);
  const applicationNumbers = Array.from({ length: applications }, (_, index) =>
    applicationNumber(year, application + index + 1),
  );
  const batch: Batch = { stamp, first, last, now: now.toISOString(), year, password_hash, taken, applicationNumbers };
  await layOutDeck(trx, dayOf(now.toISOString()));
  for (const statement of [...peopleRows, ...applicationRows, ...moneyRows, ...notificationRows])
    await statement(batch).execute(trx);
  await appendAudit(trx);
  await countMoney(trx, year);
}

/**
 * Reserves a range of numbers in a series, and returns the number before the first in that range. The series is locked
 * until the transaction ends.
 */
async function numberIn(trx: Kysely<Tables>, name: string, year: number, size: number): Promise<number> {
  const { value } = await trx
    .insertInto("counters")
    .values({ name, year, value: size })
    .onConflict((conflict) =>
      conflict.columns(["name", "year"]).doUpdateSet((of) => ({ value: of("counters.value", "+", size) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value - size;
}

async function countMoney(trx: Kysely<Tables>, year: number): Promise<void> {
  const { rows } = await sql<{ invoice: number; receipt: number }>`
    select count(*) filter (where total_pesewas > 0) as invoice, count(*) filter (where is_paid) as receipt from made`.execute(
    trx,
  );
  await numberIn(trx, "invoice", year, rows[0]?.invoice ?? 0);
  await numberIn(trx, "receipt", year, rows[0]?.receipt ?? 0);
}
