import { examples } from "@kwan/contract/examples";
import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveIdentityFile, proposeIdentity } from "./fixtures/evidence.ts";
import { removeFileReasons } from "./fixtures/file-reasons.ts";
import { idOf } from "./id-of.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const minute = 60_000;
const reason = "They are at our counter.";

eachDatabase((database) => {
  const of = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  beforeAll(async () => {
    branches = await seedBranches(of());
    await removeFileReasons(of().db);
  });

  /** What staff do with the file of a person, by name. Each is refused without a reason. */
  const onFile: Readonly<Record<string, (by: Person, driver: string) => { settled(): Promise<unknown> }>> = {
    "opening it": ({ kwan }, driver) => kwan.desk.file(driver),
    "recording an eye test": ({ kwan }, driver) =>
      kwan.drivers.recordEyeTest(driver, {
        ...(examples.recordEyeTest?.body as Parameters<typeof kwan.drivers.recordEyeTest>[1]),
      }),
    "writing a note": ({ kwan }, driver) => kwan.notes.write({ driver, text: "Called." }),
    "proposing a decision": ({ kwan }, driver) =>
      kwan.decisions.propose({
        kind: "change_contact",
        subject: driver,
        ground: "lost_sim",
        reason: "Lost the SIM card.",
        details: { phone_number: "+233244700700" },
      } as never),
  };
  const codeOf = async (call: { settled(): Promise<unknown> }) => {
    const { ok, error } = (await call.settled()) as { ok: boolean; error?: { code?: string } };
    return ok ? "ok" : (error?.code ?? "fault");
  };

  describe("the file of a person whom none of one's tasks concerns [R-ROL-02]", () => {
    it.each(Object.keys(onFile))("needs a reason for %s", async (name) => {
      const [by, person] = [
        await of().person({ role: "officer", branch_id: branches.accra }),
        await of().person({ is_id_verified: true }),
      ];
      const act = () => codeOf(onFile[name]?.(by, person.driver ?? "") as never);
      expect(await act()).toBe("reason_required");
      await by.kwan.desk.open(person.driver ?? "", { reason });
      expect(await act()).not.toBe("reason_required");
    });

    it("is listed for the person with the reason, and without a name [R-AUT-16]", async () => {
      const staff = () => of().person({ role: "officer", branch_id: branches.accra });
      const [by, colleague, owner] = [await staff(), await staff(), await of().person({ is_id_verified: true })];
      const driver = owner.driver ?? "";
      await by.kwan.desk.open(driver, { reason });
      await by.kwan.desk.file(driver);
      of().clock.forward(minute);
      await colleague.kwan.desk.open(driver, { reason: "Another reason than theirs." });
      await colleague.kwan.desk.file(driver);
      of().clock.forward(29 * minute);
      // The first reason is no longer valid: the second officer's is not theirs.
      await by.kwan.drivers.get(idOf("drv", driver)).settled();
      const list = async (who: Person) =>
        (await who.kwan.users.access()).results.map(({ reason: each, opened_by }) => [each, opened_by] as const);
      const rows = await list(owner);
      const [first, second] = [
        rows.find(([each]) => each === reason),
        rows.find(([each]) => each?.startsWith("Another")),
      ];
      expect(first?.[1]).not.toBe(second?.[1]);
      expect(rows.every(([, digest]) => digest === first?.[1] || digest === second?.[1])).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(by.id);
      expect(rows[0]?.[0]).toBe(null);
    });

    it("stays open for 30 minutes, for the one who gave the reason", async () => {
      const [by, colleague] = [await of().person({ role: "officer" }), await of().person({ role: "reviewer" })];
      const { driver } = await of().person({ is_id_verified: true });
      const file = (who: Person) => codeOf(who.kwan.desk.file(driver ?? ""));
      await by.kwan.desk.open(driver ?? "", { reason });
      expect([await file(by), await file(colleague)]).toEqual(["ok", "reason_required"]);
      of().clock.forward(30 * minute - 1);
      expect(await file(by)).toBe("ok");
      of().clock.forward(1);
      expect(await file(by)).toBe("reason_required");
      const row = await of()
        .db.kysely.selectFrom("audit")
        .select(["actor_id", "driver_id", "after"])
        .where("action", "=", "open_file")
        .where("entity_id", "=", driver ?? "")
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ actor_id: by.id, driver_id: driver, after: { reason } });
    });

    it("needs none if an application is in progress at one's branch, or the person has just been registered there", async () => {
      const here = await of().person({ role: "officer", branch_id: branches.accra });
      const there = await of().person({ role: "officer", branch_id: branches.weija });
      const owner = await of().person({ is_id_verified: true });
      await newApplication(of(), {
        driver: owner.driver,
        filed_by: owner.id,
        branch_id: branches.accra,
        status: "in_review",
      });
      const file = (who: Person) => codeOf(who.kwan.desk.file(owner.driver ?? ""));
      expect([await file(here), await file(there)]).toEqual(["ok", "reason_required"]);
      const form = examples.registerDriver?.body as Parameters<typeof here.kwan.desk.register>[0];
      const made = await here.kwan.desk.register({ ...form, last_name: "Counter", id_number: "GHA-733221100-4" });
      expect(await codeOf(here.kwan.desk.file(made.id))).toBe("ok");
    });

    it("stays open for 30 minutes after the task about the person has ended", async () => {
      const by = await of().person({ role: "officer", branch_id: branches.accra });
      const owner = await of().person();
      const driver = idOf("drv", owner.driver ?? "");
      await owner.kwan.drivers.putIdentification(driver, {
        id_type: "ghana_card",
        id_number: "GHA-733221177-4",
        issued_on: "2021-06-01",
        expires_on: "2031-05-31",
      } as never);
      const file = () => codeOf(by.kwan.desk.file(driver));
      expect(await file()).toBe("ok");
      await giveIdentityFile(of(), driver, owner.id);
      await proposeIdentity(by, driver);
      expect(await file()).toBe("ok");
      of().clock.forward(30 * minute);
      expect(await file()).toBe("reason_required");
    });

    it("cannot be opened by the person themselves, with whatever reason", async () => {
      const person = await of().person({ is_id_verified: true });
      const twin = await of().person({ role: "officer" });
      await of()
        .db.kysely.updateTable("drivers")
        .set({ email: twin.email })
        .where("id", "=", idOf("drv", person.driver ?? ""))
        .execute();
      expect(await codeOf(twin.kwan.desk.open(person.driver ?? "", { reason }))).toBe("own_request");
    });

    it("an invoice for another branch's application needs a reason, which is valid for 30 minutes", async () => {
      const there = await of().person({ role: "officer", branch_id: branches.weija });
      const owner = await of().person({ is_id_verified: true });
      const like = { driver: owner.driver, filed_by: owner.id, branch_id: branches.accra } as const;
      const application = await newApplication(of(), { ...like, status: "awaiting_payment" });
      const bill = () => codeOf(there.kwan.invoices.generate(application));
      expect(await bill()).toBe("reason_required");
      await there.kwan.services.open(application, { reason });
      expect(await bill()).toBe("ok");
      of().clock.forward(30 * minute);
      expect(await bill()).toBe("reason_required");
    });
  });
});
