import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { ShortCache } from "../src/platform/short-cache.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { testServer } from "./server.ts";

const ms = 1_000;

eachDatabase((database) => {
  const server = testServer(database, {}, { cache: new ShortCache(ms) });
  let accra: BranchId;

  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });

  it("a branch that another process changes is up to date within a second", async () => {
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

eachDatabase((database) => {
  // Values are cached for a minute, so that they do not expire during the test, even on a busy machine.
  const server = testServer(database, {}, { cache: new ShortCache(60_000) });
  let accra: BranchId;

  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });

  it("people who are told that a time has been taken do not see it in the list again", async () => {
    const { person, db, deps } = server();
    const { kwan, driver, id } = await person();
    const service = await newApplication(server(), {
      driver,
      filed_by: id,
      kind: "learners-license",
      status: "in_review",
    });
    await addOpenStep(server(), service, "biometrics");
    const slot = deps.newId("slt");
    const [starts_at, ends_at] = [1, 2].map((hours) => new Date(deps.now().getTime() + hours * 3_600_000));
    const time = { id: slot, branch_id: accra, purpose: "biometrics", capacity: 1 };
    await db.kysely
      .insertInto("slots")
      .values({ ...time, starts_at: starts_at as Date, ends_at: ends_at as Date })
      .execute();
    const seen = async () => (await kwan.appointments.slots(accra)).results.some(({ id }) => id === slot);
    expect(await seen()).toBe(true);
    // Book the slot in the database, as another process would.
    const other = await person();
    const application = await newApplication(server(), { driver: other.driver, filed_by: other.id });
    const place = {
      application_id: application,
      driver_id: other.driver ?? noDriver,
      slot_id: slot,
      place: 1,
      status: "booked",
    };
    await db.kysely
      .insertInto("appointments")
      .values({ id: deps.newId("apt"), ...place, created_at: deps.now() })
      .execute();
    expect(await seen(), "the cached list").toBe(true);
    expect(await kwan.appointments.book({ service, slot }).settled()).toMatchObject({ error: { code: "slot_taken" } });
    expect(await seen()).toBe(false);
  });
});

it("results are cached for the set time, and failures are not", async () => {
  const cache = new ShortCache(50);
  let reads = 0;
  const read = () => Promise.resolve(++reads);
  await expect(cache.read("number", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect([await cache.read("number", read), await cache.read("number", read)]).toEqual([1, 1]);
  expect(await cache.read("another", read)).toBe(2);
  await sleep(60);
  expect(await cache.read("number", read)).toBe(3);
});
