import { beforeAll, describe, expect, it } from "vitest";
import type { SessionId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { loggedIn } from "./logged-in.ts";
import { type Person, password, testServer } from "./server.ts";

const minute = 60_000;
const phone =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36";

/** What people read about a device, for the name that it gives itself. */
const devices: readonly (readonly [string, string])[] = [
  [phone, "Chrome on Android"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0", "Edge on Windows"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 OPR/120.0", "Opera on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari on iPhone"],
  ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari on iPad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari/605.1", "Safari on Mac"],
  ["Firefox/150.0", "Firefox"],
  ["An app of its own (Android)", "Android"],
  ["curl/8.9", "Unknown device"],
];

eachDatabase((database) => {
  const server = testServer(database);
  const isOpen = async ({ kwan }: Pick<Person, "kwan">) => (await kwan.users.me().settled()).ok;
  const acts = async (actor: string) =>
    (
      await server()
        .db.kysely.selectFrom("audit")
        .select(["action", "entity", "entity_id"])
        .where("actor_id", "=", actor as never)
        .orderBy("seq")
        .execute()
    ).map(({ action, entity, entity_id }) => `${action} ${entity} ${entity_id}`);

  /** A person who is logged in three times: first with `owner`, then with `second` and `third`. */
  async function threeSessions() {
    const owner = await server().person();
    server().clock.forward(minute);
    const second = await loggedIn(server(), owner.id);
    server().clock.forward(minute);
    const third = await loggedIn(server(), owner.id);
    const { results } = await owner.kwan.sessions.list();
    return { owner, second, third, ids: results.map(({ id }) => id) };
  }

  describe("the sessions of an account [R-ADD-11]", () => {
    it("are listed, the newest first, and the list can be read in parts", async () => {
      const { owner, ids } = await threeSessions();
      const { results } = await owner.kwan.sessions.list();
      const times = results.map(({ started_at }) => started_at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(results.map(({ is_current }) => is_current)).toEqual([false, false, true]);
      const read: string[] = [];
      for await (const { id } of owner.kwan.sessions.list({ limit: 1 })) read.push(id);
      expect(read).toEqual(ids);
    });

    it("end with the log-out only where somebody logs out, which leaves a row in the audit log", async () => {
      const { owner, second, third } = await threeSessions();
      await second.kwan.auth.logOut();
      expect(await Promise.all([owner, second, third].map(isOpen))).toEqual([true, false, true]);
      expect(await acts(owner.id)).toEqual([`log_out user ${owner.id}`]);
    });

    it("are ended one by one, which leaves a row in the audit log", async () => {
      const { owner, second, third, ids } = await threeSessions();
      const current_password = password;
      await owner.kwan.sessions.end(ids[1] ?? "", { current_password });
      expect(await Promise.all([owner, second, third].map(isOpen))).toEqual([true, false, true]);
      const again = owner.kwan.sessions.end(ids[1] ?? "", { current_password });
      await expect(again).rejects.toMatchObject({ status: 404, code: "not_found" });
      expect(await acts(owner.id)).toEqual([`end_session user ${owner.id}`]);
    });

    it("are ended all but the one in use, and those of others stay", async () => {
      const { owner, second, third } = await threeSessions();
      const stranger = await server().person();
      await third.kwan.sessions.endOthers({ current_password: password });
      expect(await Promise.all([owner, second, third, stranger].map(isOpen))).toEqual([false, false, true, true]);
      expect(await acts(owner.id)).toEqual([`end_other_sessions user ${owner.id}`]);
    });
  });

  describe("the device of a session", () => {
    let owner: Person;
    beforeAll(async () => {
      owner = await server().person();
    });
    it.each(devices)("%s is shown in words that people understand", async (device, words) => {
      const { db } = server();
      const { results } = await owner.kwan.sessions.list();
      await db.kysely
        .updateTable("sessions")
        .set({ device })
        .where("id", "=", results[0]?.id as SessionId)
        .execute();
      expect((await owner.kwan.sessions.list()).results[0]?.device).toBe(words);
    });
  });
});
