// What a payer reads of a payment, by its state.
import { describe, expect, it } from "vitest";
import { presentPayment } from "../src/money/payments/present.ts";
import { mayAskRefund, presentOwn } from "../src/money/payments/present-own.ts";

const own = "drv_own";
const actorWith = (role: string, driver: string | null = null) => ({ id: "usr_1", role, driver }) as never;

describe("what a payer reads of a payment [R-ADD-04]", () => {
  const row = {
    ...{ id: "pay_1", invoice_id: "inv_1", reference: "KWP-1", provider: "sandbox", channel: "mobile_money" },
    ...{ network: "mtn", phone_number: "+233241234567", status: "waiting", mismatch: null, currency: "GHS" },
    ...{
      amount_pesewas: 21_000,
      received_pesewas: null,
      received_currency: null,
      checkout_url: "https://pay.example/",
    },
    ...{ started_at: "2026-11-21T09:00:00.000Z", settled_at: null, flag_outcome: null, flag_resolved_at: null },
  };
  const shown = (more: object, outcome?: object) => presentPayment({ ...row, ...more } as never, outcome as never);
  const sent = (pesewas: number) => ({ receipt: "RCP-1", refunded_pesewas: pesewas });
  it.each([
    ["waiting on the phone", {}, sent(0), /^Approve the payment on your phone/],
    ["waiting on the page for cards", { channel: "card" }, sent(0), /^Finish the payment on the card payment page/],
    ["waiting at Paystack", { provider: "paystack" }, sent(0), /^Continue on Paystack's page/],
    ["pending at Paystack", { provider: "paystack", status: "pending" }, sent(0), /^We are checking your payment/],
    ["pending by card", { channel: "card", status: "pending" }, sent(0), /^We are checking your payment/],
    ["paid", { status: "paid" }, sent(0), /^We have received your payment/],
    ["failed", { status: "failed" }, sent(0), /^The payment did not go through/],
    ["expired", { status: "expired" }, sent(0), /^The payment was not completed in time/],
    ["cancelled", { status: "cancelled" }, sent(0), /^The payment has been cancelled/],
    ["reversed", { status: "reversed" }, sent(0), /^The payment was refunded/],
    [
      "of a wrong amount",
      { status: "failed", mismatch: "wrong_amount" },
      sent(0),
      /amount that we received does not match/,
    ],
    ["paid twice", { status: "cancelled", mismatch: "refund_due" }, sent(0), /^You did not need.*GH₵210\.00/],
    ["refunded in part", { status: "paid", mismatch: "refund_due" }, sent(6_000), /GH₵60\.00 .*refund GH₵150\.00/],
    ["refunded in full", { status: "reversed", mismatch: "refund_due" }, sent(21_000), /this payment of GH₵210\.00/],
    ["refunded as asked", { mismatch: "refund_asked" }, sent(6_000), /^We have refunded GH₵60\.00 of this payment\.$/],
    ["refunded in full as asked", { mismatch: "refund_asked" }, sent(21_000), /this payment of GH₵210\.00/],
    [
      "of naira",
      { mismatch: "wrong_amount", received_pesewas: 5_000, received_currency: "NGN" },
      sent(1_000),
      /NGN 10\.00 .*NGN 40\.00/,
    ],
    ["refunded without a case", { status: "paid" }, sent(6_000), /^We have received your payment/],
  ])("%s", (_, more, outcome, words) => {
    expect(shown(more, outcome).message).toMatch(words);
  });
  it("has all of its values", () => {
    expect(shown({})).toEqual({
      ...{ id: "pay_1", invoice: "inv_1", reference: "KWP-1", provider: "sandbox", channel: "mobile_money" },
      ...{ status: "waiting", amount: "210.00", currency: "GHS", refunded: "0.00", message: expect.any(String) },
      ...{ checkout_url: "https://pay.example/", prompt: { network: "mtn", ends_in: "567" } },
      ...{ started_at: row.started_at, settled_at: null, receipt: null },
    });
    expect(shown({ status: "paid" }, sent(0)).receipt).toBe("RCP-1");
    expect(shown({ status: "reversed" }, sent(0)).receipt).toBeNull();
    for (const more of [{ network: null }, { phone_number: null }, { provider: "paystack" }])
      expect(shown(more).prompt).toBeNull();
  });

  const ownRow = {
    ...row,
    ...{ status: "paid", driver_id: own, invoice_number: "INV-1", application_id: "srv_1", kind: "drivers-renewal" },
    ...{ arrived_pesewas: 21_000, returned_pesewas: 0, refunded_pesewas: 0, receipt: "RCP-1", gone_back: [] },
    ...{ can_be_withdrawn: false, refund_reason: null, refund_asked_at: null, flag_note: null },
  };
  const back = (...states: readonly string[]) => states.map((state) => ({ state, pesewas: 100, at: "t" }));
  it.each([
    [{}, true],
    [{ status: "pending" }, false],
    [{ mismatch: "refund_asked" }, false],
    [{ returned_pesewas: 21_000 }, false],
    [{ returned_pesewas: 20_999 }, true],
    [{ gone_back: back("approved") }, false],
    [{ gone_back: back("failed", "sent") }, true],
    [{ gone_back: back("sent", "approved") }, false],
  ])("a refund of %j can be asked for: %s", (more, expected) => {
    const changed = { ...ownRow, ...more } as never;
    expect(mayAskRefund(changed)).toBe(expected);
    const shownTo = (actor: never, also: object = {}) => presentOwn({ ...ownRow, ...more, ...also } as never, actor);
    expect(shownTo(actorWith("driver", own)).may_ask_refund).toBe(expected);
    expect(shownTo(actorWith("driver", own), { can_be_withdrawn: true }).may_ask_refund).toBe(false);
    expect(shownTo(actorWith("officer")).may_ask_refund).toBe(false);
  });
  it.each([
    [{}, null],
    [{ refund_asked_at: "t" }, { state: "open", reason: "", asked_at: "t", answer: null, answered_at: null }],
    [
      { refund_asked_at: "t", refund_reason: "r" },
      { state: "open", reason: "r" },
    ],
    [
      { refund_asked_at: "t", flag_outcome: "refunded", flag_resolved_at: "u" },
      { state: "refunded", answered_at: "u" },
    ],
    [
      { refund_asked_at: "t", returned_pesewas: 21_000 },
      { state: "refunded", answer: null },
    ],
    [{ refund_asked_at: "t", flag_outcome: "not_received" }, { state: "open" }],
    [
      { refund_asked_at: "t", flag_outcome: "kept", flag_note: "n", flag_resolved_at: "u", returned_pesewas: 21_000 },
      { state: "refused", answer: "n", answered_at: "u" },
    ],
  ])("a request for a refund, %j, is %j", (more, expected) => {
    const { refund_request } = presentOwn({ ...ownRow, ...more } as never, actorWith("driver", own));
    if (expected === null) expect(refund_request).toBeNull();
    else expect(refund_request).toMatchObject(expected);
  });
  it("is listed with what arrived, what went back and what is left", () => {
    const gone_back = [{ state: "sent", pesewas: 6_000, at: "t" }];
    const amounts = { arrived_pesewas: 21_500, returned_pesewas: 6_000, received_currency: "NGN", gone_back };
    expect(presentOwn({ ...ownRow, ...amounts } as never, actorWith("driver", own))).toMatchObject({
      ...{ invoice_number: "INV-1", service: "srv_1", service_type: "DLR", received: "215.00", left: "155.00" },
      ...{ received_currency: "NGN", refunds: [{ state: "sent", amount: "-60.00", at: "t" }] },
    });
    const plain = presentOwn({ ...ownRow, kind: "gone" } as never, actorWith("driver", own));
    expect(plain).toMatchObject({ service_type: "gone", received_currency: "GHS" });
  });
});
