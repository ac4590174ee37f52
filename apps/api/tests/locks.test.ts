// Tests how a request decides while another one is changing the same rows. The test changes the rows in a transaction,
// which ends once the request is waiting for it. A request that did not lock the rows would decide on the old ones. The
// embedded database runs one transaction at a time, so this is only tested on PostgreSQL.
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { insertAppointment, lockSlot } from "../src/appointments/store.ts";
import { tryLockKey } from "../src/db/idempotency-store.ts";
import type { Tx } from "../src/db/open.ts";
import { inTransaction } from "../src/db/transaction.ts";
import { type BranchId, noDriver } from "../src/ids.ts";
import { setInvoiceStatus } from "../src/invoices/store.ts";
import { moveProblem } from "../src/services/move-centre.ts";
import { findApplication } from "../src/services/store.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { onPostgres } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

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
   * Makes a request while a transaction has changed something. The transaction is committed once the request is waiting
   * for it.
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

  /** Creates an unpaid invoice for an application, and its owner's client. */
  async function billed() {
    const { kwan, id: filed_by, driver } = await server().person();
    const service = await newApplication(server(), { driver, filed_by });
    return { kwan, service, invoice: idOf("inv", (await kwan.invoices.generate(service)).id) };
  }

  it("an application that has just been cancelled gets no invoice", async () => {
    const { kwan, id: filed_by, driver } = await server().person();
    const id = await newApplication(server(), { driver, filed_by });
    const cancel = (tx: Tx) => tx.updateTable("services").set({ status: "cancelled" }).where("id", "=", id).execute();
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
      const row = { service_id: theirs, driver_id: other.driver ?? noDriver, slot_id, place: 1 };
      await insertAppointment(tx, { id: deps.newId("apt"), ...row, created_at: deps.now() });
    };
    const request = () => owner.kwan.appointments.book({ service, slot: slot_id });
    await expect(duringChange(book, request)).rejects.toMatchObject({ code: "slot_taken" });
  });

  it("an administrator stays, if two are about to leave", async () => {
    const { db, person } = server();
    const [one, other] = [await person({ role: "admin" }), await person({ role: "admin" })];
    const leave = (tx: Tx) => tx.updateTable("users").set({ role: "officer" }).where("id", "=", one.id).execute();
    await expect(duringChange(leave, () => one.kwan.staff.update(other.id, { role: "officer" }))).rejects.toMatchObject(
      {
        code: "state_forbids",
      },
    );
    const admins = db.kysely.selectFrom("users").select("id").where("role", "=", "admin");
    expect(await admins.execute()).toEqual([{ id: other.id }]);
  });

  it("an application that has just been cancelled is not moved to another centre", async () => {
    const { db, person } = server();
    const { id: filed_by, driver } = await person();
    const open = await newApplication(server(), { driver, filed_by, branch_id: branches.accra });
    const id = await newApplication(server(), { driver, filed_by, kind: "center-change", status: "draft" });
    const details = JSON.stringify({ what: "record", to_branch: branches.weija });
    await db.kysely.updateTable("services").set({ details }).where("id", "=", id).execute();
    const problem = () =>
      inTransaction(db, async (tx) => {
        const change = await findApplication(tx, id);
        return change && moveProblem(tx, change);
      });
    expect(await problem()).toBeUndefined();
    const cancel = (tx: Tx) => tx.updateTable("services").set({ status: "cancelled" }).where("id", "=", open).execute();
    expect(await duringChange(cancel, problem)).toContain("nothing to move");
  });

  it("a change that was permitted by a password is refused if the password has just been changed", async () => {
    const { kwan, id } = await server().person();
    const change = (tx: Tx) => tx.updateTable("users").set({ password_hash: "another" }).where("id", "=", id).execute();
    const request = () => kwan.users.updateMe({ username: "somebody.else" });
    await expect(duringChange(change, request)).rejects.toMatchObject({ code: "credentials_wrong" });
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
});
