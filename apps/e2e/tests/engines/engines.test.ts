import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { callsOf } from "../people.ts";
import { startEngines } from "./engines.ts";
import { journeys } from "./journeys.ts";

const baseUrl = inject("baseUrl");
const officer = callsOf(baseUrl, inject("logins").officer);
const selected = process.env.LONG ? journeys : journeys.filter(({ isShort }) => isShort);
const { started, notRun } = await startEngines();

// The summary of the test command names each engine, including those that were not run.
const results = join(import.meta.dirname, "../../.results");
mkdirSync(results, { recursive: true });
const ran = started.map(({ name, engine: { version } }) => ({
  name,
  version,
  journeys: selected.length,
  of: journeys.length,
}));
writeFileSync(join(results, "engines.json"), JSON.stringify([...ran, ...notRun], undefined, 2));

afterAll(() => Promise.all(started.map(({ engine }) => engine.close())));

describe.each(started)("$name", ({ engine }) => {
  test.each(selected)(
    "$title",
    async ({ go }) => {
      const tab = await engine.open();
      try {
        await go({ tab, baseUrl, officer });
        expect(tab.faults).toEqual([]);
      } finally {
        await tab.close();
      }
    },
    120_000,
  );
});
