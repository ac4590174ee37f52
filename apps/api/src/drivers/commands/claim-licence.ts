import type { AnswerOf, claimLicence as call } from "@kwan/contract";
import { m } from "#messages";
import { updateUser } from "../../accounts/store.ts";
import { note } from "../../audit/append.ts";
import type { Actor, Context, ReadContext } from "../../context.ts";
import { DomainError, invalidField } from "../../domain-error.ts";
import { notify } from "../../notifications/notify.ts";
import { tooMany, waitFor } from "../../rate-limits/limits.ts";
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

const daySeconds = 86_400;

/**
 * Limits the tries per account, network and licence, so that nobody can find out by guessing who holds a licence. Tries
 * are counted before the transaction, because a refusal would roll back the count.
 */
export async function countClaim(
  { db, deps, actor }: ReadContext<Actor>,
  license_number: string,
  network: string,
): Promise<void> {
  const limits = [
    { key: `claim:${actor.id}`, max: 5, seconds: daySeconds },
    { key: `claim:from:${network}`, max: 30, seconds: daySeconds },
    { key: `claim:licence:${comparableNumber(license_number)}`, max: 10, seconds: daySeconds },
  ];
  const wait = await waitFor(db, limits, deps.now());
  if (wait !== null) throw tooMany(wait);
}

/**
 * Creates the error for a failed claim. It is the same for every mismatch, so that a stranger does not learn which
 * detail was wrong.
 */
const unmatched = () => invalidField("non_field_errors", m.drivers_claim_unmatched());

/**
 * Links a licence to the account of its holder, who has entered the details printed on the card. If the account has no
 * profile, the record with the licence becomes its profile. If the account has a profile, the licence moves to it,
 * provided that both clearly describe the same person. The link is provisional until an officer has verified the
 * identity, because a photo of the card shows all three details.
 */
export async function claimLicence(context: Context<Actor>, facts: CardFacts): Promise<AnswerOf<typeof call>> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  const own = actor.driver && (await lockDriver(tx, actor.driver));
  if (own && (await findLicense(tx, own.id))) throw new DomainError("state_forbids", m.drivers_claim_has_licence());
  const found = await lockUnclaimed(tx, facts);
  if (!found) throw unmatched();
  const { license_number } = found;
  if (own && !(await areAlike(tx, own.id, found.id))) throw unmatched();
  const driver_id = own ? own.id : found.id;
  if (own) await moveLicense(tx, found.id, own.id);
  else await changeDriver(tx, found.id, { user_id: actor.id }, now);
  await updateUser(tx, actor.id, { driver_id, role: "driver" }, now);
  const from_driver_id = own ? found.id : null;
  await insertClaim(tx, { driver_id, account_id: actor.id, from_driver_id, license_number, claimed_at: now });
  await note(context, {
    action: "claim_license",
    entity: "driver",
    entity_id: driver_id,
    after: { license_number, from_driver: from_driver_id },
  });
  if (own)
    await note(context, {
      action: "claim_license",
      entity: "driver",
      entity_id: found.id,
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
