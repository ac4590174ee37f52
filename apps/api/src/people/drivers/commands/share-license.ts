import type { AnswerOf, checkShare } from "@kwan/contract";
import { reduceClasses } from "@kwan/domain";
import { licenseStatus } from "@kwan/domain/kinds";
import { readShareCode, shareCode } from "@kwan/domain/numbers";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, notFound, orNotFound, type Refusal, refuse } from "../../../platform/domain-error.ts";
import type { DriverId, ShareId } from "../../../platform/ids.ts";
import { limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import { endorsementsOf } from "../endorsements-store.ts";
import { requireConfirmed } from "../provisional.ts";
import { checksOf, findShareByCode, insertCheck, insertShare, type ShareRow, withdraw } from "../shares-store.ts";
import { findLicense } from "../store.ts";

const dayMs = 86_400_000;
/**
 * How long the first person to use a code can reload the page, or retry after a lost response. Otherwise, a code can
 * only be used once.
 */
const openMs = 10 * 60_000;

/**
 * Creates a code with which someone can see the status, classes and dates of the licence. The code expires after a day.
 */
export async function share(context: Context, driver_id: DriverId): Promise<ShareRow> {
  const { tx, deps } = context;
  if (!(await findLicense(tx, driver_id))) throw new DomainError("state_forbids", m.drivers_nothing_to_share());
  await requireConfirmed(tx, driver_id);
  const now = deps.now();
  const row = {
    id: deps.newId("shr"),
    driver_id,
    code: shareCode(deps.random),
    created_at: now,
    expires_at: new Date(now.getTime() + dayMs),
  };
  const made = await insertShare(tx, row);
  await recordAudit(context, {
    action: "share_license",
    entity: "driver",
    entity_id: driver_id,
    after: { share: row.id },
  });
  return made;
}

/** Shows a licence to someone who has the code, and records the check for the licence holder to see. */
export async function check(
  context: Context,
  code: string,
  network: string,
): Promise<AnswerOf<typeof checkShare> | Refusal> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  const wrongCodes = [limit("wrong_share_codes", { asker: actor ? actor.id : network })];
  const waitSeconds = await waitLeft(tx, wrongCodes, deps);
  if (waitSeconds !== null) return refuse(tooMany(waitSeconds));
  const read = readShareCode(code);
  const shared = read ? await findShareByCode(tx, read) : undefined;
  // This refusal is returned and not thrown, because an error would roll back the count of attempts.
  if (!shared) {
    await waitFor(tx, wrongCodes, deps);
    await recordRefusal(context, { action: "code_refused", entity: "share", entity_id: "unknown" });
    return refuse(notFound("code"));
  }
  if (shared.withdrawn_at !== null || Date.parse(shared.expires_at) <= now.getTime())
    return refuse(new DomainError("code_expired", m.drivers_share_expired()));
  const [first] = (await checksOf(tx, [shared.id])).toReversed();
  if (first && now.getTime() - Date.parse(first.checked_at) > openMs)
    return refuse(new DomainError("code_expired", m.drivers_share_used()));
  const license = orNotFound(await findLicense(tx, shared.driver_id), "licence");
  const checked_by = actor?.role ?? "somebody";
  await insertCheck(tx, { id: deps.newId("chk"), share_id: shared.id, checked_at: now, checked_by });
  return {
    status: licenseStatus(license, await endorsementsOf(tx, shared.driver_id), deps.today()),
    classes: reduceClasses(license.classes.map((held) => held.letter)),
    is_commercial: license.is_commercial,
    issue: license.issue,
    is_card_blocked: license.is_card_blocked,
    issued_on: license.issued_on,
    expires_on: license.expires_on,
    checked_at: now.toISOString(),
  };
}

export async function withdrawShare(context: Context<Actor>, id: ShareId): Promise<void> {
  const { tx, deps, actor } = context;
  const { driver } = actor;
  if (driver === null || !(await withdraw(tx, id, driver, deps.now()))) throw notFound("shared_licence");
  await recordAudit(context, { action: "withdraw_share", entity: "driver", entity_id: driver, after: { share: id } });
}
