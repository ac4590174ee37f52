import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { ShortCache } from "../src/short-cache.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { testServer } from "./server.ts";

const ms = 1_000;

eachDatabase((database) => {
  const server = testServer(database, {}, { cache: new ShortCache(ms) });

  it("a branch that another process changes is shown changed within a second", async () => {
    const { accra } = await seedBranches(server());
    const { branches } = server().kwan;
    const phones = async () => [
      (await branches.get(accra)).phone_number,
      (await branches.list({ limit: 100 })).results.find(({ id }) => id === accra)?.phone_number,
    ];
    expect(await phones()).toEqual([null, null]);
    const changed = server().db.kysely.updateTable("branches").set({ phone_number: "+233302000000" });
    await changed.where("id", "=", accra).execute();
    await sleep(ms);
    expect(await phones()).toEqual(["+233302000000", "+233302000000"]);
  });
});

it("what was read is kept for its time, and not what failed", async () => {
  const cache = new ShortCache(50);
  let reads = 0;
  const read = () => Promise.resolve(++reads);
  await expect(cache.read("number", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect([await cache.read("number", read), await cache.read("number", read)]).toEqual([1, 1]);
  expect(await cache.read("another", read)).toBe(2);
  await sleep(60);
  expect(await cache.read("number", read)).toBe(3);
});
