import { kinds } from "@kwan/domain/kinds";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { onPostgres } from "./databases.ts";
import { type Event, eventsOf } from "./law/events.ts";
import { Life } from "./law/life.ts";
import { law } from "./law/model.ts";
import { type Office, type Start, starts } from "./law/starts.ts";
import { seedBranches } from "./people.ts";
import { isLong, rounds } from "./rounds.ts";
import { testServer } from "./server.ts";

const runs = rounds({ short: 2, long: 30 });
/** With `LONG=1`, each run has a new seed. To repeat a run, set `LAW_SEED`. */
const seed = Number(process.env.LAW_SEED ?? (isLong ? Date.now() : 2026));

// The effects do not depend on the database, and each life takes many calls.
onPostgres((database) => {
  const of = testServer(database, { LOG_LEVEL: "warn" });
  let office: Office;
  beforeAll(async () => {
    const branches = await seedBranches(of());
    const [officer, colleague] = [await of().person({ role: "officer" }), await of().person({ role: "officer" })];
    office = { officer, colleague, branches };
  });

  async function live(start: Start, events: readonly Event[]): Promise<void> {
    of().clock.now = new Date("2026-11-21T09:00:00.000Z");
    const life = await Life.begin(of(), office, start);
    try {
      for (const event of events) await life.happens(event);
      await life.ends();
    } catch (error) {
      if (error instanceof Error) error.message = `${life.log.join("\n")}\n\n${error.message}`;
      throw error;
    }
  }

  it("the model has a law for each kind", () => {
    expect(Object.keys(law).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  describe(`${runs} lives each, from seed ${seed}`, () => {
    it.each(Object.keys(starts).map((name, index) => [name, index] as const))(
      "%s holds what the law says, and no application is left that can never end [R-ADD-03] [R-ENT-10]",
      { timeout: Math.max(120_000, runs * 20_000) },
      async (name, index) => {
        const start = starts[name] as Start;
        const lives = fc.asyncProperty(eventsOf(start), (events) => live(start, events));
        await fc.assert(lives, { numRuns: runs, seed: seed + index, endOnFailure: true });
      },
    );
  });
});
