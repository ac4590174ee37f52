// Fills each limit as a stranger, on another network and on the owner's, and then serves the owner in the way that the
// table of limits names. A limit without a scenario does not compile.
import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { type LimitName, limits } from "../src/platform/rate-limits/table.ts";
import { eachDatabase } from "./databases.ts";
import { guideOfStates } from "./guide-forms.ts";
import { away, home, type Scenario, stageOf } from "./limit-stage.ts";
import { limitsOfAccounts } from "./limits-of-accounts.ts";
import { limitsOfRecords } from "./limits-of-records.ts";
import { testServer } from "./server.ts";

const folder = guideOfStates();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

eachDatabase((database) => {
  const of = testServer(database, { PORTAL_FOLDER: folder, TRUSTED_PROXIES: "127.0.0.1" });
  const unfinished = testServer(database, { TRUSTED_PROXIES: "127.0.0.1" });
  const stage = stageOf(of);
  const scenarios: Readonly<Record<LimitName, () => Promise<Scenario>>> = {
    ...limitsOfAccounts(stage),
    ...limitsOfRecords(stage, unfinished),
  };

  describe.each([
    ["another network", away],
    ["the owner's network", home],
  ])("limits that a stranger fills on %s", (_, network) => {
    it.each(Object.keys(limits) as LimitName[])("%s: the owner is still served", async (name) => {
      await of().db.kysely.deleteFrom("rate_limits").execute();
      await unfinished().db.kysely.deleteFrom("rate_limits").execute();
      const { fill, serve, told = 429 } = await scenarios[name]();
      expect(await fill(network), "the stranger").toBe(told);
      await serve();
    });
  });
});
