import { pesewas } from "@kwan/domain";
import { describe, expect, it } from "vitest";
import { lookUpPayment } from "../src/money/payments/commands/look-up-payment.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { ProviderDownError } from "../src/platform/payment-provider.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { approve as approveWithEvidence } from "./fixtures/evidence.ts";
import { latest } from "./latest.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" } as const;
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const reason = "The application was cancelled before the money arrived.";

const closing = (subject: string, outcome: "refunded" | "not_received") =>
  ({ kind: "close_payment", subject, details: { outcome }, ground: "statement" }) as const;

const press = async ({ baseUrl }: TestServer, reference: string, choice: string): Promise<void> => {
  await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });
};
const approve = (server: TestServer, reference: string) => press(server, reference, "approve");

eachDatabase((database) => {
  const of = testServer(database);
  const officer = () => of().person({ role: "officer" });

  /** Creates a payment that does not settle its invoice, because the application has been cancelled. */
  async function paidTooLate(by: Person) {
    const server = of();
    const payer = await server.person();
    const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const { reference } = await payer.kwan.invoices.pay(invoice.id, card);
    await payer.kwan.services.move(service, { action: "cancel" }, latest);
    await approve(server, reference);
    const flagged = async () => {
      for (const resolved of ["false", "true"] as const) {
        const { results } = await by.kwan.office.flaggedPayments({ resolved, limit: 100 });
        const row = results.find((each) => each.reference === reference);
        if (row) return row;
      }
      throw new Error("The payment is on no list.");
    };
    const { id } = await flagged();
    return { payer, reference, id, total: invoice.total, flagged };
  }

  /** Creates an invoice that has been paid by phone, and a payment by card that has been started. */
  async function paid() {
    const server = of();
    const payer = await server.person();
    const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const { reference } = await payer.kwan.invoices.pay(invoice.id, mobile);
    const second = await payer.kwan.invoices.pay(invoice.id, card);
    await approve(server, reference);
    return { payer, service, invoice, reference, second };
  }

  const propose = (by: Person, subject: string, amount: string) =>
    by.kwan.decisions.propose({
      kind: "refund_payment",
      subject,
      details: { amount },
      ground: "too_late",
      reason,
    });
  const allow = (by: Person, id: string) => by.kwan.decisions.decide(id, { outcome: "approved" }, latest);
  const nameOf = async ({ id }: Person): Promise<string> => {
    const row = of().db.kysely.selectFrom("users").select(["first_name", "last_name"]).where("id", "=", id);
    const { first_name, last_name } = await row.executeTakeFirstOrThrow();
    return `${first_name} ${last_name}`;
  };
  const lastMessageFor = async ({ id }: Person): Promise<string | undefined> => {
    const all = of().db.kysely.selectFrom("notifications").select("message").where("user_id", "=", id);
    return (await all.orderBy("created_at", "desc").orderBy("id", "desc").executeTakeFirst())?.message;
  };
  const statusAtProvider = async (reference: string) => (await of().deps.payments.lookUp(reference)).status;
  const titlesFor = async ({ id }: Person) => {
    const told = await of().db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute();
    return told.map(({ title }) => title).filter((title) => /^(Your payment has been|Payment) refunded$/.test(title));
  };

  describe("refunds [R-AUT-12]", () => {
    it("are proposed by one person and approved by another, then sent by the job, and the payer is told once", async () => {
      const [one, other] = [await officer(), await of().person({ role: "reviewer" })];
      const { payer, id, reference, total, flagged } = await paidTooLate(one);
      const proposal = await propose(one, id, total);
      expect(proposal).toMatchObject({ state: "proposed", subject: { kind: "payment", id } });
      // The person who approves can see who the payer is.
      const [{ first_name, last_name }] = (await of()
        .db.kysely.selectFrom("drivers")
        .select(["first_name", "last_name"])
        .where("user_id", "=", payer.id)
        .execute()) as [{ first_name: string; last_name: string }];
      expect(proposal.subject.name).toBe(`${first_name} ${last_name}, ${reference}`);
      expect(proposal.changes).toEqual([{ field: "amount", label: "Amount to refund", before: null, after: total }]);
      const proposer = await nameOf(one);
      expect((await flagged()).refunds).toEqual([
        {
          state: "proposed",
          amount: total,
          failure: null,
          proposed_by: proposer,
          approved_by: null,
          at: "2026-11-21T09:00:00.000Z",
        },
      ]);
      expect(await sendRefunds(of().deps)).toBe(0);
      await expect(allow(one, proposal.id)).rejects.toMatchObject({ code: "own_request" });
      await allow(other, proposal.id);
      expect((await flagged()).refunds).toMatchObject([{ state: "approved" }]);
      expect(await statusAtProvider(reference)).toBe("success");
      expect(await titlesFor(payer)).toHaveLength(0);

      expect(await sendRefunds(of().deps)).toBe(1);
      expect(await statusAtProvider(reference)).toBe("reversed");
      expect(await flagged()).toMatchObject({
        left: "0.00",
        refunds: [{ state: "sent", amount: total, proposed_by: proposer, approved_by: await nameOf(other) }],
        resolution: { outcome: "refunded", note: reason },
      });
      expect(await titlesFor(payer)).toHaveLength(1);
      const tasks = await of().db.kysely.selectFrom("tasks").select("closed_at").where("subject_id", "=", id).execute();
      expect(tasks.map(({ closed_at }) => closed_at !== null)).toEqual([true]);

      // The provider reports the refund, and the job runs again.
      await lookUpPayment(of().deps, reference);
      expect(await sendRefunds(of().deps)).toBe(0);
      expect(await titlesFor(payer)).toHaveLength(1);
      expect((await flagged()).resolution?.outcome).toBe("refunded");
    });

    it("are typed with a decimal point or a decimal comma", async () => {
      const one = await officer();
      const { id } = await paidTooLate(one);
      const { changes } = await propose(one, id, "1,50");
      expect(changes).toEqual([{ field: "amount", label: "Amount to refund", before: null, after: "1.50" }]);
    });

    it.each([
      ["0.00", "Enter an amount"],
      ["-4.00", "Enter an amount"],
      ["a lot", "Enter an amount"],
      ["1000000.00", "You can refund up to"],
    ])("never exceed what was received, nor nothing: %s", async (amount, message) => {
      const one = await officer();
      const { id } = await paidTooLate(one);
      await expect(propose(one, id, amount)).rejects.toMatchObject({
        body: { amount: [expect.stringContaining(message)] },
      });
    });

    it("are never decided twice, nor recorded by hand as well", async () => {
      const [one, other, third] = [await officer(), await officer(), await officer()];
      const { id, total } = await paidTooLate(one);
      const proposal = await propose(one, id, total);
      await expect(propose(third, id, total)).rejects.toMatchObject({ code: "already_open" });
      const ends = await Promise.all(
        [other, third].map(({ kwan }) => kwan.decisions.decide(proposal.id, { outcome: "approved" }, latest).settled()),
      );
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      await expect(propose(third, id, "1.00")).rejects.toMatchObject({ code: "state_forbids" });
      await expect(third.kwan.decisions.propose({ ...closing(id, "refunded"), reason })).rejects.toMatchObject({
        code: "state_forbids",
      });
      const sent = await Promise.all([sendRefunds(of().deps), sendRefunds(of().deps)]);
      expect(sent.toSorted()).toEqual([0, 1]);
      await expect(other.kwan.decisions.reverse(proposal.id, { reason })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("are for payments that an officer has to look at, and nobody refunds their own", async () => {
      const one = await officer();
      const { id, payer, total } = await paidTooLate(one);
      await expect(propose(one, "pay_none", total)).rejects.toMatchObject({ code: "not_found" });
      await of().db.kysely.updateTable("users").set({ phone_number: null }).where("id", "=", payer.id).execute();
      await of()
        .db.kysely.updateTable("users")
        .set({ phone_number: payer.phone_number })
        .where("id", "=", one.id)
        .execute();
      await of()
        .db.kysely.updateTable("drivers")
        .set({ phone_number: payer.phone_number })
        .where("user_id", "=", payer.id)
        .execute();
      await expect(propose(one, id, total)).rejects.toMatchObject({ code: "own_request" });
    });

    it("are tried again while the provider is away, and shown if it refuses", async () => {
      const [one, other] = [await officer(), await officer()];
      const { id, total, flagged, payer } = await paidTooLate(one);
      const { id: decision } = await propose(one, id, total);
      await allow(other, decision);
      const { deps, clock } = of();
      const away = {
        ...deps,
        payments: { ...deps.payments, refund: () => Promise.reject(new ProviderDownError("away")) },
      };
      expect(await sendRefunds(away)).toBe(0);
      expect((await flagged()).refunds).toMatchObject([{ state: "approved" }]);
      // We do not know whether the provider received the refund, so it is not sent again yet.
      expect(await sendRefunds(deps)).toBe(0);
      clock.forward(6 * 60_000);
      const refusing = { ...deps, payments: { ...deps.payments, refund: async () => ({ problem: "Too old." }) } };
      expect(await sendRefunds(refusing)).toBe(0);
      expect((await flagged()).refunds).toMatchObject([{ state: "failed", amount: total, failure: "Too old." }]);
      expect(await titlesFor(payer)).toHaveLength(0);
      // The refund can be decided again. The one that was refused stays on record.
      const again = await propose(one, id, total);
      await allow(other, again.id);
      expect(await sendRefunds(deps)).toBe(1);
      expect((await flagged()).resolution?.outcome).toBe("refunded");
      expect((await flagged()).refunds.map(({ state }) => state)).toEqual(["sent", "failed"]);
    });

    it("of what was paid twice follow from a rule: in full, once, without anybody asking for them [R-ADD-04]", async () => {
      const [one, other] = [await officer(), await officer()];
      const { payer, service, second } = await paid();
      const server = of();
      await Promise.all([approve(server, second.reference), approve(server, second.reference)]);
      expect(await lastMessageFor(payer)).toMatch(
        /had already been paid\. We will refund your payment of GH₵210\.00 and/,
      );
      const row = async (resolved: "true" | "false") => {
        const { results } = await one.kwan.office.flaggedPayments({ resolved, limit: 100 });
        return results.find(({ id }) => id === second.id);
      };
      const byRule = { amount: "210.00", proposed_by: null, approved_by: null };
      expect((await row("false"))?.refunds).toMatchObject([{ ...byRule, state: "approved" }]);
      await expect(propose(one, second.id, "1.00")).rejects.toMatchObject({ code: "state_forbids" });
      const refusing = {
        ...server.deps,
        payments: { ...server.deps.payments, refund: async () => ({ problem: "No." }) },
      };
      expect(await sendRefunds(refusing)).toBe(0);
      // If the provider refuses it, two people decide. Nothing else refunds it again.
      await allow(other, (await propose(one, second.id, "210.00")).id);
      expect(await sendRefunds(server.deps)).toBe(1);
      expect((await row("true"))?.refunds.map(({ state }) => state)).toEqual(["sent", "failed"]);
      expect(await statusAtProvider(second.reference)).toBe("reversed");
      expect(await payer.kwan.services.application(service)).toMatchObject({ status: "paid", amount_paid: "210.00" });

      const again = await paid();
      await approve(server, again.second.reference);
      expect(await sendRefunds(server.deps)).toBe(1);
      expect(await lastMessageFor(again.payer)).toContain("We have refunded your payment of GH₵210.00");
      const sent = (await one.kwan.office.flaggedPayments({ resolved: "true", limit: 100 })).results;
      expect(sent.find(({ id }) => id === again.second.id)).toMatchObject({
        refunds: [{ ...byRule, state: "sent" }],
        resolution: { outcome: "refunded", resolved_by: null },
      });
    });

    describe("in parts", () => {
      /** Proposes, approves and sends a part. */
      async function part([one, other]: readonly [Person, Person], id: string, amount: string): Promise<number> {
        await allow(other, (await propose(one, id, amount)).id);
        return sendRefunds(of().deps);
      }
      const two = async () => [await officer(), await officer()] as const;

      it("keep the case open until everything has gone back, and say what is left", async () => {
        const people = await two();
        const { id, payer, reference, flagged } = await paidTooLate(people[0]);
        const { kwan } = of();
        expect(await part(people, id, "100.00")).toBe(1);
        expect(await flagged()).toMatchObject({ left: "110.00", resolution: null, refunds: [{ amount: "100.00" }] });
        expect(await lastMessageFor(payer)).toBe(
          "We have refunded GH₵100.00 of your payment of GH₵210.00 for invoice INV-2026-000001. It can take a few days to reach you. An officer still has to refund GH₵110.00.".replace(
            "INV-2026-000001",
            (await flagged()).invoice_number,
          ),
        );
        expect(await kwan.payments.get(id)).toMatchObject({
          refunded: "100.00",
          message: "We have refunded GH₵100.00 of this payment. An officer still has to refund GH₵110.00.",
        });
        expect(await statusAtProvider(reference)).toBe("success");
        await expect(propose(people[0], id, "110.01")).rejects.toMatchObject({
          body: { amount: [expect.stringContaining("GH₵110.00")] },
        });
        // A part of the same amount is another refund, for which money leaves.
        expect(await part(people, id, "100.00")).toBe(1);
        expect(await part(people, id, "10.00")).toBe(1);
        expect(await statusAtProvider(reference)).toBe("reversed");
        expect(await flagged()).toMatchObject({ left: "0.00", resolution: { outcome: "refunded" } });
        expect(await lastMessageFor(payer)).toContain("We have now refunded all of the GH₵210.00.");
        expect((await kwan.payments.get(id)).message).toContain("We have refunded this payment of GH₵210.00");
        await expect(propose(people[0], id, "1.00")).rejects.toMatchObject({ code: "state_forbids" });
      });

      it("are approved one after the other, so that together they never exceed what was received", async () => {
        const [one, other] = await two();
        const { id } = await paidTooLate(one);
        await allow(other, (await propose(one, id, "150.00")).id);
        await expect(propose(one, id, "1.00")).rejects.toMatchObject({
          code: "state_forbids",
          message: expect.stringContaining("is being sent"),
        });
        await sendRefunds(of().deps);
        await expect(propose(one, id, "60.01")).rejects.toMatchObject({ status: 400 });
      });

      it("leave nothing to be called not received, and the rest can be returned in another way", async () => {
        const people = await two();
        const { id, flagged } = await paidTooLate(people[0]);
        await part(people, id, "100.00");
        const record = (outcome: "not_received" | "refunded") =>
          people[0].kwan.decisions.propose({ ...closing(id, outcome), reason });
        await expect(record("not_received")).rejects.toMatchObject({ code: "state_forbids" });
        await approveWithEvidence(of(), people[1], (await record("refunded")).id);
        expect((await flagged()).resolution?.outcome).toBe("refunded");
      });

      it("do not hide that the provider took the rest back: the application waits for its fee again", async () => {
        const people = await two();
        const { invoice, payer, reference } = await paid();
        const { db, deps } = of();
        const first = await db.kysely
          .updateTable("payments")
          .set({ mismatch: "refund_due", flagged_at: deps.now() })
          .where("reference", "=", reference)
          .returning("id")
          .executeTakeFirstOrThrow();
        await part(people, first.id, "100.00");
        await press(of(), reference, "reverse");
        expect(await lastMessageFor(payer)).toContain("We have refunded GH₵110.00 for invoice");
        expect((await of().kwan.invoices.get(invoice.id)).status).toBe("refunded");
      });
    });

    it("that are refused because everything has already gone back count as sent", async () => {
      const [one, other] = [await officer(), await officer()];
      const { id, reference, total, flagged } = await paidTooLate(one);
      await allow(other, (await propose(one, id, total)).id);
      // Somebody presses "refund" on the provider's page meanwhile.
      const { deps, db } = of();
      await db.kysely
        .updateTable("sandbox_payments")
        .set({ status: "reversed" })
        .where("reference", "=", reference)
        .execute();
      expect(await sendRefunds(deps)).toBe(1);
      expect(await flagged()).toMatchObject({ refunds: [{ state: "sent" }], resolution: { outcome: "refunded" } });
    });

    it("of money in another currency keep it", async () => {
      const [one, other] = [await officer(), await officer()];
      const server = of();
      const payer = await server.person();
      const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
      const invoice = await payer.kwan.invoices.generate(service);
      const { reference } = await payer.kwan.invoices.pay(invoice.id, card);
      await server.db.kysely
        .updateTable("sandbox_payments")
        .set({ currency: "NGN", amount_pesewas: pesewas(500_000) })
        .where("reference", "=", reference)
        .execute();
      await approve(server, reference);
      const { results } = await one.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      const row = results.find((each) => each.reference === reference);
      expect(row).toMatchObject({ received: "5000.00", received_currency: "NGN", expected: invoice.total });
      const id = row?.id ?? "";
      await allow(other, (await propose(one, id, "5000.00")).id);
      expect(await sendRefunds(server.deps)).toBe(1);
      expect(await lastMessageFor(payer)).toContain("We have refunded your payment of NGN 5000.00");
    });

    it("that somebody makes at the provider after ours was refused end the case, and the payer is told", async () => {
      const [one, other] = [await officer(), await officer()];
      const { id, total, payer, reference } = await paidTooLate(one);
      await allow(other, (await propose(one, id, total)).id);
      const { deps } = of();
      const refusing = { ...deps, payments: { ...deps.payments, refund: async () => ({ problem: "Too old." }) } };
      await sendRefunds(refusing);
      await press(of(), reference, "reverse");
      await lookUpPayment(deps, reference);
      expect(await titlesFor(payer)).toHaveLength(1);
      const open = await one.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      expect(open.results.filter((each) => each.reference === reference)).toEqual([]);
      const tasks = await of().db.kysely.selectFrom("tasks").select("closed_at").where("subject_id", "=", id).execute();
      expect(tasks.map(({ closed_at }) => closed_at !== null)).toEqual([true]);
    });
  });
});
