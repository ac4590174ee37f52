import type { BodyOf, updatePreferences as call } from "@kwan/contract";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { orNotFound, stale } from "../../../platform/domain-error.ts";
import { presentPreferences } from "../present.ts";
import { lockUser, updateUser } from "../store.ts";

export async function updatePreferences(
  context: Context<Actor>,
  preferences: BodyOf<typeof call>,
  version: number | null,
): Promise<UserRow> {
  const { tx, deps, actor } = context;
  const present = orNotFound(await lockUser(tx, actor.id), "account");
  if (version !== null && version !== present.version) throw stale(presentPreferences(present), present.version);
  const changes = {
    ...(preferences.sms !== undefined && { wants_sms: preferences.sms }),
    ...(preferences.email !== undefined && { wants_email: preferences.email }),
    ...(preferences.news !== undefined && { wants_news: preferences.news, news_decided_at: deps.now() }),
  };
  const user = await updateUser(tx, actor.id, changes, deps.now());
  await recordAudit(context, { action: "change_preferences", entity: "user", entity_id: actor.id, after: preferences });
  return user;
}
