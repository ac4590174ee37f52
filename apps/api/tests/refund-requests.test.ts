import { beforeAll, describe, expect, it } from "vitest";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const why = "I chose the wrong service by mistake.";
const reason = "The applicant is right, and nobody has worked on it.";

eachDatabase((database) => {
  const of = testServer(database);
  let officer: Person;
  let reviewer: Person;
  beforeAll(async () => {
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
  });

  async function paid() {
    const payer = await of().person();
    const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const { id, reference } = await payer.kwan.invoices.pay(invoice.id, mobile);
    const press = async (choice: string) =>
      void (await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
        method: "POST",
        body: new URLSearchParams({ choice }),
      }));
    await press("approve");
    const listed = async () => (await payer.kwan.drivers.payments(payer.driver ?? "")).results[0];
    return { payer, service, invoice, id, reference, listed, press };
  }
  const tasksOf = (id: string) =>
    of()
      .db.kysely.selectFrom("tasks")
      .select(["kind", "closed_at"])
      .where("subject_id", "=", idOf("pay", id))
      .where("closed_at", "is", null)
      .execute();
  const refund = (subject: string, amount: string) =>
    ({ kind: "refund_payment", subject, details: { amount }, ground: "payer_asked", reason }) as const;

  describe("a payer who asks for a refund of a payment [R-AUT-21]", () => {
    it("sees the payment, that they asked, and the refund as a negative amount when it has been sent", async () => {
      const { payer, service, invoice, id, listed } = await paid();
      expect(await listed()).toMatchObject({
        id,
        service,
        service_type: "DLR",
        invoice_number: invoice.number,
        received: "210.00",
        left: "210.00",
        refunds: [],
        refund_request: null,
        // As long as nobody has worked on it, withdrawing the application refunds everything at once.
        may_ask_refund: false,
      });
      await officer.kwan.services.move(service, { action: "start_review" }, latest);
      expect(await listed()).toMatchObject({ may_ask_refund: true });
      const asked = await payer.kwan.payments.askRefund(id, { reason: why });
      expect(asked).toMatchObject({ refund_request: { reason: why, state: "open" }, may_ask_refund: false });
      expect(await tasksOf(id)).toMatchObject([{ kind: "resolve_payment" }]);
      const { results } = await officer.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      expect(results.find((each) => each.id === id)).toMatchObject({ flag: "refund_asked", request: why });

      const { id: proposal } = await officer.kwan.decisions.propose(refund(id, "210.00"));
      await expect(officer.kwan.decisions.decide(proposal, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "own_request",
      });
      expect((await listed())?.refunds).toMatchObject([{ amount: "-210.00", state: "proposed" }]);
      await reviewer.kwan.decisions.decide(proposal, { outcome: "approved" }, latest);
      expect(await listed()).toMatchObject({
        left: "210.00",
        refunds: [{ amount: "-210.00", state: "approved" }],
        refund_request: { state: "open" },
      });
      await sendRefunds(of().deps);
      expect(await listed()).toMatchObject({
        left: "0.00",
        refunded: "210.00",
        refunds: [{ amount: "-210.00", state: "sent" }],
        refund_request: { state: "refunded", answer: null },
        may_ask_refund: false,
      });
      expect(await tasksOf(id)).toEqual([]);
    });

    it("reads the answer if two people refuse, and cannot ask again", async () => {
      const { payer, id, listed, service } = await paid();
      const answer = "An officer had already checked your documents.";
      const keep = { kind: "keep_payment", subject: id, details: { answer }, ground: "work_done", reason } as const;
      await expect(officer.kwan.decisions.propose(keep)).rejects.toMatchObject({ code: "not_found" });
      await payer.kwan.payments.askRefund(id, { reason: why });
      const { id: proposal } = await officer.kwan.decisions.propose(keep);
      await expect(officer.kwan.decisions.decide(proposal, { outcome: "approved" }, latest)).rejects.toMatchObject({
        code: "own_request",
      });
      expect(await listed()).toMatchObject({ refund_request: { state: "open" } });
      await reviewer.kwan.decisions.decide(proposal, { outcome: "approved" }, latest);
      expect(await listed()).toMatchObject({
        left: "210.00",
        refunds: [],
        refund_request: { state: "refused", answer },
      });
      const { results } = await payer.kwan.notifications.list();
      expect(results[0]?.message).toContain(answer);
      expect(await tasksOf(id)).toEqual([]);
      await expect(payer.kwan.payments.askRefund(id, { reason: why })).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("already asked"),
      });
      // A refusal does not stop the refund of an application that an officer cancels later.
      await officer.kwan.services.move(
        service,
        {
          action: "cancel",
          ground: "applicant_asked",
          reason,
          refund: "full",
        },
        latest,
      );
      const { results: flagged } = await officer.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      expect(flagged.find((each) => each.id === id)).toMatchObject({
        flag: "application_ended",
        resolution: null,
        refunds: [{ state: "proposed", amount: "210.00" }],
      });
      await expect(officer.kwan.decisions.propose(keep)).rejects.toMatchObject({ code: "state_forbids" });
    });

    it("can get a part, and is not told that the rest is still to come", async () => {
      const { payer, id, listed } = await paid();
      await payer.kwan.payments.askRefund(id, { reason: why });
      const { id: proposal } = await officer.kwan.decisions.propose(refund(id, "60.00"));
      await reviewer.kwan.decisions.decide(proposal, { outcome: "approved" }, latest);
      await sendRefunds(of().deps);
      const shown = await listed();
      expect(shown).toMatchObject({
        left: "150.00",
        refunds: [{ amount: "-60.00", state: "sent" }],
        refund_request: { state: "open" },
      });
      expect(shown?.message).toBe("We have refunded GH₵60.00 of this payment.");
      expect((await payer.kwan.services.application(shown?.service ?? "")).amount_paid).toBe("150.00");
    });

    it("is refused for a payment of somebody else, one that has not arrived, and one that has gone back", async () => {
      const { id, press, payer } = await paid();
      const stranger = await of().person();
      await expect(stranger.kwan.payments.askRefund(id, { reason: why })).rejects.toMatchObject({ code: "not_found" });
      await expect(payer.kwan.payments.askRefund(id, { reason: "No." })).rejects.toMatchObject({
        body: { reason: [expect.any(String)] },
      });
      await press("reverse");
      await expect(payer.kwan.payments.askRefund(id, { reason: why })).rejects.toMatchObject({ code: "state_forbids" });
      const { results } = await payer.kwan.drivers.payments(payer.driver ?? "");
      expect(results[0]).toMatchObject({
        left: "0.00",
        refunds: [{ amount: "-210.00", state: "reversed" }],
        may_ask_refund: false,
      });
      const waiting = await payer.kwan.invoices.pay(
        (await payer.kwan.invoices.generate(results[0]?.service ?? "")).id,
        mobile,
      );
      await expect(payer.kwan.payments.askRefund(waiting.id, { reason: why })).rejects.toMatchObject({
        code: "state_forbids",
      });
    });
  });
});
