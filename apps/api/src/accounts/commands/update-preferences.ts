import type { updatePreferences as call } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import type { UserRow } from "../../db/tables.ts";
import { notFound, stale } from "../../domain-error.ts";
import { presentPreferences } from "../present.ts";
import { lockUser, updateUser } from "../store.ts";

/** Changes which messages a person wants to receive. */
export async function updatePreferences(asked: Asked<typeof call>): Promise<UserRow> {
  const { db, deps, actor, body, request } = asked;
  const present = await lockUser(db, actor.id);
  if (!present) throw notFound("account");
  if (request.version !== null && request.version !== present.version)
    throw stale(presentPreferences(present), present.version);
  const changes = {
    ...(body.sms !== undefined && { wants_sms: body.sms }),
    ...(body.email !== undefined && { wants_email: body.email }),
    ...(body.news !== undefined && { wants_news: body.news, news_decided_at: deps.now() }),
  };
  const user = await updateUser(db, actor.id, changes, deps.now());
  await note(asked, { action: "change_preferences", entity: "user", entity_id: actor.id, after: body });
  return user;
}
