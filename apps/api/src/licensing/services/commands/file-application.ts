import type { Kind } from "@kwan/domain/kinds";
import { isTrainingCertificateNumber } from "@kwan/domain/numbers";
import { m } from "#messages";
import { findBranch } from "../../../people/branches/store.ts";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { requireConfirmed } from "../../../people/drivers/provisional.ts";
import { findDriver, lockDriver } from "../../../people/drivers/store.ts";
import { certificateOf } from "../../../people/schools/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Actor, type Context, isCitizen } from "../../../platform/context.ts";
import { nextNumber } from "../../../platform/db/counters.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { DomainError, invalidField, notFound } from "../../../platform/domain-error.ts";
import type { BranchId, DeliveryId, DriverId } from "../../../platform/ids.ts";
import { mayWorkOn } from "../../../platform/scopes.ts";
import { requireNoAccount } from "../acting-for.ts";
import { factsOf } from "../facts.ts";
import { rowOf } from "../kind-of.ts";
import { type ApplicationRow, findDelivery, insertApplication, openOf } from "../store.ts";
import { submitApplication } from "./submit-application.ts";

/**
 * The properties that can be given when creating an application of any kind. The answers specific to a kind are in
 * `details`.
 */
export interface Filing {
  readonly driver?: DriverId | undefined;
  readonly branch?: BranchId | null | undefined;
  readonly tier?: string | undefined;
  readonly delivery_location?: DeliveryId | null | undefined;
  readonly submit?: boolean | undefined;
  readonly details?: object | undefined;
}

/**
 * Creates an application, either as a draft or for immediate submission. A driver can have one open application of each
 * kind.
 */
export async function fileApplication(context: Context<Actor>, kind: Kind, filing: Filing): Promise<ApplicationRow> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  const { filed_by, tiers } = rowOf({ kind });
  const driver_id = isCitizen(actor) ? actor.driver : filing.driver;
  if (!driver_id)
    throw isCitizen(actor)
      ? new DomainError("state_forbids", m.services_no_profile())
      : invalidField("driver", m.services_choose_driver());
  if (!(await findDriver(tx, driver_id))) throw notFound("driver");
  await requireOthersRecord(tx, actor, driver_id);
  if (!isCitizen(actor) && filed_by === "applicant") await requireNoAccount(context, driver_id);
  if (filed_by === "applicant") await requireConfirmed(tx, driver_id);
  await checkPlaces(context, driver_id, filing, tiers);
  await requireNoOtherFirstLicence(tx, kind, driver_id);
  const year = now.getUTCFullYear();
  const row = {
    id: deps.newId("srv"),
    number: await nextNumber(tx, "application", year),
    kind,
    driver_id,
    branch_id: filing.branch ?? null,
    tier: filing.tier ?? "standard",
    details: { ...(await knownAnswers(context, kind, driver_id)), ...filing.details },
    delivery_location_id: filing.delivery_location ?? null,
    filed_by: actor.id,
  };
  const made = await insertApplication(tx, row, now).catch((error: unknown) => {
    if (isUniqueViolation(error, "services_open_once"))
      throw new DomainError("already_open", m.services_already_open({ title: rowOf(row).title }));
    throw error;
  });
  await recordAudit(context, {
    action: "file_service",
    entity: "service",
    entity_id: made.id,
    after: { kind, driver_id },
  });
  return filing.submit ? submitApplication(context, made, await factsOf(tx, made, deps.today())) : made;
}

/**
 * Throws if another kind of application for a first licence is open, as a draft or submitted. Locks the driver, so that
 * two cannot be created at the same time.
 */
async function requireNoOtherFirstLicence(tx: Tx, kind: Kind, driver_id: DriverId): Promise<void> {
  const { does } = rowOf({ kind }).effect;
  if (does !== "issue_license") return;
  await lockDriver(tx, driver_id);
  const open = await openOf(tx, driver_id);
  const other = open.find((each) => each.kind !== kind && rowOf(each).effect.does === does);
  if (!other) return;
  const { title } = rowOf(other);
  throw new DomainError("already_open", m.services_other_first_licence({ title, number: other.number }));
}

/** Returns answers that are already on record: the number of the training certificate that the authority has issued. */
async function knownAnswers({ tx }: Context<Actor>, kind: Kind, driver_id: DriverId): Promise<Record<string, string>> {
  if (!rowOf({ kind }).documents.some(({ asked_unless }) => asked_unless)) return {};
  const certificate = await certificateOf(tx, driver_id);
  const number = certificate?.certificate_number;
  return number && isTrainingCertificateNumber(number) ? { training_certificate_number: number } : {};
}

/**
 * Checks that the branch exists, that it is open (unless the application is already there), that the officer has access
 * to it, that the tier is offered, and that the delivery address belongs to the driver.
 */
export async function checkPlaces(
  { tx, actor }: Pick<Context<Actor>, "tx" | "actor">,
  driver_id: DriverId,
  { branch, tier, delivery_location }: Filing,
  tiers: readonly string[],
  present: BranchId | null = null,
): Promise<void> {
  const newBranch = branch && branch !== present ? await findBranch(tx, branch) : undefined;
  if (branch && branch !== present && !newBranch) throw invalidField("branch", m.branches_no_such_branch());
  if (newBranch && !newBranch.is_open) throw invalidField("branch", m.services_branch_closed());
  // An officer at one branch could not continue an application at another.
  if (branch && !isCitizen(actor) && !mayWorkOn(actor, "applications.work", { branch_id: branch }))
    throw invalidField("branch", m.services_own_branch());
  if (tier && !tiers.includes(tier)) throw invalidField("tier", m.services_no_such_speed({ speeds: tiers.join(", ") }));
  if (!delivery_location) return;
  const delivery = await findDelivery(tx, delivery_location);
  if (delivery?.driver_id !== driver_id) throw invalidField("delivery_location", m.deliveries_no_such_address());
}
