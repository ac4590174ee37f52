import { type AnyCall, calls } from "@kwan/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noDriver } from "../src/platform/ids.ts";
import { onPostgres } from "./databases.ts";
import { askCall, exampleRequest } from "./example-requests.ts";
import { loggedIn } from "./logged-in.ts";
import { fill, rowsOfTables, smallTables } from "./plans/fill.ts";
import { type Asker, listRequests, lists, type Named } from "./plans/lists.ts";
import { readWhole, type Statement, statementsOf } from "./plans/statements.ts";
import { testServer } from "./server.ts";

onPostgres((database) => {
  const server = testServer(database);
  const tokens = new Map<Asker, string>();
  let client: pg.Client;
  let named: Named;

  beforeAll(async () => {
    const place = await database.place();
    const url = "url" in place ? place.url : "";
    await fill(server(), url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    const { db } = server();
    const driver = await db.kysely
      .selectFrom("users")
      .selectAll()
      .where("username", "=", "invented.4242")
      .executeTakeFirstOrThrow();
    const learner = await db.kysely
      .selectFrom("users")
      .selectAll()
      .where("username", "=", "invented.4900")
      .executeTakeFirstOrThrow();
    const school = await db.kysely.selectFrom("schools").selectAll().limit(1).executeTakeFirstOrThrow();
    const service = await db.kysely.selectFrom("appointments").selectAll().limit(1).executeTakeFirstOrThrow();
    named = {
      account: driver.id,
      driver: driver.driver_id ?? noDriver,
      school: school.id,
      branch: school.branch_id,
      service: service.application_id,
    };
    const { branch: branch_id, school: school_id } = named;
    tokens.set("driver", (await loggedIn(server(), driver.id)).token);
    tokens.set("learner", (await loggedIn(server(), learner.id)).token);
    tokens.set("officer", (await server().person({ role: "officer", branch_id })).token);
    tokens.set("roaming", (await server().person({ role: "officer" })).token);
    tokens.set("driving_school", (await server().person({ role: "driving_school", school_id })).token);
    for (const role of ["reviewer", "accountant", "admin"] as const)
      tokens.set(role, (await server().person({ role })).token);
  }, 900_000);
  afterAll(() => client?.end());

  /** Returns the statements that scan a whole large table, with the tables' names. */
  async function slow(statements: readonly Statement[]): Promise<string[]> {
    const scans: string[] = [];
    for (const statement of statements) {
      const tables = (await readWhole(client, statement)).filter((table) => !smallTables.includes(table));
      if (tables.length > 0) scans.push(`${tables.join(", ")} by ${statement.text}`);
    }
    return scans;
  }

  const listed = async (call: AnyCall, asker: Asker, query: string): Promise<string | null> => {
    const places = { "/dvla/": named.branch, "/office/import/": "imp_1" };
    const place = Object.entries(places).find(([start]) => call.path.startsWith(start));
    const id = place?.[1] ?? named.driver;
    const limited = `?limit=5${query.startsWith("cursor=") ? `&${query}` : query && `&${query}`}`;
    const request = { params: { id }, body: undefined };
    const answer = await askCall(server(), call, request, { token: tokens.get(asker), query: limited });
    const body = (await answer.json()) as { results?: unknown[]; next?: string | null };
    expect(body.results, `${call.id} ${query} ${JSON.stringify(body)}`).toBeDefined();
    return new URL(body.next ?? "", "http://kwan.example").searchParams.get("cursor");
  };

  describe("every list and every call uses indexes at 100,000 rows", () => {
    it("in tables as big as those of an authority", async () => {
      const rows = await rowsOfTables(server());
      const thin = Object.entries(rows).filter(([name, count]) => !smallTables.includes(name) && count < 10_000);
      expect(thin).toEqual([]);
      for (const table of [
        "users",
        "drivers",
        "services",
        "invoices",
        "payments",
        "notifications",
        "class_records",
        "audit",
      ])
        expect(rows[table], table).toBeGreaterThanOrEqual(100_000);
    });

    it("for every list of the contract", () => {
      expect(Object.keys(listRequests(named)).toSorted()).toEqual(lists.map(({ id }) => id).toSorted());
    });

    it.each(lists.map((call) => [call.id, call] as const))("%s, its first page and its next", async (id, call) => {
      const statements = await statementsOf(async () => {
        for (const [asker, query] of listRequests(named)[id] ?? []) {
          const cursor = await listed(call, asker, query);
          if (cursor) await listed(call, asker, `${query}&cursor=${cursor}`);
        }
      });
      expect(await slow(statements)).toEqual([]);
    });

    const others = calls.filter((call) => !lists.includes(call) && call.id !== "logOut");
    it.each(others.map((call) => [call.id, call] as const))("%s", async (_, call) => {
      // Each call needs its own owner, because some records can only be created once per owner.
      const owner = await server().person();
      const [asker] = [...tokens.keys()].filter((each) => call.access.includes(each as never));
      const token =
        call.access.includes("owner") || call.access.includes("signed_in") ? owner.token : tokens.get(asker ?? "admin");
      const officer = await server().person({ role: "officer", branch_id: named.branch });
      const request = await exampleRequest(server(), call, { owner, officer, branch: named.branch });
      // A report reads all rows in its period. A long period covers much of the table, so a full scan would be the
      // right plan. Use a single day.
      const isOfPeriod = typeof request.body === "object" && request.body !== null && "from" in request.body;
      const body = isOfPeriod ? { ...request.body, from: "2026-11-14", to: "2026-11-14" } : request.body;
      const statements = await statementsOf(async () => {
        const answer = await askCall(server(), call, { ...request, body }, { token });
        expect(answer.status).toBeLessThan(500);
        // An unread response of 100,000 rows would prevent the server from stopping.
        await answer.body?.cancel();
      });
      expect(await slow(statements)).toEqual([]);
    });
  });
});
