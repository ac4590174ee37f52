import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { DomainError, type Refusal, refuse } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { type CardFacts, insertDispute, lockClaimed, openDisputes } from "../claims-store.ts";

/**
 * Records that someone claims a licence that another account has claimed. Either of them may be the holder, so an officer
 * looks at both, and both are told. Returns undefined if no claimed licence has these details.
 */
export async function disputeClaim(context: Context<Actor>, facts: CardFacts): Promise<Refusal | undefined> {
  const { tx, deps, actor } = context;
  const claim = await lockClaimed(tx, facts, actor.id);
  if (!claim) return undefined;
  const { driver_id, license_number } = claim;
  const dispute = { driver_id, account_id: actor.id, license_number, made_at: deps.now() };
  if (await insertDispute(tx, { ...dispute, id: deps.newId("dsp") })) {
    await recordAudit(context, {
      action: "dispute_claim",
      entity: "driver",
      entity_id: driver_id,
      after: { license_number },
    });
    await notify(context, {
      user_id: claim.account_id,
      words: () => ({ title: m.drivers_claim_disputed_title(), message: m.drivers_claim_disputed_holder() }),
      isSecurity: true,
    });
    await notify(context, {
      user_id: actor.id,
      words: () => ({ title: m.drivers_claim_disputed_title(), message: m.drivers_claim_disputed() }),
    });
  }
  return refuse(new DomainError("state_forbids", m.drivers_claim_disputed()));
}

/** Throws if more than one account claims the licence on a record. Two officers first have to settle whose it is. */
export async function requireUndisputed(tx: Tx, driver_id: DriverId): Promise<void> {
  if ((await openDisputes(tx, driver_id)).length > 0)
    throw new DomainError("state_forbids", m.drivers_claim_to_settle());
}
