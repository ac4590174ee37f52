import { calls } from "@kwan/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../src/platform/db/open.ts";
import { noDriver } from "../src/platform/ids.ts";
import { copyFolder } from "./databases.ts";
import { askCall } from "./example-requests.ts";
import { seedBranches } from "./people.ts";
import { fillForSearches } from "./plans/fill-embedded.ts";
import { type Person, testServer } from "./server.ts";

/**
 * The maximum time that a search may take. The embedded database treats a statement that takes ten seconds as hung and
 * stops the server, so the limit leaves room for a busy machine.
 */
const maxMs = 4_000;

/** Searches that match as many rows as possible: common letters, digits in every number, half of a topic. */
const broad = ["aku", "orn", "Thornwood", "000", "2026", "KW-2026", "ing", "hill", "instructor", "zzz"];

// On PostgreSQL, plans.test.ts checks the query plans, and statements have a timeout. The embedded engine cannot cancel
// a statement, and a statement that takes ten seconds stops the server, so every statement has to be fast.
describe("the embedded database with 100,000 drivers", () => {
  let copied: Awaited<ReturnType<typeof copyFolder>> | undefined;
  const database = {
    async open() {
      copied ??= await copyFolder();
      return openDatabase(copied.place);
    },
  };
  const server = testServer(database);
  const people = new Map<string, Person>();

  beforeAll(async () => {
    const { accra } = await seedBranches(server());
    const { school } = await fillForSearches(server(), accra);
    const { person, db } = server();
    people.set("officer of a branch", await person({ role: "officer", branch_id: accra }));
    people.set("officer", await person({ role: "officer" }));
    people.set("school", await person({ role: "driving_school", school_id: school }));
    const citizen = await person();
    people.set("citizen", citizen);
    await db.kysely
      .updateTable("services")
      .set({ driver_id: citizen.driver ?? noDriver })
      .where("id", "in", ["srv_1", "srv_2"])
      .execute();
  }, 300_000);

  async function ask(id: string, who: string, query: string): Promise<{ ms: number; count: number }> {
    const call = calls.find((each) => each.id === id);
    const person = people.get(who);
    if (!call || !person) throw new Error(`There is no ${id} or no ${who}.`);
    const began = performance.now();
    const answer = await askCall(
      server(),
      call,
      { params: { id: person.driver ?? "drv_1" }, body: undefined },
      { token: person.token, query: `?${query}` },
    );
    const body = (await answer.json()) as { count: number };
    expect(answer.status, JSON.stringify(body)).toBe(200);
    return { ms: performance.now() - began, count: body.count };
  }

  /**
   * Returns the fastest of up to three runs. Other work on the machine can slow down one request, but a slow query is
   * slow every time.
   */
  async function quickest(id: string, who: string, query: string): Promise<number> {
    let best = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && best >= maxMs; tries++) best = Math.min(best, (await ask(id, who, query)).ms);
    return best;
  }

  const lists = [
    ["listOfficeQueue", "officer of a branch"],
    ["listOfficeQueue", "officer"],
    ["listServices", "citizen"],
    ["listServices", "officer"],
    ["listClassRecords", "officer"],
    ["listClassRecords", "school"],
    ["listClassRecords", "citizen"],
  ] as const;

  it.each(broad)("a search for %j takes less than four seconds in every list", async (text) => {
    for (const [id, who] of lists)
      expect(await quickest(id, who, `search=${encodeURIComponent(text)}`), `${id} as ${who}`).toBeLessThan(maxMs);
  });

  it("lists without a search take less than four seconds too", async () => {
    for (const [id, who] of lists) expect(await quickest(id, who, "limit=100"), `${id} as ${who}`).toBeLessThan(maxMs);
  });

  it("finds people by name and by part of a number", async () => {
    expect((await ask("listOfficeQueue", "officer", "search=akua+thornwood")).count).toBeGreaterThan(0);
    expect((await ask("listOfficeQueue", "officer", "search=0000005")).count).toBe(1);
    expect((await ask("listServices", "citizen", "search=person")).count).toBe(2);
    expect((await ask("listClassRecords", "school", "search=night")).count).toBe(38_333);
  });

  it.each(["a", "ak", "a b c d", "%25%25%25", "KW-"])(
    "a search for %s is refused, and says what to type",
    async (text) => {
      const { token } = people.get("officer") ?? { token: "" };
      for (const path of ["office/queue/", "driving_school/class_records/", "service/drv_1/"]) {
        const answer = await fetch(`${server().baseUrl}/${path}?search=${text}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.status, path).toBe(400);
        expect(await answer.json()).toMatchObject({
          search: expect.arrayContaining(["Enter at least 3 letters or digits in a row"]),
        });
      }
    },
  );
});
