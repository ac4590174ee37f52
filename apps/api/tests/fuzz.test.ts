import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard } from "./fit-drivers.ts";
import { disagreement, operations } from "./fuzz/document.ts";
import { requestsOf } from "./fuzz/requests.ts";
import { seedBranches } from "./people.ts";
import { isLong, rounds } from "./rounds.ts";
import { type Person, testServer } from "./server.ts";

const runs = rounds({ short: 12, long: 400 });
/** With `LONG=1`, each run has a new seed. To repeat a run, set `FUZZ_SEED`. */
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() : 2026));

const kinds = ["drivers-renewal", "hazard-permit", "amendment", "lost-damaged-license", "proficiency-test"] as const;
const roles = ["learner", "driver", "driving_school", "reviewer", "officer", "accountant", "admin"] as const;

eachDatabase((database) => {
  const of = testServer(database);
  const people: Person[] = [];
  let knownIds: string[] = [];

  beforeAll(async () => {
    const { accra } = await seedBranches(of());
    for (const role of roles) people.push(await of().person({ role }));
    const driver = people[1] as Person;
    await giveCard(of(), driver);
    const ids = [accra, driver.id, driver.driver ?? "", people[0]?.driver ?? ""];
    for (const status of ["draft", "awaiting_payment", "in_review", "action_required", "testing"] as const)
      ids.push(
        await newApplication(of(), {
          driver: driver.driver,
          filed_by: driver.id,
          kind: kinds[ids.length % kinds.length] ?? "amendment",
          status,
        }),
      );
    knownIds = [...ids, driver.email, driver.phone_number];
  });

  describe(`requests made from the OpenAPI document, ${runs} for each operation, from seed ${seed}`, () => {
    // Logging out would end the sessions that the other requests use.
    const fuzzed = operations.filter(({ id }) => !["logOut", "endOtherSessions"].includes(id));

    it.each(fuzzed.map((operation) => [operation.id, operation] as const))(
      "%s answers as the document says, and never with an internal error",
      { timeout: Math.max(30_000, runs * 1_000) },
      async (_, operation) => {
        const person = fc.constantFrom(...people, ...people, null, "dead" as const);
        await fc.assert(
          fc.asyncProperty(requestsOf(operation, knownIds), person, async (request, who) => {
            const token = who === null ? undefined : who === "dead" ? "a-token-of-nobody" : who.token;
            const answer = await fetch(`${of().baseUrl}${request.path}`, {
              method: operation.method,
              headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
              ...(request.body !== undefined && operation.method !== "GET" && { body: request.body }),
            });
            const text = await answer.text();
            expect(answer.status, text).toBeLessThan(500);
            // An awkward value in a path may match no route. In that case, there is no operation to compare the
            // response with.
            if (/There is (nothing|no [A-Z]+) at /.test(text)) return;
            const type = answer.headers.get("content-type") ?? "";
            expect(disagreement(operation, { status: answer.status, type, text }), text).toBeNull();
          }),
          { numRuns: runs, seed, endOnFailure: true },
        );
      },
    );
  });
});
