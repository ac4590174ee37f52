// Tests the outcome of a request while another transaction is changing the same rows. The test changes the rows in a
// transaction, which ends once the request is waiting for it. A request that did not lock the rows would act on the old
// values. The embedded database runs one transaction at a time, so this is only tested on PostgreSQL.
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { insertAppointment, lockSlot } from "../src/licensing/appointments/store.ts";
import { moveProblem } from "../src/licensing/services/move-centre.ts";
import { findApplication } from "../src/licensing/services/store.ts";
import { closeSetup, putSetup } from "../src/main/setup/store.ts";
import { setInvoiceStatus } from "../src/money/invoices/store.ts";
import { resolveFlag } from "../src/money/payments/store.ts";
import { closeDecision } from "../src/office/decisions/store.ts";
import { changeImport } from "../src/office/imports/store.ts";
import { workOnImport } from "../src/office/imports/work.ts";
import { setClaim } from "../src/office/tasks/store.ts";
import { hashToken } from "../src/people/accounts/tokens.ts";
import { insertClosure } from "../src/people/branches/closures-store.ts";
import { lockBranch, updateBranch } from "../src/people/branches/store.ts";
import { certify } from "../src/people/schools/enrolments-store.ts";
import { tryLockKey } from "../src/platform/db/idempotency-store.ts";
import type { Tx } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { limit, waitFor } from "../src/platform/rate-limits/limits.ts";
import { takeTurn } from "../src/platform/rate-limits/store.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { onPostgres } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { licenceFile } from "./licence-files.ts";
import { seedBranches } from "./people.ts";
import { type Person, password, testServer } from "./server.ts";
import { signAtDesk } from "./sign-lessons.ts";

const dayMs = 86_400_000;

