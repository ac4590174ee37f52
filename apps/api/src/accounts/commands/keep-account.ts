import type { keepAccount as call } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import type { Actor, Asked, Reply } from "../../calls/handler.ts";
import { versioned } from "../../calls/handler.ts";
import { notFound } from "../../domain-error.ts";
import { tell } from "../../notifications/tell.ts";
import { presentAccount } from "../present.ts";
import { keepUser, lockUser } from "../store.ts";

export const howToKeep = "To keep it, choose Keep my account on your account page before then.";

/** Keeps an account that was to be deleted. An account that stays anyway is answered as it is. */
export async function keepAccount(
  asked: Asked<typeof call>,
  { id }: Actor,
): Promise<Reply<ReturnType<typeof presentAccount>>> {
  const { db, deps } = asked;
  const user = await lockUser(db, id);
  if (!user) throw notFound("account");
  if (user.deletes_at === null) return versioned(presentAccount(user), user.version);
  const kept = await keepUser(db, id, deps.now());
  if (!kept) throw notFound("account");
  await note(asked, {
    action: "cancel_deletion",
    entity: "user",
    entity_id: id,
    before: { deletes_at: user.deletes_at },
  });
  const message = "You have chosen to keep your account, so it will not be deleted.";
  await tell(db, deps, { user_id: id, title: "Your account will not be deleted", message });
  return versioned(presentAccount(kept), kept.version);
}
