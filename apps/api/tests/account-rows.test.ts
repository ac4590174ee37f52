// Which columns of which accounts each write changes, and which accounts each search finds.
import { describe, expect, it } from "vitest";
import {
  activeAdmins,
  emptyAccount,
  findByTarget,
  findByUsername,
  findSignUp,
  findUserOfDriver,
  isContactOf,
  isPendingOf,
  keepUser,
  lockAdmins,
  releaseContact,
  removeSignUp,
  takeAccountToDelete,
  updateUser,
} from "../src/people/accounts/store.ts";
import type { Tx } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { type AccountId, noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { type Person, testServer } from "./server.ts";

type Row = Readonly<Record<string, unknown>>;

eachDatabase((database) => {
  const of = testServer(database);
  const kysely = () => of().db.kysely;
  const now = () => of().deps.now();
  const all = async (): Promise<ReadonlyMap<string, Row>> =>
    new Map((await kysely().selectFrom("users").selectAll().execute()).map((row) => [row.id, row]));
  const set = (id: AccountId, changes: Row) =>
    kysely()
      .updateTable("users")
      .set(changes as never)
      .where("id", "=", id)
      .execute();
  const inTx = <T>(run: (tx: Tx) => Promise<T>) => inTransaction(of().db, run);

  /** Runs something, and returns the new values of each account that it has changed, or null for one that is gone. */
  async function changed(run: (tx: Tx) => Promise<unknown>): Promise<Readonly<Record<string, Row | null>>> {
    const before = await all();
    await inTx(run);
    const after = await all();
    const rows = [...before].flatMap(([id, row]): [string, Row | null][] => {
      const present = after.get(id);
      if (!present) return [[id, null]];
      const names = Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(present[name]));
      return names.length === 0 ? [] : [[id, Object.fromEntries(names.map((name) => [name, present[name]]))]];
    });
    return Object.fromEntries(rows);
  }
  /** Somebody who has begun to sign up. */
  async function signUp(more: Row = {}): Promise<Person> {
    const person = await of().person({ role: "learner", hasProfile: false });
    await set(person.id, { is_email_verified: false, is_phone_verified: false, ...more });
    return person;
  }
  const versionOf = async ({ id }: Person) => Number((await all()).get(id)?.version);
  /** What every update changes besides its own columns. */
  async function bumped(person: Person): Promise<Row> {
    of().clock.forward(60_000);
    return { updated_at: now().toISOString(), version: (await versionOf(person)) + 1 };
  }

  describe("a write to an account changes only [R-ADD-12]", () => {
    it("what it names", async () => {
      const person = await of().person();
      const more = await bumped(person);
      expect(await changed((tx) => updateUser(tx, person.id, { language: "fr" }, now()))).toEqual({
        [person.id]: { ...more, language: "fr" },
      });
    });

    it("the day of the deletion, if the account is kept before that day", async () => {
      const [soon, due] = [await of().person(), await of().person()];
      const more = await bumped(soon);
      await set(soon.id, { deletes_at: new Date(now().getTime() + 1) });
      await set(due.id, { deletes_at: now() });
      const keep = ({ id }: Person) => changed((tx) => keepUser(tx, id, now()));
      expect(await keep(due)).toEqual({});
      expect(await keep(soon)).toEqual({ [soon.id]: { ...more, deletes_at: null } });
      expect(await inTx((tx) => takeAccountToDelete(tx, now()))).toEqual({
        ...{ id: due.id, driver_id: due.driver, role: "driver", email: due.email, phone_number: due.phone_number },
        deletes_at: now().toISOString(),
      });
      await set(due.id, { deletes_at: new Date(now().getTime() + 1) });
      expect(await inTx((tx) => takeAccountToDelete(tx, now()))).toBeUndefined();
    });

    it("everything personal, if the account is deleted", async () => {
      const person = await of().person();
      const pending = { pending_email: "p@mail.example", pending_phone_number: "+233201112223", other_name: "Yaa" };
      await set(person.id, { ...pending, deletes_at: now() });
      const more = await bumped(person);
      const none = Object.fromEntries(
        ["email", "phone_number", "driver_id", "password_hash", "deletes_at", ...Object.keys(pending)].map((name) => [
          name,
          null,
        ]),
      );
      const no = Object.fromEntries(
        ["is_active", "is_email_verified", "is_phone_verified", "wants_sms", "wants_email", "wants_news"].map(
          (name) => [name, false],
        ),
      );
      await set(person.id, { wants_sms: true, wants_email: true, wants_news: true });
      const names = { username: `deleted-${person.id}`, first_name: "Deleted", last_name: "account" };
      expect(await changed((tx) => emptyAccount(tx, person.id, now()))).toEqual({
        [person.id]: { ...more, ...none, ...no, ...names, deleted_at: now().toISOString() },
      });
    });

    it("an account that was never verified, if it is removed", async () => {
      const [learner, verified, officer] = [
        await signUp(),
        await of().person(),
        await of().person({ role: "officer" }),
      ];
      await set(officer.id, { is_email_verified: false, is_phone_verified: false });
      for (const { id } of [verified, officer]) expect(await changed((tx) => removeSignUp(tx, id))).toEqual({});
      const sessions = kysely().deleteFrom("sessions").where("user_id", "=", learner.id);
      await sessions.execute();
      expect(await changed((tx) => removeSignUp(tx, learner.id))).toEqual({ [learner.id]: null });
    });

    it.each(["email", "phone_number"] as const)("the %s of those who have not verified it", async (column) => {
      const other = column === "email" ? "phone_number" : "email";
      const verified = column === "email" ? "is_email_verified" : "is_phone_verified";
      const otherVerified = column === "email" ? "is_phone_verified" : "is_email_verified";
      const holder = await of().person();
      const target = holder[column];
      await set(holder.id, { [verified]: false });
      const [begun, half, without, stranger] = [await signUp(), await signUp(), await signUp(), await signUp()];
      await kysely().deleteFrom("sessions").where("user_id", "=", begun.id).execute();
      await set(begun.id, { [column]: target });
      await set(half.id, { [column]: target, [otherVerified]: true });
      await set(without.id, { [column]: target, [other]: null, role: "driver" });
      const text = column === "email" ? target.toUpperCase() : target;
      expect(await changed((tx) => releaseContact(tx, text, holder.id))).toEqual({
        [begun.id]: null,
        [half.id]: { [column]: null },
      });
      expect((await all()).get(stranger.id)?.[column]).toBe(stranger[column]);
    });
  });

  describe("a search finds [R-API-A03]", () => {
    it("the account whose verified contact it is", async () => {
      const person = await of().person();
      const idAt = async (target: string) => (await findByTarget(kysely(), target))?.id;
      expect([await idAt(person.email.toUpperCase()), await idAt(person.phone_number)]).toEqual([person.id, person.id]);
      await set(person.id, { is_email_verified: false });
      expect([await idAt(person.email), await idAt(person.phone_number)]).toEqual([undefined, person.id]);
      await set(person.id, { is_email_verified: true, is_phone_verified: false });
      expect([await idAt(person.email), await idAt(person.phone_number)]).toEqual([person.id, undefined]);
    });

    it("the newest sign-up with a contact that is not verified", async () => {
      const phone_number = "+233205554443";
      const idAt = async () => (await findSignUp(kysely(), phone_number))?.id;
      const first = await signUp({ phone_number });
      expect(await idAt()).toBe(first.id);
      of().clock.forward(1_000);
      const second = await signUp({ phone_number });
      expect(await idAt()).toBe(second.id);
      for (const hidden of [{ is_active: false }, { is_active: true, is_email_verified: true }]) {
        await set(second.id, hidden);
        expect(await idAt()).toBe(first.id);
      }
      await set(second.id, { is_email_verified: false });
      expect(await idAt()).toBe(second.id);
      await set(second.id, { is_phone_verified: true });
      expect(await idAt()).toBe(first.id);
    });

    it("accounts by username and by record, and administrators who are active", async () => {
      const [person, admin, gone] = [
        await of().person(),
        await of().person({ role: "admin" }),
        await of().person({ role: "admin" }),
      ];
      await set(person.id, { username: "Found.Me" });
      expect((await findByUsername(kysely(), "fOUND.mE"))?.id).toBe(person.id);
      expect((await findUserOfDriver(kysely(), person.driver ?? noDriver))?.id).toBe(person.id);
      await set(gone.id, { is_active: false });
      expect((await activeAdmins(kysely())).map(({ id }) => id)).toEqual([admin.id]);
      await set(gone.id, { is_active: true });
      const both = [admin.id, gone.id];
      expect((await activeAdmins(kysely())).map(({ id }) => id)).toEqual(both);
      expect(await inTx((tx) => lockAdmins(tx))).toEqual(
        both.map((id) => ({ id, username: expect.any(String), deletes_at: null })),
      );
    });

    it("whether a contact is the account's, or is to become it", () => {
      const user = { email: "Ama@mail.example", phone_number: "+233241234567" };
      const pending = { pending_email: "new@mail.example", pending_phone_number: "+233241234568" };
      for (const target of ["ama@mail.example", user.phone_number]) expect(isContactOf(user, target)).toBe(true);
      for (const target of ["new@mail.example", "+233241234568"]) expect(isContactOf(user, target)).toBe(false);
      for (const target of Object.values(pending)) expect(isPendingOf(pending as never, target)).toBe(true);
      for (const target of ["ama@mail.example", user.phone_number])
        expect(isPendingOf(pending as never, target)).toBe(false);
    });
  });
});
