import { expect, it } from "vitest";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { notify } from "../src/platform/notifications/notify.ts";
import { eachDatabase } from "./databases.ts";
import { type Person, testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);

  async function told({ id }: Person, titles: readonly string[]): Promise<void> {
    const { db, deps, clock } = server();
    for (const title of titles) {
      clock.forward(1_000);
      await inTransaction(db, (trx) =>
        notify({ tx: trx, deps }, { user_id: id, words: () => ({ title, message: `${title} is the news.` }) }),
      );
    }
  }

  it("lists a person's notifications, newest first, with the number of unread ones [R-API-N01]", async () => {
    const [ama, kofi] = [await server().person(), await server().person()];
    await told(ama, ["one", "two", "three"]);
    await told(kofi, ["his"]);
    const all = await ama.kwan.notifications.list();
    expect(all).toMatchObject({ count: 3, unread: 3, next: null });
    expect(all.results.map(({ title }) => title)).toEqual(["three", "two", "one"]);
    expect(all.results[0]).toMatchObject({ message: "three is the news.", service: null, type: null, is_read: false });
    const first = await ama.kwan.notifications.list({ limit: 2 });
    expect(first.results.map(({ title }) => title)).toEqual(["three", "two"]);
    const cursor = new URL(first.next ?? "", "http://x").searchParams.get("cursor") ?? "";
    expect((await ama.kwan.notifications.list({ limit: 2, cursor })).results.map(({ title }) => title)).toEqual([
      "one",
    ]);
  });

  it("marks some as read, then all, and never those of other people [R-API-N02]", async () => {
    const [ama, kofi] = [await server().person(), await server().person()];
    await told(ama, ["one", "two", "three"]);
    await told(kofi, ["his"]);
    const { results } = await ama.kwan.notifications.list();
    const his = (await kofi.kwan.notifications.list()).results[0]?.id ?? "";
    expect(await ama.kwan.notifications.markAsRead({ ids: [results[0]?.id ?? "", his] })).toEqual({ unread: 2 });
    expect(await kofi.kwan.notifications.list()).toMatchObject({ unread: 1 });
    const unread = await ama.kwan.notifications.list({ unread: "true" });
    expect(unread.results.map(({ title }) => title)).toEqual(["two", "one"]);
    expect((await ama.kwan.notifications.list({ unread: "false" })).results.map(({ title }) => title)).toEqual([
      "three",
    ]);
    expect(await ama.kwan.notifications.markAsRead({ ids: [] })).toEqual({ unread: 2 });
    expect(await ama.kwan.notifications.markAsRead({})).toEqual({ unread: 0 });
    expect(await ama.kwan.notifications.list()).toMatchObject({ count: 3, unread: 0 });
    expect(await kofi.kwan.notifications.list()).toMatchObject({ unread: 1 });
  });
});