onPostgres((database) => {
  const server = testServer(database);
  let branches: { accra: BranchId; weija: BranchId };
  beforeAll(async () => {
    branches = await seedBranches(server());
  });

  /** Whether a connection to this database is waiting for a lock. */
  async function isWaiting(): Promise<boolean> {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server().db.kysely);
    return rows.length > 0;
  }

  /**
   * Makes a request while a transaction has uncommitted changes. The transaction is committed once the request is
   * waiting for it.
   */
  async function duringChange<T>(change: (tx: Tx) => Promise<unknown>, request: () => Promise<T>): Promise<T> {
    const { answer } = await inTransaction(server().db, async (tx) => {
      await change(tx);
      let isAnswered = false;
      const answer = request().finally(() => {
        isAnswered = true;
      });
      answer.catch(() => {});
      while (!isAnswered && !(await isWaiting()));
      return { answer };
    });
    return answer;
  }

  /**
   * Creates an unpaid invoice for an application. Returns the invoice and the application, with an SDK client for the
   * owner.
   */
  async function billed() {
    const { kwan, id: filed_by, driver } = await server().person();
    const service = await newApplication(server(), { driver, filed_by });
    return { kwan, service, invoice: idOf("inv", (await kwan.invoices.generate(service)).id) };
  }

  it("an application that has just been cancelled gets no invoice", async () => {
    const { kwan, id: filed_by, driver } = await server().person();
    const id = await newApplication(server(), { driver, filed_by });
    const cancel = (tx: Tx) =>
      tx.updateTable("services").set({ status: "cancelled" }).where("id", "=", id).returning("id").execute();
    await expect(duringChange(cancel, () => kwan.invoices.generate(id))).rejects.toMatchObject({
      code: "state_forbids",
    });
  });

  it("an invoice that somebody has started to pay in time is not replaced after it was due", async () => {
    const { kwan, service, invoice } = await billed();
    const { db, clock } = server();
    const due_at = new Date(clock.now.getTime() - 1);
    await db.kysely.updateTable("invoices").set({ due_at }).where("id", "=", invoice).execute();
    const pay = (tx: Tx) => setInvoiceStatus(tx, invoice, "pending");
    const generate = () => kwan.invoices.generate(service);
    expect(await duringChange(pay, generate)).toMatchObject({ id: invoice, status: "pending" });
  });

  it("no payment is started for an invoice that has just been paid", async () => {
    const { kwan, invoice } = await billed();
    const pay = (tx: Tx) => setInvoiceStatus(tx, invoice, "paid", server().clock.now);
    const start = () => kwan.invoices.pay(invoice, { channel: "card", email: "ama@mail.example" });
    await expect(duringChange(pay, start)).rejects.toMatchObject({ code: "state_forbids" });
  });

  it("the last place at a time is not booked twice", async () => {
    const { db, deps, clock, person } = server();
    const slot_id = deps.newId("slt");
    const [starts_at, ends_at] = [new Date(clock.now.getTime() + dayMs), new Date(clock.now.getTime() + dayMs + 1)];
    const slot = { id: slot_id, branch_id: branches.accra, purpose: "practical_test", starts_at, ends_at, capacity: 1 };
    await db.kysely.insertInto("slots").values(slot).execute();
    const apply = async ({ driver, id: filed_by }: Person) => {
      const id = await newApplication(server(), { driver, filed_by, kind: "license-application", status: "testing" });
      await addOpenStep(server(), id, "practical_test");
      return id;
    };
    const [other, owner] = [await person(), await person()];
    const [theirs, service] = [await apply(other), await apply(owner)];
    const book = async (tx: Tx) => {
      await lockSlot(tx, slot_id);
      const row = { application_id: theirs, driver_id: other.driver ?? noDriver, slot_id, place: 1 };
      await insertAppointment(tx, { id: deps.newId("apt"), ...row, created_at: deps.now() });
    };
    const request = () => owner.kwan.appointments.book({ service, slot: slot_id });
    await expect(duringChange(book, request)).rejects.toMatchObject({ code: "slot_taken" });
  });

  it("an administrator stays, if two are about to leave", async () => {
    const { db, person } = server();
    const [one, other] = [await person({ role: "admin" }), await person({ role: "admin" })];
    const leave = (tx: Tx) => tx.updateTable("users").set({ role: "officer" }).where("id", "=", one.id).execute();
    await expect(
      duringChange(leave, () => one.kwan.staff.update(other.id, { role: "officer" }, latest)),
    ).rejects.toMatchObject({
      code: "state_forbids",
    });
    const admins = db.kysely.selectFrom("users").select("id").where("role", "=", "admin");
    expect(await admins.execute()).toEqual([{ id: other.id }]);
  });

  it("an application that has just been cancelled is not moved to another centre", async () => {
    const { db, person } = server();
    const { id: filed_by, driver } = await person();
    const open = await newApplication(server(), {
      driver,
      filed_by,
      kind: "learners-license",
      branch_id: branches.accra,
    });
    const id = await newApplication(server(), { driver, filed_by, kind: "center-change", status: "draft" });
    const details = JSON.stringify({ what: "record", to_branch: branches.weija });
    await db.kysely.updateTable("services").set({ details }).where("id", "=", id).execute();
    const problem = () =>
      inTransaction(db, async (tx) => {
        const change = await findApplication(tx, id);
        return change && moveProblem(tx, change);
      });
    expect(await problem()).toBeUndefined();
    const cancel = (tx: Tx) =>
      tx.updateTable("services").set({ status: "cancelled" }).where("id", "=", open).returning("id").execute();
    expect(await duringChange(cancel, problem)).toContain("nothing to move");
  });

  it("a change that was permitted by a password is refused if the password has just been changed", async () => {
    const { kwan, id } = await server().person();
    const change = (tx: Tx) => tx.updateTable("users").set({ password_hash: "another" }).where("id", "=", id).execute();
    const request = () => kwan.users.updateMe({ username: "somebody.else" });
    await expect(duringChange(change, request)).rejects.toMatchObject({ code: "credentials_wrong" });
  });

  it("a right password is refused if other people have just used up its guesses", async () => {
    const { person, deps, kwan } = server();
    const { email } = await person();
    const guesses = async (tx: Tx) => {
      await takeTurn(tx, email);
      for (let guess = 0; guess < 100; guess++) await waitFor(tx, [limit("wrong_passwords", { target: email })], deps);
    };
    await expect(duringChange(guesses, async () => kwan.auth.loginByEmail({ email, password }))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  it("a training certificate that has just been issued is not issued again", async () => {
    const { person, db, deps } = server();
    const learner = await person({ role: "learner" });
    const driver_id = learner.driver ?? noDriver;
    const [school_id, enrolment] = [deps.newId("sch"), deps.newId("enr")];
    const school = { id: school_id, code: "LOCKS", name: "Ridge Driving School", branch_id: branches.accra };
    await db.kysely.insertInto("schools").values(school).execute();
    const trainee = { trainee_number: "T-1", license_class: "B" };
    await db.kysely
      .insertInto("enrolments")
      .values({ id: enrolment, school_id, driver_id, ...trainee })
      .execute();
    const lesson = {
      license_class: "B",
      module: "theory",
      topic: "Signs",
      instructor: "Yaw Darko",
      score: null,
    } as const;
    const time = { date: "2026-10-01", starts_at: "10:00", ends_at: "12:00", attendance: "present" } as const;
    const last = deps.newId("cls");
    const rows = [
      { id: deps.newId("cls"), hours: 48, is_verified: true },
      { id: last, hours: 2, is_verified: false },
    ];
    await db.kysely
      .insertInto("class_records")
      .values(rows.map((row) => ({ ...row, school_id, driver_id, ...lesson, ...time, vehicle: null, remark: null })))
      .execute();
    const issued = { certificate_number: "TC/LOCKS/FIRST", certificate_date: "2026-11-01" } as const;
    await duringChange(
      (tx) => certify(tx, enrolment, issued),
      async () => signAtDesk(server(), learner, [last]),
    );
    const enrolmentRow = await db.kysely
      .selectFrom("enrolments")
      .selectAll()
      .where("id", "=", enrolment)
      .executeTakeFirst();
    expect(enrolmentRow?.certificate_number).toBe("TC/LOCKS/FIRST");
  });

  it("a reset does not change the password if its token has just expired", async () => {
    const { person, kwan, lastCode, clock } = server();
    const { email } = await person();
    await kwan.auth.startPasswordReset(email);
    const { reset_token } = await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) });
    const expire = (tx: Tx) => tx.updateTable("reset_tokens").set({ expires_at: clock.now }).execute();
    const confirm = () => kwan.auth.confirmPasswordReset({ reset_token, password1: "Sankofa-Bird-77" });
    await expect(duringChange(expire, confirm)).rejects.toMatchObject({ code: "code_expired" });
  });

  it("a request with the idempotency key of one that is in progress is refused", async () => {
    const { kwan, id } = await server().person();
    const idempotencyKey = "key-in-progress";
    const lock = (tx: Tx) => tryLockKey(tx, id, idempotencyKey);
    const create = () => kwan.services.create("amendment", {}, { idempotencyKey });
    await expect(duringChange(lock, create)).rejects.toMatchObject({ code: "in_progress" });
  });

  const stateForbids = { code: "state_forbids" };

  it("a proposal that has just been refused is not put in force", async () => {
    const { person, deps } = server();
    const [owner, proposer, other] = [
      await person(),
      await person({ role: "officer" }),
      await person({ role: "admin" }),
    ];
    const approver = await person({ role: "reviewer" });
    const decision = await proposer.kwan.decisions.propose({
      kind: "correct_record",
      driver: owner.driver ?? "",
      details: { first_name: "Adwoa" },
      ground: "office_error",
      reason: "The name was typed wrongly.",
    });
    const refused = { state: "refused", decided_by: other.id, refusal: "The name was right." } as const;
    const id = idOf("dec", decision.id);
    const refuse = (tx: Tx) => closeDecision(tx, id, { ...refused, decided_at: deps.now() });
    const approve = () => approver.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    await expect(duringChange(refuse, approve)).rejects.toMatchObject(stateForbids);
  });

  it("a proposal about a branch starts from what the branch has just become", async () => {
    const { kwan } = await server().person({ role: "admin" });
    const rename = (tx: Tx) => updateBranch(tx, branches.weija, { name: "Weija West" });
    const propose = () =>
      kwan.decisions.propose({
        kind: "change_branch",
        subject: branches.weija,
        details: { name: "Weija" },
        ground: "changed",
        reason: "The old name is in use again.",
      });
    const { changes } = await duringChange(rename, propose);
    expect(changes).toMatchObject([{ field: "name", before: "Weija West", after: "Weija" }]);
  });

  it("a task that somebody has just taken is not taken by another person", async () => {
    const { person, db, deps } = server();
    const [owner, one, other] = [await person(), await person({ role: "officer" }), await person({ role: "officer" })];
    const id = deps.newId("tsk");
    const about = { kind: "verify_identity", subject_id: id, driver_id: owner.driver, branch_id: null } as const;
    await db.kysely
      .insertInto("tasks")
      .values({ id, ...about, opened_at: deps.now(), due_on: "2026-11-30" })
      .execute();
    const take = (tx: Tx) => setClaim(tx, id, { by: other.id, at: deps.now() });
    await expect(duringChange(take, () => one.kwan.tasks.claim(id))).rejects.toMatchObject(stateForbids);
  });

  it("a payment that has just been resolved by hand is not refunded as well", async () => {
    const { person, db, deps } = server();
    const [one, other] = [await person({ role: "officer" }), await person({ role: "officer" })];
    const { kwan, invoice } = await billed();
    await kwan.invoices.pay(invoice, { channel: "card", email: "ama@mail.example" });
    const payment = await db.kysely
      .updateTable("payments")
      .set({ mismatch: "refund_due", flagged_at: deps.now() })
      .where("invoice_id", "=", invoice)
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await one.kwan.decisions.propose({
      kind: "refund_payment",
      subject: payment.id,
      details: { amount: "1.00" },
      ground: "paid_twice",
      reason: "The invoice was paid by phone and by card.",
    });
    const by = { flag_resolved_by: one.id, flag_resolved_at: deps.now() };
    const resolve = (tx: Tx) =>
      resolveFlag(tx, payment.id, { ...by, flag_outcome: "refunded", flag_note: "At the bank." });
    const approve = () => other.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    await expect(duringChange(resolve, approve)).rejects.toMatchObject(stateForbids);
  });

  let imported = 0;
  /** Creates an import that an administrator has uploaded and that has been checked, and a reviewer who can run it. */
  async function checkedImport() {
    const { person, deps } = server();
    const [maker, runner] = [await person({ role: "admin" }), await person({ role: "reviewer" })];
    const file = licenceFile(++imported, [], `register-${imported}.csv`);
    const id = idOf("imp", (await maker.kwan.imports.start({ kind: "licences", file })).id);
    const work = () => workOnImport(deps, id);
    await work();
    return { maker, runner, id, work };
  }

  it("an import that has just been stopped is not run", async () => {
    const { runner, id } = await checkedImport();
    const stopped = { state: "stopped", stop_reason: "by_person", ended_at: server().clock.now } as const;
    const stop = (tx: Tx) => changeImport(tx, id, { ...stopped, stopped_by: runner.id });
    await expect(duringChange(stop, () => runner.kwan.imports.run(id))).rejects.toMatchObject(stateForbids);
  });

  it("a record that has just been changed is not removed with its import", async () => {
    const { maker, runner, id, work } = await checkedImport();
    await runner.kwan.imports.run(id);
    await work();
    await maker.kwan.imports.undo(id, { reason: "It was the file of another region." });
    await runner.kwan.imports.undo(id, {});
    const { results } = await maker.kwan.imports.rows(id);
    const driver = idOf("drv", results[0]?.driver ?? "");
    const change = (tx: Tx) => tx.updateTable("drivers").set({ version: 2 }).where("id", "=", driver).execute();
    await duringChange(change, work);
    expect(await maker.kwan.imports.get(id)).toMatchObject({ state: "undone", counts: { kept: 1 } });
  });
  it("a set-up that somebody has just finished does not create another administrator", async () => {
    const { db, deps, kwan } = server();
    await db.kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
    const [secret, opened_at] = ["sankofa", deps.now()];
    const expires_at = new Date(opened_at.getTime() + dayMs);
    await inTransaction(db, (tx) => putSetup(tx, { secret_hash: hashToken(secret), opened_at, expires_at }));
    const names = { first_name: "Ama", last_name: "Mensah" };
    const contacts = { email: "ama.mensah@authority.example", phone_number: "+233247000010" };
    const person = { ...names, ...contacts, prices_confirmed: true } as const;
    const finish = (tx: Tx) => closeSetup(tx, deps.now());
    await expect(duringChange(finish, () => kwan.setup.finish({ secret, ...person }))).rejects.toMatchObject(
      stateForbids,
    );
  });

  it("no appointment is booked on a day on which the branch is just being closed", async () => {
    const { db, deps, clock, person } = server();
    const slot_id = deps.newId("slt");
    const [starts_at, ends_at] = [2, 3].map((day) => new Date(clock.now.getTime() + day * dayMs)) as [Date, Date];
    const slot = { id: slot_id, branch_id: branches.accra, purpose: "practical_test", starts_at, ends_at, capacity: 1 };
    await db.kysely.insertInto("slots").values(slot).execute();
    const [owner, admin] = [await person(), await person({ role: "admin" })];
    const kind = "license-application";
    const service = await newApplication(server(), {
      driver: owner.driver,
      filed_by: owner.id,
      kind,
      status: "testing",
    });
    await addOpenStep(server(), service, "practical_test");
    const day = starts_at.toISOString().slice(0, 10);
    const { id } = await admin.kwan.decisions.propose({
      kind: "close_for_days",
      subject: branches.accra,
      details: { from: day, until: day, reason_en: "Repairs", reason_fr: "Travaux" },
      ground: "repairs",
      reason: "The roof has to be repaired.",
    });
    const row = { branch_id: branches.accra, from_on: day, until_on: day, reason_en: "Repairs", reason_fr: "Travaux" };
    const close = async (tx: Tx) => {
      await lockBranch(tx, branches.accra);
      await insertClosure(tx, { decision_id: idOf("dec", id), ...row, made_at: clock.now });
    };
    const request = () => owner.kwan.appointments.book({ service, slot: slot_id });
    await expect(duringChange(close, request)).rejects.toMatchObject({
      message: "The branch is closed on this day. Choose another day.",
    });
  });
});
