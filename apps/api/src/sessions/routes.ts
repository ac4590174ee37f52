import type { askForDeletion } from "@kwan/contract";
import { formatDate } from "@kwan/domain/dates";
import { howToKeep, keepAccount } from "../accounts/commands/keep-account.ts";
import { isPassword } from "../accounts/passwords.ts";
import { presentPreferences, presentSession } from "../accounts/present.ts";
import { endSessions, findUser, lockUser, updateUser } from "../accounts/store.ts";
import { note } from "../audit/append.ts";
import { type Asked, type HandlersOf, prepared, Reply, versioned } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { DomainError, notFound, stale } from "../domain-error.ts";
import { tell } from "../notifications/tell.ts";
import { demandAnotherAdmin } from "../staff/commands/keep-an-admin.ts";
import { everythingOf } from "./everything.ts";
import { listSessions } from "./store.ts";

const dayMs = 86_400_000;

/** Whether the present password was given: checked before the transaction, because that takes long on purpose. */
const checkPresent = ({ actor, body }: Asked<typeof askForDeletion>): Promise<boolean> =>
  isPassword(body.current_password, actor.account.password_hash);

export const sessionRoutes: HandlersOf<
  | "logOut"
  | "listSessions"
  | "endSession"
  | "endOtherSessions"
  | "downloadMyData"
  | "askForDeletion"
  | "keepAccount"
  | "getPreferences"
  | "updatePreferences"
> = {
  logOut: async (asked) => {
    await endSessions(asked.db, asked.actor.id, { only: asked.actor.session });
    await note(asked, { action: "log_out", entity: "user", entity_id: asked.actor.id });
  },
  listSessions: async ({ db, deps, actor, query, request }) =>
    listAnswer(request, await listSessions(db, actor.id, deps.now(), query), (row) =>
      presentSession(row, actor.session),
    ),
  endSession: async (asked) => {
    const ended = await endSessions(asked.db, asked.actor.id, { only: asked.params.id });
    if (ended === 0) throw notFound("session");
    await note(asked, { action: "end_session", entity: "user", entity_id: asked.actor.id });
  },
  endOtherSessions: async (asked) => {
    await endSessions(asked.db, asked.actor.id, { but: asked.actor.session });
    await note(asked, { action: "end_other_sessions", entity: "user", entity_id: asked.actor.id });
  },
  downloadMyData: async (asked) => {
    const everything = await everythingOf(asked.db, asked.actor);
    const name = `my-data-${asked.deps.now().toISOString().slice(0, 10)}.json`;
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    };
    return new Reply<never>({ body: JSON.stringify(everything, null, 2) as never, headers });
  },
  askForDeletion: prepared(checkPresent, async (asked, isPresent) => {
    const { db, deps, actor } = asked;
    await demandAnotherAdmin(db, actor.id);
    const user = await lockUser(db, actor.id);
    if (!user) throw notFound("account");
    if (!isPresent || user.password_hash !== actor.account.password_hash)
      throw new DomainError("credentials_wrong", {
        fields: { current_password: ["Your password is not correct. Check it, or reset it."] },
      });
    const deletes_at = new Date(deps.now().getTime() + 30 * dayMs);
    await updateUser(db, user.id, { deletes_at }, deps.now());
    await note(asked, {
      action: "ask_for_deletion",
      entity: "user",
      entity_id: user.id,
      after: { deletes_at: deletes_at.toISOString() },
    });
    const message = `Your account will be deleted on ${formatDate(deletes_at.toISOString().slice(0, 10), "long")}. ${howToKeep}`;
    await tell(db, deps, { user_id: user.id, title: "Your account will be deleted", message });
    return {
      message,
      deletes_at: deletes_at.toISOString(),
      kept: ["Your licence record", "Your applications and receipts", "The log of changes"],
    };
  }),
  keepAccount: (asked) => keepAccount(asked, asked.actor),
  getPreferences: async ({ db, actor }) => {
    const user = await findUser(db, actor.id);
    if (!user) throw notFound("account");
    return versioned(presentPreferences(user), user.version);
  },
  updatePreferences: async (asked) => {
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
    return versioned(presentPreferences(user), user.version);
  },
};
