import { displayName, type Actor as Part } from "@kwan/domain";
import { partsOf } from "@kwan/domain/kinds";
import { m } from "#messages";
import { requireConfirmedNamesake, requireOtherPerson } from "../../people/drivers/own-record.ts";
import { type DriverRow, findDriver } from "../../people/drivers/store.ts";
import { type Actor, type Context, isCitizen } from "../../platform/context.ts";
import type { Tx } from "../../platform/db/open.ts";
import { DomainError, orNotFound } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { requireReason } from "./branch-law.ts";
import { rowOf } from "./kind-of.ts";
import type { ApplicationRow } from "./store.ts";

async function personOf(tx: Tx, id: DriverId): Promise<DriverRow> {
  return orNotFound(await findDriver(tx, id), "driver");
}

/** Returns the caller's roles in an application: applicant, officer, or both. */
export async function partsIn(tx: Tx, actor: Actor, application: ApplicationRow): Promise<Part[]> {
  if (isCitizen(actor)) return partsOf(actor.role, rowOf(application), application.status, true);
  const { user_id } = await personOf(tx, application.driver_id);
  return partsOf(actor.role, rowOf(application), application.status, user_id !== null);
}

const hasOwnAccount = (driver: DriverRow): DomainError =>
  new DomainError("state_forbids", m.services_applicant_does({ name: displayName(driver) }));

/** Throws unless an officer can fill in a form for this driver, who must not have an account. */
export async function requireNoAccount({ tx, deps, actor }: Context<Actor>, driver_id: DriverId): Promise<void> {
  const driver = await personOf(tx, driver_id);
  if (driver.user_id !== null) throw hasOwnAccount(driver);
  await requireConfirmedNamesake(tx, actor, driver);
  await deps.ports.requireFileReason(tx, actor, driver_id, deps.now());
}

/**
 * Requires the caller to be the applicant, or an officer acting for an applicant without an account. Officers at other
 * branches have to give a reason.
 */
export async function requireApplicant(context: Context<Actor>, application: ApplicationRow): Promise<void> {
  const { tx, deps, actor } = context;
  await requireReason(tx, actor, application, deps.now());
  if ((await partsIn(tx, actor, application)).includes("applicant")) {
    if (isCitizen(actor)) return;
    const driver = await personOf(tx, application.driver_id);
    await requireOtherPerson(tx, actor, driver);
    await requireConfirmedNamesake(tx, actor, driver);
    return;
  }
  if (isCitizen(actor)) throw new DomainError("forbidden");
  throw hasOwnAccount(await personOf(tx, application.driver_id));
}
