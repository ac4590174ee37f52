import type { BodyOf, decideIdentity as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { followIdentity } from "../follow-identity.ts";
import { notifyDriver } from "../notify-driver.ts";
import { requireOtherPerson } from "../own-record.ts";
import { changeDriver, lockDriver } from "../store.ts";
import { requireUndisputed } from "./dispute-claim.ts";

/**
 * Records an officer's check of a person's identification. Once verified, the identification can no longer be changed.
 * If the identification is rejected, the number's real owner can use it, and we tell the person the reason.
 */
export async function decideIdentity(
  context: Context<Actor>,
  id: DriverId,
  { outcome, id_number, note: words }: BodyOf<typeof call>,
): Promise<void> {
  const { tx, deps, actor } = context;
  const driver = orNotFound(await lockDriver(tx, id), "driver");
  await requireOtherPerson(tx, actor, driver);
  if (driver.id_number === null || driver.is_id_verified)
    throw new DomainError("state_forbids", m.drivers_identity_decided());
  if (driver.id_number !== id_number) throw new DomainError("state_forbids", m.drivers_number_changed());
  if (outcome === "verified") await requireUndisputed(tx, id);
  const now = deps.now();
  const decided = { id_note: words, id_verified_by: actor.id, id_verified_at: now };
  await changeDriver(
    tx,
    id,
    outcome === "verified"
      ? { ...decided, is_id_verified: true }
      : { ...decided, id_type: null, id_number: null, id_issued_on: null, id_expires_on: null },
    now,
  );
  if (outcome === "verified") await followIdentity(tx, id, true, now);
  await recordAudit(context, {
    action: `identity_${outcome}`,
    entity: "driver",
    entity_id: id,
    before: { id_type: driver.id_type, is_id_verified: false },
    after: { is_id_verified: outcome === "verified", note: words },
  });
  await notifyDriver(context, id, {
    words: () =>
      outcome === "verified"
        ? { title: m.drivers_identity_verified_title(), message: m.drivers_identity_verified() }
        : { title: m.drivers_identity_refused_title(), message: m.drivers_identity_refused({ reason: words }) },
  });
}
