// What a moved claim and an undone import leave in the records that they touch.
import { expect, it } from "vitest";
import { putLicencesInForce } from "../src/office/decisions/commands/put-licences-in-force.ts";
import { licenceRow, licenceValues, plannedValues } from "../src/office/decisions/licence-values.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { examples } from "./decision-examples.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { testServer } from "./server.ts";

eachDatabase((database) => {
  const of = testServer(database);

  it("a record that moves with its claim belongs to the other account, and its identity is checked again [R-AUT-06]", async () => {
    const holder = await of().person({ role: "learner", is_id_verified: true });
    const driver = idOf("drv", holder.driver ?? "");
    const [officer, reviewer] = [await of().person({ role: "officer" }), await of().person({ role: "reviewer" })];
    const about = { kind: "settle_claim", driver, reason: "Both came to the counter on Monday." } as const;
    const example = await examples.settle_claim(of(), holder);
    const { id } = await officer.kwan.decisions.propose({ ...about, ...example });
    await giveEvidence(of(), id);
    await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    const { kysely } = of().db;
    const claim = await kysely
      .selectFrom("license_claims")
      .select("account_id")
      .where("driver_id", "=", driver)
      .executeTakeFirstOrThrow();
    expect(claim.account_id).not.toBe(holder.id);
    const drivers = kysely.selectFrom("drivers").select(["user_id", "is_id_verified", "id_number", "id_type"]);
    expect(await drivers.where("id", "=", driver).executeTakeFirst()).toEqual({
      ...{ user_id: claim.account_id, is_id_verified: false, id_number: null, id_type: null },
    });
  });

  it("an appeal ends with the import that it was against, when the import is undone [R-AUT-07]", async () => {
    const { db, deps } = of();
    const [maker, runner] = [await of().person({ role: "admin" }), await of().person({ role: "reviewer" })];
    const [id, now] = [deps.newId("imp"), deps.now()];
    const file = { what: "licences", name: "register.csv", sha256: id, columns: "[]", counts: "{}" } as const;
    const times = { made_at: now, run_at: now, checked_at: now, worked_at: now };
    await db.kysely
      .insertInto("imports")
      .values({
        ...file,
        ...times,
        id,
        state: "running",
        date_order: "day_first",
        made_by: maker.id,
        run_by: runner.id,
      })
      .execute();
    const owner = await of().person({ role: "learner" });
    const [driver_id, before] = [owner.driver ?? noDriver, licenceValues(undefined)];
    const details = {
      ...{ license_number: "OLD-66001", classes: ["B" as const], is_commercial: false, restrictions: [] },
      ...{ first_issued_on: "2015-04-01", issued_on: "2021-04-01", expires_on: "2027-03-31" },
    };
    const after = plannedValues(details);
    const change = { driver_id, details, before, after, license: licenceRow(driver_id, after), proposed_by: maker.id };
    const put = (more: { withdraws: `dec_${string}` | null; license?: null }) =>
      inTransaction(db, (tx) => {
        const context = {
          tx,
          deps,
          actor: { id: runner.id, role: "reviewer" as const },
          requestId: "r",
          address: null,
        };
        const about = { import_id: id, ground: "old_register", reason: "register.csv" };
        return putLicencesInForce(context, about, [{ ...change, ...more }]);
      });
    const [decision = "dec_none" as const] = await put({ withdraws: null });
    expect(decision).toMatch(/^dec_/);
    await owner.kwan.decisions.appeal(decision, { reason: "This licence is not mine at all." });
    await put({ withdraws: decision, license: null });
    const appeals = db.kysely.selectFrom("appeals").select(["state", "decided_at"]).where("decision_id", "=", decision);
    expect(await appeals.executeTakeFirst()).toEqual({ state: "withdrawn", decided_at: now.toISOString() });
  });
});
