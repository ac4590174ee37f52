import { m } from "#messages";
import { recordRefusalApart } from "../../../platform/audit/refusals.ts";
import type { Actor, ReadContext } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import { isPassword } from "../passwords.ts";

export const wrongPassword = (): DomainError =>
  new DomainError("credentials_wrong", { fields: { current_password: [m.accounts_password_wrong()] } });

/**
 * Checks the current password of somebody who is logged in. Throws if it is wrong, or if this session has entered too
 * many wrong ones. Runs before the transaction, because hashing is slow.
 */
export async function requirePassword(context: ReadContext<Actor>, password: string): Promise<void> {
  const { db, deps, actor } = context;
  const limits = [limit("wrong_passwords_in_session", { session: actor.session })];
  const wait = await waitLeft(db, limits, deps);
  if (wait !== null) throw tooMany(wait);
  if (await isPassword(password, actor.account.password_hash)) return;
  await waitFor(db, limits, deps);
  await recordRefusalApart(context, deps, { action: "password_refused", entity: "user", entity_id: actor.id });
  throw wrongPassword();
}
