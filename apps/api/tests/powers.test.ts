// One person tries to be both of the two people that a power takes, in every way; and a branch with one officer and an
// authority with one administrator get their work done.

import { type AnyCall, calls } from "@kwan/contract";
import { mayDo, type Role, roles } from "@kwan/domain";
import { type DecisionKind, decisionKinds, decisionRow, evidenceFor } from "@kwan/domain/decisions";
import { decisionPower, takesTwo } from "@kwan/domain/oversight";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAdmin } from "../src/main/setup/commands/create-admin.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { examples, type Kind, reason } from "./decision-examples.ts";
import { newSubject } from "./decision-subjects.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { newInvoice, newPayment } from "./fixtures/invoices.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";

const ofTwo = decisionKinds.filter((kind) => takesTwo(decisionPower(kind)));
const money: Readonly<
  Partial<Record<DecisionKind, { ground: string; details: Record<string, string>; payment: object }>>
> = {
  refund_payment: { ground: "paid_twice", details: { amount: "1.00" }, payment: { status: "paid" } },
  close_payment: { ground: "statement", details: { outcome: "not_received" }, payment: { status: "expired" } },
  keep_payment: {
    ground: "work_done",
    details: { answer: "The work on the application has begun." },
    payment: { status: "paid", mismatch: "refund_asked" },
  },
};

