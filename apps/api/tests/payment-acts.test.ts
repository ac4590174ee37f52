// What each act on a payment leaves in the log and in the payer's notifications.
import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "../src/money/payments/commands/reconcile.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { recorded } from "./recorded.ts";
import { type Person, testServer } from "./server.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const why = "I chose the wrong service by mistake.";
const reason = "The applicant is right, and nobody has worked on it.";
const day = 86_400_000;

eachDatabase((database) => {
  const of = testServer(database);
  let [officer, reviewer] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
  });
  const press = async (reference: string, choice: string) =>
    void (await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ choice }),
    }));

  async function started() {
    const payer = await of().person();
    const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const { id, reference } = await payer.kwan.invoices.pay(invoice.id, mobile);
    return { payer, service, invoice, id, reference };
  }
  type Started = Awaited<ReturnType<typeof started>>;
  async function paid() {
    const payment = await started();
    await press(payment.reference, "approve");
    return payment;
  }
  /** Refunds a part of a payment as two people do, or proposes something else about it. */
  async function decide(payment: Started, kind: "refund_payment" | "keep_payment" | "close_payment", details: object) {
    const grounds = { refund_payment: "payer_asked", keep_payment: "work_done", close_payment: "statement" } as const;
    const about = { kind, subject: payment.id, details: details as Record<string, string>, ground: grounds[kind] };
    const { id } = await officer.kwan.decisions.propose({ ...about, reason });
    await giveEvidence(of(), id);
    await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    return id;
  }
  const refundOf = ({ id }: Started) =>
    of()
      .db.kysely.selectFrom("refunds")
      .selectAll()
      .where("payment_id", "=", idOf("pay", id))
      .orderBy("created_at", "desc")
      .executeTakeFirst();
  const noticesOf = ({ payer }: Started) =>
    of()
      .db.kysely.selectFrom("notifications")
      .select(["title", "message", "application_id", "dedupe_key"])
      .where("user_id", "=", payer.id)
      .orderBy("id")
      .execute();

  /** Runs an act, and returns its rows about the payment and the notices to the payer. */
  async function seen(payment: Started, act: () => Promise<unknown>) {
    const before = (await noticesOf(payment)).length;
    const rows = await recorded(of(), act);
    const notices = (await noticesOf(payment)).slice(before);
    for (const { application_id } of notices) expect(application_id).toBe(payment.service);
    return {
      rows: rows.filter(({ entity }) => entity === "payment"),
      notices: notices.map(({ title, message }) => [title, message]),
      keys: notices.map(({ dedupe_key }) => dedupe_key),
    };
  }
  const rowOf = (
    payment: Started,
    action: string,
    before: unknown,
    after: unknown,
    actor_id: string | null = null,
  ) => ({
    ...{ actor_id, action, entity: "payment", entity_id: payment.id, before, after },
  });

  describe("each act on a payment is recorded once, and its payer is told [R-AUT-12]", () => {
    it("a refund that is asked for and kept", async () => {
      const payment = await paid();
      const asked = await seen(payment, () => payment.payer.kwan.payments.askRefund(payment.id, { reason: why }));
      expect(asked.rows).toEqual([
        rowOf(payment, "ask_for_refund", { mismatch: null }, { mismatch: "refund_asked" }, payment.payer.id),
      ]);
      expect(asked.notices).toEqual([["You asked for a refund", expect.stringContaining("GH₵210.00")]]);
      expect(asked.keys).toEqual([`payment:${payment.id}:asked`]);
      const answer = "An officer had already checked your documents.";
      const kept = await seen(payment, () => decide(payment, "keep_payment", { answer }));
      expect(kept.rows.map(({ action }) => action)).toEqual(["propose_decision", "put_decision_in_force"]);
      expect(kept.notices).toEqual([
        ["Your payment will not be refunded", expect.stringMatching(new RegExp(`GH₵210\\.00.*${answer}`))],
      ]);
      expect(kept.keys).toEqual([`payment:${payment.id}:resolved`]);
      const stored = of().db.kysely.selectFrom("payments").selectAll().where("id", "=", idOf("pay", payment.id));
      expect(await stored.executeTakeFirst()).toMatchObject({
        ...{ flag_outcome: "kept", flag_note: answer, flag_resolved_by: officer.id, refund_reason: why },
        ...{ flag_resolved_at: of().clock.now.toISOString(), refund_asked_at: of().clock.now.toISOString() },
      });
    });

    it("a refund in two parts, of which the second comes back", async () => {
      const payment = await paid();
      await payment.payer.kwan.payments.askRefund(payment.id, { reason: why });
      const parts = [
        ["60.00", 6_000, "A part of your payment has been refunded", /GH₵60\.00 of your payment of GH₵210\.00/],
        ["150.00", 15_000, "A part of your payment has been refunded", /GH₵150\.00 .*refunded all of the GH₵210\.00/],
      ] as const;
      for (const [amount, pesewas, title, words] of parts) {
        of().clock.forward(60_000);
        const decision = await decide(payment, "refund_payment", { amount });
        let count = 0;
        const sent = await seen(payment, async () => {
          count = await sendRefunds(of().deps);
        });
        expect(count).toBe(1);
        const refund = await refundOf(payment);
        expect(refund).toMatchObject({ state: "sent", pesewas, decision_id: decision, problem: null });
        const after = { refund: refund?.id, pesewas, decision, problem: null };
        expect(sent.rows).toEqual([rowOf(payment, "send_refund", null, after)]);
        expect(sent.notices).toEqual([[title, expect.stringMatching(words)]]);
        expect(sent.keys).toEqual([`refund:${refund?.id}:sent`]);
      }
      const refund = await refundOf(payment);
      const back = await seen(payment, () => press(payment.reference, "fail_refund"));
      const problem = "The provider accepted the refund, and could not deliver it.";
      const values = { refund: refund?.id, state: "failed", pesewas: 15_000, decision: refund?.decision_id, problem };
      expect(back.rows.filter(({ action }) => action === "refund_refused")).toEqual([
        rowOf(payment, "refund_refused", { refund: refund?.id, state: "sent" }, values),
      ]);
      expect(back.notices).toEqual([["Your refund could not be delivered", expect.stringContaining("GH₵150.00")]]);
      expect(back.keys).toEqual([`refund:${refund?.id}:returned`]);
      expect(await refundOf(payment)).toMatchObject({ state: "failed", problem });
    });

    it("a refund by rule, which nobody decides", async () => {
      const payment = await paid();
      const cancel = () => payment.payer.kwan.services.move(payment.service, { action: "cancel" }, latest);
      const { rows } = await seen(payment, cancel);
      const refund = await refundOf(payment);
      expect(refund).toMatchObject({ rule: "withdrawn", pesewas: 21_000, state: "approved", decision_id: null });
      const after = { mismatch: "application_ended", refund: refund?.id, rule: "withdrawn", pesewas: 21_000 };
      const before = { status: "paid", mismatch: null };
      expect(rows).toEqual([rowOf(payment, "flag_payment", before, after, payment.payer.id)]);
      const sent = await seen(payment, () => sendRefunds(of().deps));
      expect(sent.notices).toEqual([["Your payment has been refunded", expect.stringContaining("GH₵210.00")]]);
      const stored = of().db.kysely.selectFrom("payments").selectAll().where("id", "=", idOf("pay", payment.id));
      expect(await stored.executeTakeFirst()).toMatchObject({
        ...{ flag_outcome: "refunded", flag_note: null, flag_resolved_by: null },
        flag_resolved_at: of().clock.now.toISOString(),
      });
    });

    it("a refund that the provider refuses", async () => {
      const payment = await paid();
      await payment.payer.kwan.services.move(payment.service, { action: "cancel" }, latest);
      const { deps } = of();
      const payments = { ...deps.payments, refund: async () => ({ problem: "The account is closed." }) };
      const { rows, notices } = await seen(payment, () => sendRefunds({ ...deps, payments }));
      const refund = await refundOf(payment);
      const after = { refund: refund?.id, pesewas: 21_000, decision: null, problem: "The account is closed." };
      expect(rows).toEqual([rowOf(payment, "refund_refused", null, after)]);
      expect(notices).toEqual([]);
      expect(refund).toMatchObject({ state: "failed", problem: "The account is closed." });
      expect(await sendRefunds(deps), "it is not tried again").toBe(0);
    });

    it("the end of a case without a refund", async () => {
      const payment = await started();
      await of()
        .db.kysely.updateTable("payments")
        .set({ status: "failed", mismatch: "wrong_amount", flagged_at: of().clock.now })
        .where("id", "=", idOf("pay", payment.id))
        .execute();
      const { notices } = await seen(payment, () => decide(payment, "close_payment", { outcome: "not_received" }));
      expect(notices).toEqual([["We have not received your payment", expect.stringContaining("GH₵210.00")]]);
    });

    it("an invoice that expires, and its payment", async () => {
      const payment = await started();
      of().clock.forward(30 * day);
      let counts = {};
      const { notices, keys } = await seen(payment, async () => {
        counts = await reconcile(of().deps);
      });
      expect(counts).toMatchObject({ expired_payments: expect.any(Number), expired_invoices: expect.any(Number) });
      expect(notices).toContainEqual(["Invoice expired", expect.stringContaining(payment.invoice.number)]);
      expect(keys).toContain(`invoice:${payment.invoice.id}:expired`);
      expect(await reconcile(of().deps)).toEqual({ looked: 0, expired_payments: 0, expired_invoices: 0 });
    });
  });

  describe("refunds are sent once [R-AUT-12]", () => {
    it("in batches, and not again before five minutes have passed", async () => {
      const both = [await paid(), await paid()];
      for (const { payer, service } of both) await payer.kwan.services.move(service, { action: "cancel" }, latest);
      const { deps } = of();
      const asked: unknown[] = [];
      const refund = (what: unknown) => {
        asked.push(what);
        return Promise.reject(new Error("The connection was closed."));
      };
      const broken = { ...deps, payments: { ...deps.payments, refund } };
      await expect(sendRefunds(broken as never, { batch: 1 })).rejects.toThrow("The connection was closed.");
      const [first] = both as [Started, Started];
      expect(asked).toEqual([
        {
          id: (await refundOf(first))?.id,
          reference: first.reference,
          ...{ amount_pesewas: 21_000, currency: "GHS" },
        },
      ]);
      expect(await sendRefunds(deps)).toBe(1);
      of().clock.forward(5 * 60_000);
      expect(await sendRefunds(deps)).toBe(0);
      of().clock.forward(1);
      expect(await sendRefunds(deps)).toBe(1);
    });
  });
});
