import { getInvoice, getReceipt } from "@kwan/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { purgeEvidence } from "../src/licensing/update-requests/commands/purge-evidence.ts";
import { deleteAccounts } from "../src/main/deletions/commands/delete-accounts.ts";
import { tidyUp } from "../src/main/jobs/tidy-up.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { type AccountId, type BranchId, noDriver, type UpdateRequestId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { newInvoice, newPayment } from "./fixtures/invoices.ts";
import { idOf } from "./id-of.ts";
import { giveLicence, seedBranches } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { password, testServer } from "./server.ts";

const dayMs = 86_400_000;

eachDatabase((database) => {
  const added: { job: string; data: Readonly<Record<string, unknown>> }[] = [];
  const server = testServer(database, {}, { queue: { add: async (_db, job, data) => void added.push({ job, data }) } });
  let accra: BranchId;
  beforeAll(async () => {
    ({ accra } = await seedBranches(server()));
  });
  beforeEach(() => void added.splice(0));

  const userRow = (id: AccountId) =>
    server().db.kysely.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  async function logIn({ email }: { email: string }) {
    const { kwan, lastCode } = server();
    await kwan.auth.loginByEmail({ email, password });
    return kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
  }

  it("an account that is due is deleted with all personal data, and the statutory record is kept [R-ADD-11]", async () => {
    const { person, db, deps, clock, kwan } = server();
    const owner = await person();
    await giveLicence(server(), owner.driver, "2025-02-01");
    const submitted = await newApplication(server(), {
      driver: owner.driver,
      filed_by: owner.id,
      status: "completed",
      branch_id: accra,
    });
    const draft = await newApplication(server(), {
      driver: owner.driver,
      filed_by: owner.id,
      status: "draft",
      kind: "lost-damaged-license/lost",
    });
    await owner.kwan.documents.upload({ service: draft, document: "affidavit", file: fileOf(pdf(), "a.pdf") });
    await owner.kwan.licences.share(owner.driver ?? "");
    await owner.kwan.users.askForDeletion({ current_password: password });

    clock.forward(30 * dayMs - 1_000);
    expect(await deleteAccounts(deps), "a second too early").toBe(0);
    expect((await userRow(owner.id)).email).toBe(owner.email);
    clock.forward(1_000);
    const before = await logIn(owner).then(
      () => "opened",
      () => "refused",
    );
    expect(before, "nobody can log in after that moment, even before the job has run").toBe("refused");
    expect(await deleteAccounts(deps)).toBe(1);
    expect(await deleteAccounts(deps), "once").toBe(0);

    const row = await userRow(owner.id);
    expect(row).toMatchObject({
      email: null,
      phone_number: null,
      password_hash: null,
      first_name: "Deleted",
      last_name: "account",
      is_active: false,
      driver_id: null,
      deleted_at: clock.now.toISOString(),
    });
    await expect(owner.kwan.users.me()).rejects.toMatchObject({ status: 401 });
    await expect(kwan.auth.loginByEmail({ email: owner.email, password })).rejects.toMatchObject({
      code: "credentials_wrong",
    });
    const { kysely } = db;
    for (const table of ["sessions", "codes", "notifications", "messages"] as const)
      expect(await kysely.selectFrom(table).select("id").where("user_id", "=", owner.id).execute(), table).toEqual([]);
    const driver = await kysely
      .selectFrom("drivers")
      .selectAll()
      .where("id", "=", owner.driver ?? noDriver)
      .executeTakeFirstOrThrow();
    expect(driver).toMatchObject({ user_id: null, phone_number: null, email: null, address: null });
    expect(driver.id_number, "the statutory record is kept").toMatch(/^GHA-/);
    const license = kysely.selectFrom("licenses").select("issued_on").where("driver_id", "=", driver.id);
    expect(await license.execute()).toEqual([{ issued_on: "2025-02-01" }]);
    const services = kysely.selectFrom("services").select("id").where("driver_id", "=", driver.id);
    expect(await services.execute(), "submitted applications are kept, and drafts are deleted").toEqual([
      { id: submitted },
    ]);
    expect(await kysely.selectFrom("shares").select("id").where("driver_id", "=", driver.id).execute()).toEqual([]);
    expect(added.filter(({ job }) => job === "remove_blob")).toHaveLength(1);
    const log = kysely.selectFrom("audit").select(["action", "actor_id"]).where("entity_id", "=", owner.id);
    expect(await log.where("action", "=", "delete_account").execute()).toEqual([
      { action: "delete_account", actor_id: null },
    ]);
    expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true });
  });

  it("the address and phone number of a delivery are deleted with the account, or 90 days after the application has ended [R-ADD-11]", async () => {
    const { person, db, deps, clock } = server();
    const owner = await person();
    const { kysely } = db;
    const delivered = async (status: "completed" | "in_review", endedDaysAgo: number) => {
      const like = { driver: owner.driver, filed_by: owner.id, status, branch_id: accra };
      const application_id = await newApplication(server(), like);
      const [id, updated_at] = [deps.newId("dlv"), new Date(clock.now.getTime() - endedDaysAgo * dayMs)];
      const to = { recipient: "Ama", phone_number: "+233241234567", city: "Accra", region: "Greater Accra" };
      const rest = { digital_address: "GA-183-8164", street_name: null, town: null, landmark: null };
      await kysely
        .insertInto("delivery_locations")
        .values({ id, driver_id: owner.driver ?? noDriver, application_id, ...to, ...rest })
        .execute();
      const set = { delivery_location_id: id, updated_at };
      await kysely.updateTable("services").set(set).where("id", "=", application_id).execute();
      return id;
    };
    const left = async () =>
      (await kysely.selectFrom("delivery_locations").select("id").where("driver_id", "=", owner.driver).execute()).map(
        ({ id }) => id,
      );
    const [old, recent, open] = [
      await delivered("completed", 91),
      await delivered("completed", 89),
      await delivered("in_review", 91),
    ];
    expect(await left()).toContain(old);
    await tidyUp(deps);
    expect((await left()).toSorted()).toEqual([open, recent].toSorted());
    await owner.kwan.users.askForDeletion({ current_password: password });
    clock.forward(30 * dayMs);
    expect(await deleteAccounts(deps)).toBe(1);
    expect(await left(), "an open application still has to be delivered").toEqual([open]);
  });

  it("no payment names a phone of a deleted account, neither on its invoices nor where it paid for somebody else [R-ADD-11]", async () => {
    const { person, db, deps, clock } = server();
    const [owner, friend] = [await person(), await person()];
    const paid = async (of: typeof owner, phone_number: string) => {
      const application = await newApplication(server(), {
        driver: of.driver,
        filed_by: of.id,
        status: "completed",
        branch_id: accra,
      });
      const whose = { server: server(), owner: of, application: async () => application };
      const invoice = await newInvoice({ ...whose, call: getInvoice });
      const { id } = await newPayment({ ...whose, call: getReceipt }, invoice);
      await db.kysely.updateTable("payments").set({ network: "mtn", phone_number }).where("id", "=", id).execute();
      return id;
    };
    const other = "+233241239876";
    const [own, byHelper, forFriend, friends] = [
      await paid(owner, owner.phone_number),
      await paid(owner, other),
      await paid(friend, owner.phone_number),
      await paid(friend, friend.phone_number),
    ];
    await owner.kwan.users.askForDeletion({ current_password: password });
    clock.forward(30 * dayMs);
    await deleteAccounts(deps);
    const rows = await db.kysely.selectFrom("payments").select(["id", "phone_number"]).execute();
    const phones = new Map(rows.map(({ id, phone_number }) => [id, phone_number]));
    expect([own, byHelper, forFriend].map((id) => phones.get(id))).toEqual([null, null, null]);
    expect(phones.get(friends)).toBe(friend.phone_number);
  });

  it("the email and the phone number of a deleted account can be used for a new one [R-ADD-11]", async () => {
    const { person, deps, clock, kwan } = server();
    const owner = await person();
    await owner.kwan.users.askForDeletion({ current_password: password });
    clock.forward(30 * dayMs);
    await deleteAccounts(deps);
    const made = await kwan.auth.register({
      first_name: "Esi",
      last_name: "Mensah",
      username: "esi.again",
      email: owner.email,
      phone_number: owner.phone_number,
      password1: "Batakari-7-New",
      password2: "Batakari-7-New",
    });
    expect(made).toBeTruthy();
    const again = server().db.kysely.selectFrom("users").select("id").where("email", "=", owner.email);
    expect((await again.execute()).map(({ id }) => id)).not.toContain(owner.id);
  });

  it("logging in before the day does not cancel the deletion, and the person is told how to keep the account [R-ADD-11]", async () => {
    const { person, deps, clock, lastMessage } = server();
    const owner = await person();
    const { message } = await owner.kwan.users.askForDeletion({ current_password: password });
    expect(message).toContain("To keep it, choose Keep my account on your account page before then.");
    clock.forward(29 * dayMs);
    const { user } = await logIn(owner);
    expect(user.deletes_at).toBe((await userRow(owner.id)).deletes_at);
    expect(user.deletes_at).not.toBeNull();
    const [notification] = (await owner.kwan.notifications.list()).results;
    expect(notification).toMatchObject({ title: "Your account will be deleted" });
    expect(await lastMessage(owner.phone_number)).toContain("Keep my account");
    clock.forward(dayMs);
    expect(await deleteAccounts(deps)).toBe(1);
  });

  it("an account that its owner keeps before the day is not deleted [R-ADD-11]", async () => {
    const { person, deps, clock } = server();
    const owner = await person();
    await owner.kwan.users.askForDeletion({ current_password: password });
    expect((await owner.kwan.users.me()).deletes_at).not.toBeNull();
    clock.forward(29 * dayMs);
    expect(await owner.kwan.users.keepAccount()).toMatchObject({ id: owner.id, deletes_at: null });
    const [notification] = (await owner.kwan.notifications.list()).results;
    expect(notification).toMatchObject({ title: "Your account will not be deleted" });
    clock.forward(5 * dayMs);
    expect(await deleteAccounts(deps)).toBe(0);
    expect((await userRow(owner.id)).is_active).toBe(true);
  });

  it("two servers running at the same time delete each account once, and no others [R-ADD-11]", async () => {
    const { person, deps, clock } = server();
    const some = await Promise.all(Array.from({ length: 6 }, () => person()));
    const other = await person();
    for (const each of some) await each.kwan.users.askForDeletion({ current_password: password });
    clock.forward(30 * dayMs);
    const counts = await Promise.all([deleteAccounts(deps), deleteAccounts(deps), deleteAccounts(deps)]);
    const left = (await Promise.all(some.map(({ id }) => userRow(id)))).filter(({ is_active }) => is_active);
    expect(counts.reduce((sum, count) => sum + count, 0) + left.length).toBe(6);
    await deleteAccounts(deps);
    for (const { id } of some) expect((await userRow(id)).deleted_at).not.toBeNull();
    expect((await userRow(other.id)).is_active).toBe(true);
  });

  it("evidence for a refused change is deleted after a year, and kept for approved and open ones [R-ADD-11] [R-ADD-05]", async () => {
    const { person, deps, db, clock } = server();
    const reviewer = await person({ role: "reviewer" });
    const requestChange = async (decide: "approve" | "reject" | null) => {
      const { kwan, driver } = await person();
      const { id } = await kwan.updateRequests.create({
        driver: driver ?? "",
        first_name: "Akosua",
        reason_for_change: "The name on my card is wrong",
        affidavit: fileOf(pdf(), "affidavit.pdf"),
        birth_cert: fileOf(pdf("birth"), "birth.pdf"),
      });
      if (decide === "approve") await reviewer.kwan.updateRequests.approve(id);
      if (decide === "reject") await reviewer.kwan.updateRequests.reject(id, { reason: "The document can't be read." });
      return idOf("req", id);
    };
    const [refused, approved, open] = [
      await requestChange("reject"),
      await requestChange("approve"),
      await requestChange(null),
    ];
    const documents = async (id: UpdateRequestId) =>
      (await db.kysely.selectFrom("documents").select("id").where("update_request_id", "=", id).execute()).length;
    const count = await documents(refused);
    expect(count).toBeGreaterThan(0);
    clock.now = new Date("2027-11-01T00:00:00.000Z");
    await db.kysely
      .updateTable("update_requests")
      .set({ decided_at: "2026-11-01T09:00:00.000Z" })
      .where("id", "in", [refused, approved])
      .execute();
    expect(await purgeEvidence(deps), "a day too early").toBe(0);
    clock.now = new Date("2027-11-02T00:00:00.000Z");
    expect(await purgeEvidence(deps)).toBe(count);
    expect([await documents(refused), await documents(approved), await documents(open)]).toEqual([0, count, count]);
    expect(added.filter(({ job }) => job === "remove_blob")).toHaveLength(count);
    const { status } = await db.kysely
      .selectFrom("update_requests")
      .select("status")
      .where("id", "=", refused)
      .executeTakeFirstOrThrow();
    expect(status, "the request and its decision are kept").toBe("rejected");
  });
});
