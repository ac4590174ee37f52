import { m } from "#messages";
import { removeDrafts } from "../../../licensing/services/commands/remove-drafts.ts";
import { findUser, updateUser } from "../../../people/accounts/store.ts";
import {
  claimOn,
  insertClaim,
  isNameOf,
  openDisputes,
  removeClaim,
  settleDispute,
} from "../../../people/drivers/claims-store.ts";
import { moveEndorsements } from "../../../people/drivers/endorsements-store.ts";
import { moveLicense } from "../../../people/drivers/licences-store.ts";
import { removeSharesOf } from "../../../people/drivers/shares-store.ts";
import { changeDriver, findLicense, openKinds, releaseDriver, unverified } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import type { AccountId, DriverId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notifications/notify.ts";

/**
 * Returns the claims that are settled next on a record's licence: the one that holds, and the oldest one against it.
 * Throws if nobody else claims the licence.
 */
export async function claimsToSettle({ tx }: Pick<Context, "tx">, driver_id: DriverId) {
  const [claim, [dispute]] = [await claimOn(tx, driver_id), await openDisputes(tx, driver_id)];
  if (!claim || !dispute) throw new DomainError("state_forbids", m.drivers_claim_nothing_to_settle());
  return { claim, dispute };
}

const tell = (context: Context, user_id: AccountId, words: () => string) =>
  notify(context, {
    user_id,
    words: () => ({ title: m.drivers_claim_settled_title(), message: words() }),
    isSecurity: true,
  });

/** Leaves the licence where it is, and tells both accounts. */
export async function keepClaim(context: Context<Actor>, driver_id: DriverId): Promise<void> {
  const { claim, dispute } = await claimsToSettle(context, driver_id);
  await settleDispute(context.tx, dispute.id, context.deps.now());
  await tell(context, claim.account_id, m.drivers_claim_kept);
  await tell(context, dispute.account_id, m.drivers_claim_refused);
}

/**
 * Links a licence to the account that claimed it later. The account that had it keeps its log-in, and loses what came with
 * the licence: the record, the role, drafts and share codes. The new link is provisional until the identity has been
 * verified. Both accounts are told.
 */
export async function moveClaim(context: Context<Actor>, driver_id: DriverId): Promise<void> {
  const { tx, deps } = context;
  const now = deps.now();
  const { claim, dispute } = await claimsToSettle(context, driver_id);
  const winner = await findUser(tx, dispute.account_id);
  if (!winner?.is_active) throw new DomainError("state_forbids", m.drivers_claim_nothing_to_settle());
  if (winner.driver_id !== null && (await findLicense(tx, winner.driver_id)))
    throw new DomainError("state_forbids", m.drivers_claim_other_has_licence());
  const target = winner.driver_id ?? claim.from_driver_id ?? driver_id;
  await removeDrafts(context, driver_id);
  if ((await openKinds(tx, driver_id)).length > 0)
    throw new DomainError("state_forbids", m.drivers_claim_has_applications());
  await removeSharesOf(tx, driver_id);
  await removeClaim(tx, driver_id);
  if (claim.from_driver_id === null) {
    // The record came with the licence, so it does not belong to the account that loses it.
    await releaseDriver(tx, driver_id, now);
    await changeDriver(tx, driver_id, { ...unverified, ...withoutIdentity }, now);
    await updateUser(tx, claim.account_id, { driver_id: null, role: "learner" }, now);
  } else await updateUser(tx, claim.account_id, { role: "learner" }, now);
  if (target !== driver_id) {
    await moveLicense(tx, driver_id, target);
    await moveEndorsements(tx, driver_id, target);
  }
  await changeDriver(tx, target, { ...unverified, user_id: winner.id }, now);
  await updateUser(tx, winner.id, { driver_id: target }, now);
  await insertClaim(tx, {
    driver_id: target,
    account_id: winner.id,
    from_driver_id: target === driver_id ? null : driver_id,
    license_number: dispute.license_number,
    is_alike: await isNameOf(tx, target, winner),
    claimed_at: now,
  });
  await settleDispute(tx, dispute.id, now);
  // The record that had the licence and the one that has it now can be the same.
  for (const entity_id of new Set([driver_id, target]))
    await recordAudit(context, {
      action: "move_claim",
      entity: "driver",
      entity_id,
      before: { account: claim.account_id },
      after: { account: winner.id, driver: target },
    });
  await tell(context, claim.account_id, m.drivers_claim_lost);
  await tell(context, winner.id, m.drivers_claim_won);
}

/** The identity document was the loser's. */
const withoutIdentity = {
  id_type: null,
  id_number: null,
  id_issued_on: null,
  id_expires_on: null,
  id_note: null,
} as const;
