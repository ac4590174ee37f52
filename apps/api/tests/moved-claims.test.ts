// What a claim that moves to another account leaves in the log, in both records and in both accounts.
import { beforeAll, describe, expect, it } from "vitest";
import { findLicense } from "../src/people/drivers/store.ts";
import { noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { claimLicence, disputeClaim, giveLicence, seedBranches } from "./people.ts";
import { recorded } from "./recorded.ts";
import { type Person, testServer } from "./server.ts";

const reason = "Both came to the counter on Monday.";

eachDatabase((database) => {
  const of = testServer(database);
  beforeAll(() => seedBranches(of()));

  const set = (id: Person["id"], changes: object) =>
    of().db.kysely.updateTable("users").set(changes).where("id", "=", id).execute();
  const accountOf = async ({ id }: Person) =>
    of().db.kysely.selectFrom("users").select(["driver_id", "role"]).where("id", "=", id).executeTakeFirst();
  const numberOf = async (driver: string | null) =>
    (await findLicense(of().db.kysely, driver ? idOf("drv", driver) : noDriver))?.number;

  /** A rival claims what somebody holds, and is right. Returns the rows about the move. */
  async function moved(holder: Person, rival: Person) {
    await disputeClaim(of(), holder, rival);
    const [officer, reviewer] = [await of().person({ role: "officer" }), await of().person({ role: "reviewer" })];
    const { id } = await officer.kwan.decisions.propose({
      ...{ kind: "settle_claim", driver: holder.driver ?? "", details: { outcome: "moved" }, ground: "at_counter" },
      reason,
    });
    await giveEvidence(of(), id);
    const rows = await recorded(of(), () => reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest));
    const row = { actor_id: reviewer.id, action: "move_claim", entity: "driver", before: { account: holder.id } };
    return { rows: rows.filter(({ action }) => action === "move_claim"), row };
  }
  async function holderOf(from_driver_id: string | null): Promise<Person> {
    const holder = await of().person({ role: "driver" });
    await giveLicence(of(), holder.driver, "2024-02-02");
    await claimLicence(of(), holder);
    if (from_driver_id)
      await of()
        .db.kysely.updateTable("license_claims")
        .set({ from_driver_id: idOf("drv", from_driver_id) })
        .where("driver_id", "=", holder.driver ?? noDriver)
        .execute();
    return holder;
  }

  describe("a claim that moves [R-AUT-06]", () => {
    it("to somebody without a record takes the record with it, and is recorded once", async () => {
      const [holder, rival] = [await holderOf(null), await of().person({ role: "learner", hasProfile: false })];
      const number = await numberOf(holder.driver);
      const { rows, row } = await moved(holder, rival);
      expect(rows).toEqual([{ ...row, entity_id: holder.driver, after: { account: rival.id, driver: holder.driver } }]);
      expect(await accountOf(holder)).toEqual({ driver_id: null, role: "learner" });
      expect((await accountOf(rival))?.driver_id).toBe(holder.driver);
      expect(await numberOf(holder.driver)).toBe(number);
    });

    it("to somebody with a record moves the licence there, and is recorded for both records", async () => {
      const [holder, rival] = [await holderOf(null), await of().person({ role: "learner" })];
      const number = await numberOf(holder.driver);
      const { rows, row } = await moved(holder, rival);
      const after = { account: rival.id, driver: rival.driver };
      expect(rows).toEqual([
        { ...row, entity_id: holder.driver, after },
        { ...row, entity_id: rival.driver, after },
      ]);
      expect([await numberOf(holder.driver), await numberOf(rival.driver)]).toEqual([undefined, number]);
    });

    it("from somebody who had a record before leaves them that record, as a learner", async () => {
      const old = await of().person({ role: "learner" });
      await of().db.kysely.updateTable("users").set({ driver_id: null }).where("id", "=", old.id).execute();
      const holder = await holderOf(old.driver);
      const rival = await of().person({ role: "learner", hasProfile: false });
      const { rows } = await moved(holder, rival);
      expect(rows.map(({ entity_id }) => entity_id)).toEqual([holder.driver, old.driver]);
      expect(await accountOf(holder)).toEqual({ driver_id: holder.driver, role: "learner" });
      expect((await accountOf(rival))?.driver_id).toBe(old.driver);
      const claims = of().db.kysely.selectFrom("license_claims").select(["driver_id", "from_driver_id", "account_id"]);
      expect(await claims.where("account_id", "=", rival.id).execute()).toEqual([
        { driver_id: old.driver, from_driver_id: holder.driver, account_id: rival.id },
      ]);
    });

    it("is told to both, whatever they want to hear", async () => {
      const [holder, rival] = [await holderOf(null), await of().person({ role: "learner", hasProfile: false })];
      const silent = { wants_sms: false, wants_email: false };
      await of().db.kysely.updateTable("users").set(silent).where("id", "in", [holder.id, rival.id]).execute();
      await moved(holder, rival);
      const messages = of().db.kysely.selectFrom("messages").select("recipient").where("purpose", "=", "security");
      const told = (await messages.execute()).map(({ recipient }) => recipient);
      expect(told).toEqual(
        expect.arrayContaining([holder.email, holder.phone_number, rival.email, rival.phone_number]),
      );
      const claims = of().db.kysely.selectFrom("license_claims").select("from_driver_id");
      expect(await claims.where("account_id", "=", rival.id).execute()).toEqual([{ from_driver_id: null }]);
    });

    it.each([
      ["is no longer active", async ({ id }: Person): Promise<void> => void (await set(id, { is_active: false }))],
      ["has a licence of their own", ({ driver }: Person) => giveLicence(of(), driver, "2024-02-02")],
    ] as const)("stops if the rival %s", async (_, change) => {
      const [holder, rival] = [await holderOf(null), await of().person({ role: "learner" })];
      await change(rival);
      await expect(moved(holder, rival)).rejects.toMatchObject({ code: "state_forbids" });
      expect((await accountOf(holder))?.driver_id).toBe(holder.driver);
    });

    it("stops while the holder has an application, and when nobody claims the licence any more", async () => {
      const [holder, rival] = [await holderOf(null), await of().person({ role: "learner", hasProfile: false })];
      await newApplication(of(), { driver: holder.driver, filed_by: holder.id, status: "in_review" });
      await expect(moved(holder, rival)).rejects.toMatchObject({ code: "state_forbids" });
      const [quiet, officer] = [await holderOf(null), await of().person({ role: "officer" })];
      const about = { kind: "settle_claim", driver: quiet.driver ?? "", details: { outcome: "moved" } } as const;
      await expect(officer.kwan.decisions.propose({ ...about, ground: "at_counter", reason })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });
  });
});
