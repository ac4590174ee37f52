import { beforeAll, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const text = "Asked for the original affidavit by phone.";

eachDatabase((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  beforeAll(async () => {
    branches = await seedBranches(server());
  });
  const officer = (branch_id?: BranchId) => server().person({ role: "officer", ...(branch_id && { branch_id }) });
  const applicationOf = (owner: Person, branch_id: BranchId | null = null) =>
    newApplication(server(), { driver: owner.driver, filed_by: owner.id, status: "in_review", branch_id });
  const textsOf = async ({ kwan }: Person, query: { service?: string; driver?: string }) =>
    (await kwan.notes.list(query)).results.map((note) => note.text);

  describe("notes among staff [R-AUT-10]", () => {
    it("on an application are read by colleagues, the latest first, with who wrote them and when", async () => {
      const [owner, one, other] = [await server().person(), await officer(branches.accra), await officer()];
      const service = await applicationOf(owner, branches.accra);
      const written = await one.kwan.notes.write({ service, text });
      server().clock.forward(60_000);
      await other.kwan.notes.write({ service, text: "She brings it on Friday." });
      const { results } = await other.kwan.notes.list({ service });
      expect(results.map((note) => note.text)).toEqual(["She brings it on Friday.", text]);
      expect(results[1]).toEqual(written);
      expect(written.author).toMatchObject({ id: one.id, branch: expect.stringContaining("Accra") });
      // The notes on a person do not include the notes on their applications.
      expect(await textsOf(other, { driver: owner.driver ?? "" })).toEqual([]);
    });

    it("on a person's file are also for reviewers, who do not work on applications", async () => {
      const [owner, one, reviewer] = [
        await server().person(),
        await officer(),
        await server().person({ role: "reviewer" }),
      ];
      const driver = owner.driver ?? "";
      await one.kwan.notes.write({ driver, text });
      expect(await textsOf(reviewer, { driver })).toEqual([text]);
      const service = await applicationOf(owner);
      await expect(reviewer.kwan.notes.list({ service })).rejects.toMatchObject({ code: "forbidden" });
      await expect(reviewer.kwan.notes.write({ service, text })).rejects.toMatchObject({ code: "forbidden" });
    });

    it("are in no answer to the person concerned, except the copy of their data", async () => {
      const [owner, one] = [await server().person(), await officer(branches.accra)];
      const driver = owner.driver ?? "";
      const service = await applicationOf(owner);
      await one.kwan.notes.write({ service, text });
      server().clock.forward(1_000);
      await one.kwan.notes.write({ driver, text: "Speaks Ewe only." });
      const { kwan } = owner;
      await expect(kwan.notes.list({ driver })).rejects.toMatchObject({ code: "forbidden" });
      await expect(kwan.notes.write({ service, text })).rejects.toMatchObject({ code: "forbidden" });
      const answers = await Promise.all([
        kwan.services.application(service),
        kwan.services.overview(),
        kwan.services.list(driver),
        kwan.drivers.get(driver),
        kwan.notifications.list(),
        kwan.users.access(),
      ]);
      expect(JSON.stringify(answers)).not.toContain(text);
      expect(JSON.stringify(answers)).not.toContain("Ewe");
      const { staff_notes } = JSON.parse(await (await kwan.users.downloadMyData()).text());
      expect(staff_notes).toMatchObject([
        {
          text,
          application_id: service,
          author_id: { role: "officer", branch: expect.stringContaining("Accra") },
        },
        { text: "Speaks Ewe only.", application_id: null },
      ]);
      expect(JSON.stringify(staff_notes)).not.toContain(one.id);
    });

    it("on another branch's application need a reason, as the application itself does", async () => {
      const [owner, one] = [await server().person(), await officer(branches.accra)];
      const service = await applicationOf(owner, branches.weija);
      const refusal = { code: "reason_required" };
      await expect(one.kwan.notes.list({ service })).rejects.toMatchObject(refusal);
      await expect(one.kwan.notes.write({ service, text })).rejects.toMatchObject(refusal);
      await one.kwan.services.open(service, { reason: "The applicant is at our counter." });
      await one.kwan.notes.write({ service, text });
      expect(await textsOf(one, { service })).toEqual([text]);
    });

    it("are not for a member of staff whose own record it is", async () => {
      const [owner, one] = [await server().person(), await officer()];
      const { kysely } = server().db;
      await kysely.updateTable("drivers").set({ email: one.email }).where("id", "=", owner.driver).execute();
      for (const about of [{ driver: owner.driver ?? "" }, { service: await applicationOf(owner) }]) {
        await expect(one.kwan.notes.list(about)).rejects.toMatchObject({ code: "own_request" });
        await expect(one.kwan.notes.write({ ...about, text })).rejects.toMatchObject({ code: "own_request" });
      }
    });

    it("name one record that exists, and are not written on drafts, which can be deleted", async () => {
      const [owner, one] = [await server().person(), await officer()];
      const driver = owner.driver ?? "";
      const service = await applicationOf(owner);
      for (const about of [{}, { driver, service }])
        await expect(one.kwan.notes.write({ ...about, text })).rejects.toMatchObject({ code: "invalid" });
      for (const [about, what] of [
        [{ driver: "drv_none" }, "driver"],
        [{ service: "srv_none" }, "application"],
      ] as const) {
        const refusal = { code: "not_found", message: expect.stringContaining(what) };
        await expect(one.kwan.notes.write({ ...about, text })).rejects.toMatchObject(refusal);
      }
      const drafted = {
        driver: owner.driver,
        filed_by: owner.id,
        status: "draft",
        kind: "amendment",
      } as const;
      const draft = await newApplication(server(), drafted);
      await expect(one.kwan.notes.write({ service: draft, text })).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("are in the audit log, written and read, without their text", async () => {
      const [owner, one, other] = [await server().person(), await officer(), await officer()];
      const service = await applicationOf(owner);
      const { id } = await one.kwan.notes.write({ service, text });
      await other.kwan.notes.list({ service });
      const rows = await server()
        .db.kysely.selectFrom("audit")
        .select(["action", "entity", "entity_id", "driver_id", "after"])
        .where("actor_id", "in", [one.id, other.id])
        .execute();
      expect(rows).toMatchObject([
        { action: "write_note", entity: "service", entity_id: service, driver_id: owner.driver, after: { note: id } },
        { action: "read", entity: "driver", entity_id: owner.driver },
      ]);
      expect(JSON.stringify(rows)).not.toContain("affidavit");
    });
  });
});
