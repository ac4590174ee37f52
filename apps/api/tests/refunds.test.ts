import { describe, expect, it } from "vitest";
import { lookUpPayment } from "../src/money/payments/commands/look-up-payment.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { ProviderDownError } from "../src/platform/payment-provider.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" } as const;
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const reason = "The invoice was paid by phone and by card.";

const approve = async ({ baseUrl }: TestServer, reference: string): Promise<void> => {
  await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice: "approve" }),
  });
};

eachDatabase((database) => {
  const of = testServer(database);
  const officer = () => of().person({ role: "officer" });

  /** Creates a payment that does not settle its invoice, because the invoice has already been paid. */
  async function paidTwice(by: Person) {
    const server = of();
    const payer = await server.person();
    const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const first = await payer.kwan.invoices.pay(invoice.id, mobile);
    const { reference } = await payer.kwan.invoices.pay(invoice.id, card);
    await approve(server, first.reference);
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

  const propose = (by: Person, subject: string, amount: string) =>
    by.kwan.decisions.propose({
      kind: "refund_payment",
      subject,
      details: { amount },
      ground: "paid_twice",
      reason,
    });
  const allow = (by: Person, id: string) => by.kwan.decisions.decide(id, { outcome: "approved" });
  const statusAtProvider = async (reference: string) => (await of().deps.payments.lookUp(reference)).status;
  const titlesFor = async ({ id }: Person) => {
    const told = await of().db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute();
    return told.map(({ title }) => title).filter((title) => /^(Your payment has been|Payment) refunded$/.test(title));
  };

  describe("refunds [R-AUT-12]", () => {
    it("are proposed by one person and approved by another, then sent by the job, and the payer is told once", async () => {
      const [one, other] = [await officer(), await of().person({ role: "reviewer" })];
      const { payer, id, reference, total, flagged } = await paidTwice(one);
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
      expect((await flagged()).refund).toEqual({ state: "proposed", amount: total, failure: null });
      expect(await sendRefunds(of().deps)).toBe(0);
      await expect(allow(one, proposal.id)).rejects.toMatchObject({ code: "own_request" });
      await allow(other, proposal.id);
      expect((await flagged()).refund).toMatchObject({ state: "approved" });
      expect(await statusAtProvider(reference)).toBe("success");
      expect(await titlesFor(payer)).toHaveLength(0);

      expect(await sendRefunds(of().deps)).toBe(1);
      expect(await statusAtProvider(reference)).toBe("reversed");
      expect(await flagged()).toMatchObject({
        refund: { state: "sent", amount: total },
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
      const { id } = await paidTwice(one);
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
      const { id } = await paidTwice(one);
      await expect(propose(one, id, amount)).rejects.toMatchObject({
        body: { amount: [expect.stringContaining(message)] },
      });
    });

    it("are never decided twice, nor recorded by hand as well", async () => {
      const [one, other, third] = [await officer(), await officer(), await officer()];
      const { id, total } = await paidTwice(one);
      const proposal = await propose(one, id, total);
      await expect(propose(third, id, total)).rejects.toMatchObject({ code: "already_open" });
      const ends = await Promise.all(
        [other, third].map(({ kwan }) => kwan.decisions.decide(proposal.id, { outcome: "approved" }).settled()),
      );
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      await expect(propose(third, id, "1.00")).rejects.toMatchObject({ code: "state_forbids" });
      await expect(
        third.kwan.office.resolveFlaggedPayment(id, { outcome: "refunded", note: reason }),
      ).rejects.toMatchObject({ code: "state_forbids" });
      const sent = await Promise.all([sendRefunds(of().deps), sendRefunds(of().deps)]);
      expect(sent.toSorted()).toEqual([0, 1]);
      await expect(other.kwan.decisions.reverse(proposal.id, { reason })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });

    it("are for payments that an officer has to look at, and nobody refunds their own", async () => {
      const one = await officer();
      const { id, payer, total } = await paidTwice(one);
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
      const { id, total, flagged, payer } = await paidTwice(one);
      const { id: decision } = await propose(one, id, total);
      await allow(other, decision);
      const { deps, clock } = of();
      const away = {
        ...deps,
        payments: { ...deps.payments, refund: () => Promise.reject(new ProviderDownError("away")) },
      };
      expect(await sendRefunds(away)).toBe(0);
      expect((await flagged()).refund).toMatchObject({ state: "approved" });
      // We do not know whether the provider received the refund, so it is not sent again yet.
      expect(await sendRefunds(deps)).toBe(0);
      clock.forward(6 * 60_000);
      const refusing = { ...deps, payments: { ...deps.payments, refund: async () => ({ problem: "Too old." }) } };
      expect(await sendRefunds(refusing)).toBe(0);
      expect((await flagged()).refund).toEqual({ state: "failed", amount: total, failure: "Too old." });
      expect(await titlesFor(payer)).toHaveLength(0);
      // The refund can be decided again.
      const again = await propose(one, id, total);
      await allow(other, again.id);
      expect(await sendRefunds(deps)).toBe(1);
      expect((await flagged()).resolution?.outcome).toBe("refunded");
    });

    it("that somebody makes at the provider after ours was refused end the case, and the payer is told", async () => {
      const [one, other] = [await officer(), await officer()];
      const { id, total, payer, reference } = await paidTwice(one);
      await allow(other, (await propose(one, id, total)).id);
      const { deps } = of();
      const refusing = { ...deps, payments: { ...deps.payments, refund: async () => ({ problem: "Too old." }) } };
      await sendRefunds(refusing);
      await deps.payments.refund({ reference, amount_pesewas: 1 as never });
      await lookUpPayment(deps, reference);
      expect(await titlesFor(payer)).toHaveLength(1);
      const open = await one.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      expect(open.results.filter((each) => each.reference === reference)).toEqual([]);
      const tasks = await of().db.kysely.selectFrom("tasks").select("closed_at").where("subject_id", "=", id).execute();
      expect(tasks.map(({ closed_at }) => closed_at !== null)).toEqual([true]);
    });
  });
});
