import type { AnswerOf, claimLicence as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, type Refusal, refuse } from "../../../platform/domain-error.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { hitsLeft, limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import { takeTurn } from "../../../platform/rate-limits/store.ts";
import { limits } from "../../../platform/rate-limits/table.ts";
import { updateUser } from "../../accounts/store.ts";
import {
  areAlike,
  type CardFacts,
  comparableNumber,
  insertClaim,
  isProvisional,
  lockUnclaimed,
} from "../claims-store.ts";
import { moveLicense } from "../licences-store.ts";
import { changeDriver, findLicense, lockDriver } from "../store.ts";

const limitsOf = (account: string, license_number: string) => ({
  own: limit("wrong_claims", { account }),
  ofLicence: limit("wrong_claims_of_licence", { licence: comparableNumber(license_number) }),
});

/**
 * Limits the wrong tries of an account and for a licence, so that nobody can find out by guessing who holds a licence.
 * Others cannot use up the holder's tries: an account without a wrong try today is always heard.
 */
async function waitToClaim({ tx, deps, actor }: Context<Actor>, license_number: string): Promise<number | null> {
  const { own, ofLicence } = limitsOf(actor.id, license_number);
  const wait = await waitLeft(tx, [own], deps);
  if (wait !== null) return wait;
  return (await hitsLeft(tx, own, deps)) < limits.wrong_claims.max ? waitLeft(tx, [ofLicence], deps) : null;
}

/**
 * Refuses a claim. The error is the same for every mismatch, so that a stranger does not learn which detail was wrong.
 */
async function unmatched(context: Context<Actor>, license_number: string): Promise<Refusal> {
  const { tx, deps, actor } = context;
  const { own, ofLicence } = limitsOf(actor.id, license_number);
  await waitFor(tx, [own, ofLicence], deps);
  await recordRefusal(context, { action: "claim_refused", entity: "user", entity_id: actor.id });
  return refuse(invalidField("non_field_errors", m.drivers_claim_unmatched()));
}

/**
 * Links a licence to the account of its holder, who has entered the details printed on the card. If the account has no
 * profile, the record with the licence becomes its profile. If the account has a profile, the licence moves to it,
 * provided that both clearly describe the same person. The link is provisional until an officer has verified the
 * identity, because a photo of the card shows all three details.
 */
export async function claimLicence(
  context: Context<Actor>,
  facts: CardFacts,
): Promise<AnswerOf<typeof call> | Refusal> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  await takeTurn(tx, actor.id);
  const wait = await waitToClaim(context, facts.license_number);
  if (wait !== null) return refuse(tooMany(wait));
  const own = actor.driver && (await lockDriver(tx, actor.driver));
  if (own && (await findLicense(tx, own.id))) throw new DomainError("state_forbids", m.drivers_claim_has_licence());
  const unclaimed = await lockUnclaimed(tx, facts);
  if (!unclaimed) return unmatched(context, facts.license_number);
  const { license_number } = unclaimed;
  if (own && !(await areAlike(tx, own.id, unclaimed.id))) return unmatched(context, license_number);
  const driver_id = own ? own.id : unclaimed.id;
  if (own) await moveLicense(tx, unclaimed.id, own.id);
  else await changeDriver(tx, unclaimed.id, { user_id: actor.id }, now);
  await updateUser(tx, actor.id, { driver_id, role: "driver" }, now);
  const from_driver_id = own ? unclaimed.id : null;
  await insertClaim(tx, { driver_id, account_id: actor.id, from_driver_id, license_number, claimed_at: now });
  await recordAudit(context, {
    action: "claim_license",
    entity: "driver",
    entity_id: driver_id,
    after: { license_number, from_driver: from_driver_id },
  });
  if (own)
    await recordAudit(context, {
      action: "claim_license",
      entity: "driver",
      entity_id: unclaimed.id,
      before: { license_number },
      after: { license_number: null, to_driver: own.id },
    });
  const is_provisional = await isProvisional(tx, driver_id);
  const message = () => (is_provisional ? m.drivers_claim_done_provisional() : m.drivers_claim_done());
  await notify(context, {
    user_id: actor.id,
    words: () => ({ title: m.drivers_claim_done_title(), message: message() }),
  });
  return { driver: driver_id, is_provisional, message: message() };
}
