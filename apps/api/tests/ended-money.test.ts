import { pesewas, type Status } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { lookUpPayment } from "../src/money/payments/commands/look-up-payment.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const reason = "The applicant came to the counter and withdrew the application.";
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;

eachDatabase((database) => {
  const of = testServer(database);
  let officer: Person;
  let reviewer: Person;
  beforeAll(async () => {
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
  });

  /** Creates an application that has been paid for, and puts it at a status. */
  async function paidFor(status: Status) {
    const { db, baseUrl } = of();
    const payer = await of().person();
    const id = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(id);
    const { reference } = await payer.kwan.invoices.pay(invoice.id, mobile);
    await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ choice: "approve" }),
    });
    await db.kysely.updateTable("services").set({ status }).where("id", "=", idOf("srv", id)).execute();
    return { payer, id, invoice, reference };
  }
  const lastNotice = async ({ id }: Person) =>
    (
      await of()
        .db.kysely.selectFrom("notifications")
        .select(["title", "message"])
        .where("user_id", "=", id)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute()
    )[0];
  const flagOf = async (reference: string) => {
    const { results } = await officer.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
    return results.find((each) => each.reference === reference);
  };

  describe("the money of an application that is rejected or cancelled after payment [R-AUT-12]", () => {
    it.each([
      ["reject", "in_review", "not_eligible"],
      ["cancel", "paid", "applicant_asked"],
    ] as const)("has to be settled by the officer: %s in %s", async (action, status, ground) => {
      const { id, payer } = await paidFor(status);
      const end = { action, reason, ground } as const;
      await expect(officer.kwan.services.move(id, end, latest)).rejects.toMatchObject({
        body: { refund: [expect.stringContaining("210.00")] },
      });
      await expect(officer.kwan.services.move(id, { ...end, refund: "none" }, latest)).rejects.toMatchObject({
        body: { no_refund_ground: [expect.any(String)] },
      });
      expect(await payer.kwan.services.application(id)).toMatchObject({
        status,
        amount_paid: "210.00",
        settlement: null,
      });
    });

    it("is refunded in full by two people, and the applicant is told twice and never asked to pay again", async () => {
      const { id, payer, reference, invoice } = await paidFor("approved");
      const end = { action: "cancel", reason, ground: "applicant_asked", refund: "full" } as const;
      const ended = await officer.kwan.services.move(id, end, latest);
      expect(ended).toMatchObject({
        status: "cancelled",
        settlement: {
          refund: "full",
          amount: "210.00",
          text: expect.stringContaining("We plan to refund it in full."),
        },
      });
      expect((await lastNotice(payer))?.message).toContain("You paid GH₵210.00. We plan to refund it in full.");
      expect(await flagOf(reference)).toMatchObject({
        flag: "application_ended",
        refunds: [{ state: "proposed", amount: "210.00" }],
      });
      const { results } = await reviewer.kwan.decisions.list({ state: "proposed", kind: "refund_payment", limit: 100 });
      const proposal = results.find(({ subject }) => subject.name.includes(reference));
      expect(proposal).toMatchObject({ ground: "application_ended", reason });
      await expect(
        officer.kwan.decisions.decide(proposal?.id ?? "", { outcome: "approved" }, latest),
      ).rejects.toMatchObject({
        code: "own_request",
      });
      await expect(
        officer.kwan.decisions.propose({
          kind: "close_payment",
          subject: (await flagOf(reference))?.id ?? "",
          details: { outcome: "not_received" },
          ground: "statement",
          reason,
        }),
      ).rejects.toMatchObject({ code: "state_forbids" });
      await reviewer.kwan.decisions.decide(proposal?.id ?? "", { outcome: "approved" }, latest);
      expect(await sendRefunds(of().deps)).toBe(1);
      await lookUpPayment(of().deps, reference);
      expect(await payer.kwan.services.application(id)).toMatchObject({ status: "cancelled", amount_paid: "0.00" });
      expect((await of().kwan.invoices.get(invoice.id)).status).toBe("refunded");
      expect((await lastNotice(payer))?.message).toContain("We have refunded your payment of GH₵210.00");
      expect(await flagOf(reference)).toBeUndefined();
    });

    it("is not refunded on a ground that the applicant reads", async () => {
      const { id, payer, reference } = await paidFor("in_review");
      const end = {
        action: "reject",
        reason,
        ground: "not_eligible",
        refund: "none",
        no_refund_ground: "work_done",
      } as const;
      await officer.kwan.services.move(id, end, latest);
      const text = "You paid GH₵210.00. It will not be refunded. The fee covers work that has already been done.";
      expect((await payer.kwan.services.application(id)).settlement).toMatchObject({ refund: "none", text });
      expect((await lastNotice(payer))?.message).toContain(text);
      expect(await flagOf(reference)).toBeUndefined();
    });
  });

  it("our own refund of a normal payment does not send its application back to awaiting payment", async () => {
    const { id, reference, payer } = await paidFor("in_review");
    const { db, deps } = of();
    const payment = await db.kysely
      .selectFrom("payments")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    const { id: decision_id } = (await db.kysely.selectFrom("decisions").select("id").executeTakeFirst()) ?? {};
    if (!decision_id) throw new Error("An earlier test makes a decision.");
    const id_of_refund = deps.newId("rfd");
    const amount_pesewas = pesewas(21_000);
    await db.kysely
      .insertInto("refunds")
      .values({
        id: id_of_refund,
        payment_id: payment.id,
        decision_id,
        pesewas: amount_pesewas,
        state: "approved",
        created_at: deps.now(),
      })
      .execute();
    await deps.payments.refund({ id: id_of_refund, reference, amount_pesewas, currency: "GHS" });
    await lookUpPayment(deps, reference);
    expect(await payer.kwan.services.application(id)).toMatchObject({ status: "in_review" });
    expect((await lastNotice(payer))?.title).not.toBe("Payment needed");
  });

  describe("an approved application", () => {
    it.each(["approved", "producing", "ready"] as const)(
      "in %s is only cancelled on a coded ground",
      async (status) => {
        const payer = await of().person();
        const id = await newApplication(of(), { driver: payer.driver, filed_by: payer.id, kind: "amendment", status });
        const end = { action: "cancel", reason } as const;
        await expect(officer.kwan.services.move(id, end, latest)).rejects.toMatchObject({
          body: { ground: [expect.any(String)] },
        });
        await expect(officer.kwan.services.move(id, { ...end, ground: "tests" }, latest)).rejects.toMatchObject({
          body: { ground: [expect.any(String)] },
        });
        await officer.kwan.services.move(id, { ...end, ground: "applicant_asked" }, latest);
        const history = of().db.kysely.selectFrom("service_history").select(["action", "ground"]);
        expect(await history.where("application_id", "=", idOf("srv", id)).execute()).toEqual([
          { action: "cancel", ground: "applicant_asked" },
        ]);
      },
    );
  });
});
