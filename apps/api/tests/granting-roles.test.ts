import type { BodyOf, createStaff } from "@kwan/contract";
import { beforeEach, describe, expect, it } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, password, testServer } from "./server.ts";

let made = 0;
const colleague = (role: BodyOf<typeof createStaff>["role"]): BodyOf<typeof createStaff> => ({
  email: `kojo${++made}@authority.example`,
  username: `kojo.${made}`,
  first_name: "Kojo",
  last_name: "Addo",
  role,
  reason: "Kojo joins the counter team.",
});

eachDatabase((database) => {
  const server = testServer(database);
  let [admin, second] = [] as unknown as [Person, Person];
  const activeAdmins = async () => {
    const all = server().db.kysely.selectFrom("users").select("id").where("role", "=", "admin");
    return (await all.where("is_active", "=", true).where("deletes_at", "is", null).execute()).length;
  };
  /**
   * Makes every administrator an officer, and deletes all decisions, so that no trace of an earlier administrator is
   * left.
   */
  async function withoutAdmins() {
    const { kysely } = server().db;
    await kysely.deleteFrom("decisions").execute();
    await kysely.deleteFrom("second_administrator").execute();
    await kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
  }
  const approve = (by: Person, id: string | undefined) =>
    by.kwan.decisions.decide(id ?? "", { outcome: "approved" }, latest);
  const accountOf = async (id: string) =>
    (await admin.kwan.staff.list({ limit: 100 })).results.find((of) => of.id === id);

  beforeEach(async () => {
    await withoutAdmins();
    admin = await server().person({ role: "admin" });
    second = await server().person({ role: "admin" });
  });

  describe("a new account [R-AUT-02]", () => {
    it("is active, and can get a password, once another administrator has approved it", async () => {
      const body = colleague("officer");
      const account = await admin.kwan.staff.create(body);
      expect(account).toMatchObject({ is_active: false, proposal: { role: "officer" } });
      expect(await server().lastMessage(body.email)).toBeUndefined();
      await expect(approve(admin, account.proposal?.id)).rejects.toMatchObject({ code: "own_request" });
      const decision = await approve(second, account.proposal?.id);
      expect(decision).toMatchObject({ state: "in_force", subject: { kind: "staff", name: "Kojo Addo" } });
      expect(decision.changes).toMatchObject([{ label: "Role", before: null, after: "Officer" }]);
      expect(await accountOf(account.id)).toMatchObject({ is_active: true, proposal: null });
      expect(await server().lastMessage(body.email)).toContain("To set a password");
    });

    it("stays inactive if it is refused", async () => {
      const { id, proposal } = await admin.kwan.staff.create(colleague("reviewer"));
      await second.kwan.decisions.decide(
        proposal?.id ?? "",
        { outcome: "refused", note: "Nobody knows this person." },
        latest,
      );
      expect(await accountOf(id)).toMatchObject({ is_active: false, proposal: null });
      const again = await second.kwan.staff.update(id, { is_active: true }, latest);
      expect(again).toMatchObject({ is_active: false, proposal: { role: "reviewer" } });
      await approve(admin, again.proposal?.id);
      expect(await accountOf(id)).toMatchObject({ is_active: true });
    });
  });

  describe("a change of rights [R-AUT-02]", () => {
    it("waits for another administrator if it grants something, and then logs the person out", async () => {
      const officer = await server().person({ role: "officer" });
      const { proposal, role } = await admin.kwan.staff.update(officer.id, { role: "admin" }, latest);
      expect(role).toBe("officer");
      expect(await officer.kwan.users.me()).toMatchObject({ role: "officer" });
      await expect(admin.kwan.staff.update(officer.id, { role: "reviewer" }, latest)).rejects.toMatchObject({
        code: "already_open",
      });
      await approve(second, proposal?.id);
      await expect(officer.kwan.users.me()).rejects.toMatchObject({ status: 401 });
      expect(await accountOf(officer.id)).toMatchObject({ role: "admin", is_active: true });
    });

    it("is immediate if the person may do less: ending the account, or limiting it to a branch", async () => {
      await seedBranches(server());
      const [here, there] = await server().db.kysely.selectFrom("branches").select("id").orderBy("code").execute();
      const officer = await server().person({ role: "officer" });
      const change = (branch: BranchId | null | undefined) =>
        admin.kwan.staff.update(officer.id, { branch: branch ?? null }, latest);
      expect(await change(here?.id)).toMatchObject({ branch: here?.id, proposal: null });
      expect(await change(there?.id)).toMatchObject({ branch: here?.id, proposal: { role: "officer" } });
      const { results } = await second.kwan.decisions.list({ subject: officer.id });
      const [{ id, changes } = { id: "", changes: [] }] = results;
      expect(changes.map(({ label }) => label)).toEqual(["Branch"]);
      expect(changes[0]?.after).not.toMatch(/^brn_/);
      await second.kwan.decisions.decide(id, { outcome: "refused", note: "Not needed any more." }, latest);
      expect(await change(null)).toMatchObject({ branch: here?.id, proposal: { role: "officer" } });
      expect(await admin.kwan.staff.update(officer.id, { is_active: false }, latest)).toMatchObject({
        is_active: false,
      });
      await expect(officer.kwan.users.me()).rejects.toMatchObject({ status: 401 });
      // One administrator can do this alone, so every other one is told.
      const told = (await second.kwan.notifications.list()).results[0];
      expect(told).toMatchObject({ title: "A staff account has changed" });
      expect((await admin.kwan.notifications.list()).results).not.toContainEqual(expect.objectContaining(told ?? {}));
    });

    it("is not approved by the person whom it is about", async () => {
      const third = await server().person({ role: "admin" });
      const { proposal } = await admin.kwan.staff.update(third.id, { role: "officer" }, latest);
      await expect(approve(third, proposal?.id)).rejects.toMatchObject({ code: "own_request" });
    });
  });

  describe("an administrator who is alone [R-AUT-02]", () => {
    beforeEach(async () => {
      await withoutAdmins();
      admin = await server().person({ role: "admin" });
    });

    it("creates one other administrator without approval, and the audit log says so", async () => {
      const officer = await admin.kwan.staff.create(colleague("officer"));
      expect(officer).toMatchObject({ is_active: false });
      const body = colleague("admin");
      const other = await admin.kwan.staff.create(body);
      expect(other).toMatchObject({ is_active: true, proposal: null });
      expect(await server().lastMessage(body.email)).toContain("To set a password");
      const row = await server()
        .db.kysely.selectFrom("audit")
        .select("after")
        .where("action", "=", "create_staff")
        .where("entity_id", "=", other.id)
        .executeTakeFirstOrThrow();
      expect(row.after).toMatchObject({ approval: expect.stringContaining("one administrator") });
      expect(await admin.kwan.staff.create(colleague("admin"))).toMatchObject({ is_active: false });
    });

    it("cannot do it a second time, even if the other one has gone", async () => {
      const other = await admin.kwan.staff.create(colleague("admin"));
      await admin.kwan.staff.update(other.id, { is_active: false }, latest);
      expect(await admin.kwan.staff.create(colleague("admin"))).toMatchObject({ is_active: false });
    });

    it("is not alone again when the others have left, whatever has become of their accounts", async () => {
      const { kysely } = server().db;
      const other = await server().person({ role: "admin" });
      for (const changes of [{ is_active: false }, { role: "officer", is_active: true }]) {
        await kysely.updateTable("users").set(changes).where("id", "=", other.id).execute();
        expect(await admin.kwan.staff.create(colleague("admin"))).toMatchObject({ is_active: false });
      }
    });

    it("gets one, and not more, from many requests at once", async () => {
      const all = await Promise.all(Array.from({ length: 5 }, () => admin.kwan.staff.create(colleague("admin"))));
      expect(all.filter(({ is_active }) => is_active)).toHaveLength(1);
      expect(await activeAdmins()).toBe(2);
    });
  });

  describe("the last administrator [R-AUT-02]", () => {
    it("stays, however many remove, demote and delete each other at once", async () => {
      for (let round = 0; round < 3; round++) {
        await withoutAdmins();
        const all: Person[] = [];
        for (let each = 0; each < 5; each++) all.push(await server().person({ role: "admin" }));
        const next = (at: number) => all[(at + 1) % all.length] as Person;
        // Propose to demote each administrator, so that the approvals take part in the race.
        const proposals = await Promise.all(
          all.map(({ kwan }, at) => kwan.staff.update(next(at).id, { role: "officer" }, latest)),
        );
        await Promise.all(
          all.flatMap((person, at) => [
            person.kwan.staff.update(next(at).id, { is_active: false }, latest).settled(),
            approve(person, proposals[(at + 2) % all.length]?.proposal?.id).settled(),
            person.kwan.users.askForDeletion({ current_password: password }).settled(),
          ]),
        );
        expect(await activeAdmins()).toBeGreaterThanOrEqual(1);
      }
    });

    it("cannot be demoted by a decision that was proposed while there was another", async () => {
      const { proposal } = await admin.kwan.staff.update(second.id, { role: "officer" }, latest);
      const third = await server().person({ role: "admin" });
      await server().db.kysely.updateTable("users").set({ is_active: false }).where("id", "=", admin.id).execute();
      const { kysely } = server().db;
      await kysely
        .updateTable("users")
        .set({ deletes_at: new Date("2027-01-01") })
        .where("id", "=", third.id)
        .execute();
      await expect(approve(third, proposal?.id)).rejects.toMatchObject({ code: "state_forbids" });
      expect(await activeAdmins()).toBe(1);
    });
  });
});
