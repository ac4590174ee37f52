import { m } from "#messages";
import type { Tx } from "../../../platform/db/open.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { lockAdmins } from "../store.ts";

/**
 * Throws if this account is the last administrator. Locks all administrators, so that two of them cannot remove each
 * other at the same time. Call it before locking anything else.
 */
export async function requireAnotherAdmin(tx: Tx, leaving: string): Promise<void> {
  const admins = await lockAdmins(tx);
  const isLeaving = admins.some(({ id }) => id === leaving);
  const stays = admins.filter(({ id, deletes_at }) => id !== leaving && deletes_at === null);
  if (isLeaving && stays.length === 0) throw new DomainError("state_forbids", m.accounts_only_admin());
}
