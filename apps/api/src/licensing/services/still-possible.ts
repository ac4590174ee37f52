import { type ClassLetter, isPlainDate, type PlainDate } from "@kwan/domain";
import { isEffectAhead, obstacle } from "@kwan/domain/kinds";
import { m } from "#messages";
import { requireOldEnough } from "../../people/drivers/old-enough.ts";
import { currentRecordOf } from "../../people/drivers/record.ts";
import { permitsOf } from "../../people/drivers/store.ts";
import type { Work } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError, orNotFound } from "../../platform/domain-error.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { rowOf } from "./kind-of.ts";
import { type ApplicationRow, findApplication } from "./store.ts";

type ApplicationFacts = Pick<ApplicationRow, "kind" | "driver_id" | "details">;

async function obstacleTo(db: Queries, application: ApplicationFacts, today: PlainDate): Promise<string | null> {
  const licenseClass = (application.details.license_class ?? null) as ClassLetter | null;
  return obstacle(rowOf(application), await currentRecordOf(db, application.driver_id), today, licenseClass);
}

/**
 * Returns why an application can no longer be completed, or null if it can, or if it has already changed the record.
 */
export const whyImpossible = async (
  db: Queries,
  application: ApplicationFacts & Pick<ApplicationRow, "status">,
  today: PlainDate,
): Promise<string | null> =>
  isEffectAhead(rowOf(application), application.status) ? obstacleTo(db, application, today) : null;

/** Throws if an application can no longer be completed, so that nobody pays for it or prints its card. */
export async function requireStillPossible(
  db: Queries,
  application: Parameters<typeof whyImpossible>[1],
  today: PlainDate,
): Promise<void> {
  const why = await whyImpossible(db, application, today);
  if (why !== null) throw new DomainError("state_forbids", why);
}

/** Does the same for an application by its ID. */
export async function requireStillPossibleById(db: Queries, id: ApplicationId, today: PlainDate): Promise<void> {
  await requireStillPossible(db, orNotFound(await findApplication(db, id), "application"), today);
}

/**
 * Throws if the change that an application asks for cannot be made to the driver's record now. This is checked before a
 * card is printed, and again when the change is made.
 */
export async function requirePossible({ tx, deps }: Work, application: ApplicationRow): Promise<void> {
  const why = await obstacleTo(tx, application, deps.today());
  if (why !== null) throw new DomainError("state_forbids", why);
  const { does } = rowOf(application).effect;
  const born = application.details.date_of_birth;
  if (does === "amend_record" && isPlainDate(born)) await requireOldEnough(tx, application.driver_id, born);
  if (does === "issue_license" && (await classesToIssue(tx, application)).length === 0)
    throw new DomainError("state_forbids", m.services_classes_unknown());
}

/** Returns the classes of a first licence: those that an officer granted, or those of the learner's licence. */
export const classesToIssue = async (db: Queries, application: ApplicationRow): Promise<readonly ClassLetter[]> =>
  application.decided_classes ?? (await heldLearnersClasses(db, application));

export async function heldLearnersClasses(
  db: Queries,
  { driver_id }: Pick<ApplicationRow, "driver_id">,
): Promise<ClassLetter[]> {
  const permits = await permitsOf(db, driver_id);
  return permits.find(({ permit }) => permit === "learners_license")?.classes ?? [];
}
