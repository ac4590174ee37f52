import { type Kind, kinds } from "@kwan/domain/kinds";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { onPostgres } from "./databases.ts";
import type { LikeCard } from "./fit-drivers.ts";
import { type Event, Life, type Office } from "./law/life.ts";
import { law } from "./law/model.ts";
import { seedBranches } from "./people.ts";
import { isLong, rounds } from "./rounds.ts";
import { testServer } from "./server.ts";

const runs = rounds({ short: 10, long: 150 });
/** With `LONG=1`, each run has a new seed. To repeat a run, set `LAW_SEED`. */
const seed = Number(process.env.LAW_SEED ?? (isLong ? Date.now() : 2026));

/** What the drivers have at first: nothing, or a card that is new, due for renewal, near its end, or in the old format. */
const cards: readonly (LikeCard | null)[] = [
  null,
  null,
  { classes: ["B"], issued_on: "2025-01-10" },
  { classes: ["A", "C"] },
  { classes: ["D"], issued_on: "2020-12-20", renewed_on: ["2022-12-10", "2024-12-10"] },
  { classes: ["B"], since: "2014-03-19", issued_on: "2014-03-19" },
];

const pick = fc.nat(5);
const anyKind = fc.constantFrom(...(Object.keys(kinds) as Kind[]));
const decisiveKind = fc.constantFrom<Kind>("license-application", "foreign-license-conversion", "license-revocation");
const letter = fc.constantFrom("A", "B", "E");
const event = <D extends Event["do"], M extends object>(what: D, more: { [K in keyof M]: fc.Arbitrary<M[K]> }) =>
  fc.record({ do: fc.constant(what), ...more }, { noNullPrototype: true });
const events = fc.oneof(
  { weight: 9, arbitrary: event("apply", { kind: anyKind, letter }) },
  { weight: 3, arbitrary: event("apply", { kind: decisiveKind, letter }) },
  { weight: 2, arbitrary: event("create", { kind: anyKind, letter }) },
  { weight: 2, arbitrary: event("submit", { pick }) },
  { weight: 2, arbitrary: event("pay", { pick }) },
  { weight: 18, arbitrary: event("advance", { pick, moves: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 2, arbitrary: event("cancel", { pick }) },
  { weight: 3, arbitrary: event("book", { pick }) },
  { weight: 3, arbitrary: event("enter licence", {}) },
  { weight: 1, arbitrary: event("take licence back", {}) },
  { weight: 2, arbitrary: event("wait", { days: fc.constantFrom(1, 20, 320, 700) }) },
) as fc.Arbitrary<Event>;

// The effects do not depend on the database, and each life takes many calls.
onPostgres((database) => {
  const of = testServer(database);
  let office: Office;
  beforeAll(async () => {
    const branches = await seedBranches(of());
    const [officer, colleague] = [await of().person({ role: "officer" }), await of().person({ role: "officer" })];
    office = { officer, colleague, branches };
  });

  async function live(card: LikeCard | null, lives: readonly Event[]): Promise<void> {
    of().clock.now = new Date("2026-11-21T09:00:00.000Z");
    const life = await Life.begin(of(), office, card);
    try {
      for (const event of lives) await life.happens(event);
      await life.ends();
    } catch (error) {
      if (error instanceof Error) error.message = `${life.log.join("\n")}\n\n${error.message}`;
      throw error;
    }
  }

  it("the model has a law for each kind", () => {
    expect(Object.keys(law).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  describe(`${runs} drivers who apply for everything in any order, from seed ${seed}`, () => {
    it("hold what the law gives them, and no application is left that can never end [R-ADD-03] [R-ENT-10]", {
      timeout: Math.max(120_000, runs * 20_000),
    }, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...cards),
          fc.array(events, { minLength: 20, maxLength: 35, size: "max" }),
          live,
        ),
        { numRuns: runs, seed, endOnFailure: true },
      );
    });
  });
});