eachDatabase((database) => {
  const server = testServer(database);
  beforeAll(async () => {
    await seedBranches(server());
  });

  /** Returns what the tables say that a kind of decision writes. */
  function tablesOf(kind: DecisionKind): Promise<unknown> {
    const rows = decisionPower(kind).writes.map(async (key) => {
      const [table = "", column] = key.replace(/[+-]$/, "").split(".");
      const written = column ? sql`jsonb_build_array(t.id, t.${sql.id(column)})` : sql`to_jsonb(t)`;
      const all = await sql<{ row: unknown }>`select ${written} as row from ${sql.table(table)} as t
        order by 1`.execute(server().db.kysely);
      return all.rows.map(({ row }) => JSON.stringify(row));
    });
    return Promise.all(rows);
  }

  async function proposalOf(kind: DecisionKind) {
    const { subject } = decisionRow(kind);
    const ofMoney = money[kind];
    if (ofMoney) {
      const owner = await server().person();
      const kindAndStatus = { kind: "drivers-renewal", status: "awaiting_payment" } as const;
      const application = () =>
        newApplication(server(), { driver: owner.driver, filed_by: owner.id, ...kindAndStatus });
      const call = calls.find(({ id }) => id === "proposeDecision") as AnyCall;
      const whose = { server: server(), owner, call, application };
      const { id } = await newPayment(whose, await newInvoice(whose));
      await server()
        .db.kysely.updateTable("payments")
        .set({ mismatch: "refund_due", flagged_at: server().deps.now(), ...ofMoney.payment })
        .where("id", "=", id)
        .execute();
      const { details, ground } = ofMoney;
      return { kind, subject: id, details, ground, reason };
    }
    const about = await newSubject(server(), kind);
    const { details, ground } = await examples[kind as Kind](server(), about);
    const id = subject === "driver" ? (about.driver ?? "") : about.id;
    return { kind, ...(subject === "driver" ? { driver: id } : { subject: id }), details, ground, reason };
  }

  const roleWith = (...scopes: Parameters<typeof mayDo>[1][]): Role =>
    roles.find((role) => mayDo(role, ...scopes) && scopes.every((scope) => mayDo(role, scope))) ??
    (roles.find((role) => mayDo(role, ...scopes)) as Role);

  const become = (person: Person, role: Role) =>
    server().db.kysely.updateTable("users").set({ role }).where("id", "=", person.id).execute();

  describe("one person is never both [R-AUT-19]", () => {
    it.each(ofTwo)(
      "%s: not by approving their own proposal, in another role, remade, or many times at the same time",
      async (kind) => {
        const { scope, approval } = decisionRow(kind);
        if (approval === null) throw new Error("It takes one person.");
        const attacker = await server().person({ role: roleWith(scope) });
        const approver = roles.find((role) => mayDo(role, approval)) as Role;
        const proposal = await proposalOf(kind);
        const made = await attacker.kwan.decisions.propose(proposal);
        await giveEvidence(server(), made.id);
        const before = await tablesOf(kind);
        const approve = (id: string) => attacker.kwan.decisions.decide(id, { outcome: "approved" }, latest).settled();
        const attempts: Awaited<ReturnType<typeof approve>>[] = [];
        for (const role of new Set<Role>([
          roleWith(scope),
          approver,
          ...roles.filter((each) => mayDo(each, approval)),
        ])) {
          await become(attacker, role);
          attempts.push(...(await Promise.all([approve(made.id), approve(made.id), approve(made.id)])));
        }
        await become(attacker, roleWith(scope));
        // Taken back and made again, it is still their own.
        await attacker.kwan.decisions.withdraw(made.id, { reason });
        const again = await attacker.kwan.decisions.propose(proposal);
        await giveEvidence(server(), again.id);
        await become(attacker, approver);
        attempts.push(await approve(again.id), await approve(made.id));
        // The server refuses it. Nothing is left to the database, which would answer with an error of its own.
        const refusals = new Set<string | undefined>(["own_request", "forbidden", "state_forbids"]);
        const codes = attempts.map((each) => (each.ok ? "approved" : each.error.code));
        expect(codes.filter((code) => !refusals.has(code))).toEqual([]);
        expect(await tablesOf(kind)).toEqual(before);
        // There is only one notice board, which the next test needs.
        await become(attacker, roleWith(scope));
        await attacker.kwan.decisions.withdraw(again.id, { reason });
      },
    );

    it.each(ofTwo.filter((kind) => decisionRow(kind).is_final === null))(
      "%s: not by reversing what a colleague has approved",
      async (kind) => {
        const { scope, approval } = decisionRow(kind);
        const [one, other] = [
          await server().person({ role: roleWith(scope) }),
          await server().person({ role: roles.find((role) => mayDo(role, approval ?? scope)) as Role }),
        ];
        const made = await one.kwan.decisions.propose(await proposalOf(kind));
        await giveEvidence(server(), made.id);
        await other.kwan.decisions.decide(made.id, { outcome: "approved" }, latest);
        const before = await tablesOf(kind);
        for (const person of [one, other]) {
          await become(person, roleWith(scope));
          const reversal = await person.kwan.decisions.reverse(made.id, { reason });
          expect(reversal.state).toBe("proposed");
          await become(person, roles.find((role) => mayDo(role, approval ?? scope)) as Role);
          const attempt = person.kwan.decisions.decide(reversal.id, { outcome: "approved" }, latest);
          await expect(attempt).rejects.toMatchObject({ code: "own_request" });
          await become(person, roleWith(scope));
          await person.kwan.decisions.withdraw(reversal.id, { reason });
        }
        expect(await tablesOf(kind)).toEqual(before);
      },
    );

    it.each(ofTwo.filter((kind) => decisionRow(kind).evidence))(
      "%s: nor do two people without the documents",
      async (kind) => {
        const { scope, approval } = decisionRow(kind);
        const [one, other] = [
          await server().person({ role: roleWith(scope) }),
          await server().person({ role: roleWith(approval ?? scope) }),
        ];
        const proposal = await proposalOf(kind);
        if (evidenceFor(kind, proposal.ground).length === 0) return;
        const made = await one.kwan.decisions.propose(proposal);
        const before = await tablesOf(kind);
        const attempt = other.kwan.decisions.decide(made.id, { outcome: "approved" }, latest);
        await expect(attempt).rejects.toMatchObject({ code: "state_forbids" });
        expect(await tablesOf(kind)).toEqual(before);
      },
    );

    describe("administrators", () => {
      let [admin, colleague] = [] as unknown as [Person, Person];
      beforeEach(async () => {
        await server().db.kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
        [admin, colleague] = [await server().person({ role: "admin" }), await server().person({ role: "admin" })];
      });
      let made = 0;
      const account = (role: "admin" | "officer") => ({
        email: `second${++made}@authority.example`,
        username: `second.${made}`,
        first_name: "Kojo",
        last_name: "Addo",
        role,
        reason,
      });

      it("do not get a second account by ending the account of the only colleague", async () => {
        const together = admin.kwan.staff.update(colleague.id, { is_active: false, role: "officer" }, latest);
        await expect(together).rejects.toMatchObject({ code: "invalid" });
        await admin.kwan.staff.update(colleague.id, { is_active: false }, latest);
        const all = await Promise.all(
          (["admin", "admin", "officer"] as const).map((role) => admin.kwan.staff.create(account(role))),
        );
        for (const { id, is_active, proposal } of all) {
          expect(is_active).toBe(false);
          await expect(
            admin.kwan.decisions.decide(proposal?.id ?? "", { outcome: "approved" }, latest),
          ).rejects.toMatchObject({
            code: "own_request",
          });
          await expect(admin.kwan.staff.update(id, { is_active: true }, latest)).rejects.toMatchObject({
            code: "already_open",
          });
        }
      });

      it("do not approve a role for themselves that a colleague has proposed", async () => {
        const { proposal } = await colleague.kwan.staff.update(admin.id, { role: "officer" }, latest);
        const attempt = admin.kwan.decisions.decide(proposal?.id ?? "", { outcome: "approved" }, latest);
        await expect(attempt).rejects.toMatchObject({ code: "own_request" });
      });

      it("whose colleague has left get their work done after `kwan create-admin --another` [R-OPS-01]", async () => {
        await admin.kwan.staff.update(colleague.id, { is_active: false }, latest);
        const { proposal, id } = await admin.kwan.staff.create(account("officer"));
        const names = { first_name: "Esi", last_name: "Boateng" };
        const email = "esi@authority.example";
        await createAdmin(server().deps, { email, username: "esi.boateng", ...names, another: true });
        expect(await server().lastMessage(admin.email)).toContain("esi.boateng");
        const { db } = server();
        const row = await db.kysely
          .selectFrom("users")
          .select("id")
          .where("username", "=", "esi.boateng")
          .executeTakeFirstOrThrow();
        // She logs in, which other tests show. Here she gets the session of a test account.
        const helper = await server().person({ role: "officer" });
        await db.kysely.updateTable("sessions").set({ user_id: row.id }).where("user_id", "=", helper.id).execute();
        await helper.kwan.decisions.decide(proposal?.id ?? "", { outcome: "approved" }, latest);
        const { results } = await admin.kwan.staff.list({ search: "second" });
        expect(results.find((each) => each.id === id)).toMatchObject({ is_active: true, role: "officer" });
      });
    });
  });
});
