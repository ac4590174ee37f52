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
import { type CardFacts, comparableNumber, insertClaim, isNameOf, lockUnclaimed } from "../claims-store.ts";
import { moveEndorsements } from "../endorsements-store.ts";
import { moveLicense } from "../licences-store.ts";
import { changeDriver, findLicense, lockDriver, unverified } from "../store.ts";
import { disputeClaim } from "./dispute-claim.ts";

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
 * profile, the record with the licence becomes its profile. If the account has a profile with the same date of birth, the
 * licence moves to it. The link is provisional until an officer has verified the identity, because a photo of the card
 * shows all three details. Another name opens a task for the officer. If another account has claimed the licence, officers
 * decide whose it is.
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
  if (!unclaimed) return (await disputeClaim(context, facts)) ?? unmatched(context, facts.license_number);
  const { license_number } = unclaimed;
  if (own && own.date_of_birth !== facts.date_of_birth) return unmatched(context, license_number);
  const is_alike = await isNameOf(tx, unclaimed.id, own ?? actor.account);
  const driver_id = own ? own.id : unclaimed.id;
  if (own) {
    await moveLicense(tx, unclaimed.id, own.id);
    await moveEndorsements(tx, unclaimed.id, own.id);
    // An identity that was verified before says nothing about who holds this licence.
    await changeDriver(tx, own.id, unverified, now);
  } else await changeDriver(tx, unclaimed.id, { ...unverified, user_id: actor.id }, now);
  await updateUser(tx, actor.id, { driver_id }, now);
  const from_driver_id = own ? unclaimed.id : null;
  const claim = { driver_id, account_id: actor.id, from_driver_id, license_number, is_alike, claimed_at: now };
  await insertClaim(tx, claim);
  await recordAudit(context, {
    action: "claim_license",
    entity: "driver",
    entity_id: driver_id,
    after: { license_number, from_driver: from_driver_id, is_alike },
  });
  if (own)
    await recordAudit(context, {
      action: "claim_license",
      entity: "driver",
      entity_id: unclaimed.id,
      before: { license_number },
      after: { license_number: null, to_driver: own.id },
    });
  await notify(context, {
    user_id: actor.id,
    words: () => ({ title: m.drivers_claim_done_title(), message: m.drivers_claim_done_provisional() }),
  });
  return { driver: driver_id, is_provisional: true, message: m.drivers_claim_done_provisional() };
}
