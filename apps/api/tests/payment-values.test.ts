// The small functions that payments are made of, value by value.
import { createHmac } from "node:crypto";
import { pesewas } from "@kwan/domain";
import { describe, expect, it } from "vitest";
import { moneyInWords, sendsPrompts, sourceInWords } from "../src/money/payments/money-in-words.ts";
import { isSignedBy, parsed, readEvent } from "../src/money/payments/paystack-events.ts";
import {
  confirmLimit,
  isOpen,
  maxOpen,
  maySeePayer,
  maySeePayments,
  nextLookAt,
  openForMs,
  payerOf,
  receivedOf,
  startLimits,
  sumOf,
} from "../src/money/payments/policy.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const [own, other] = ["drv_own", "drv_other"] as const;
const actorWith = (role: string, driver: string | null = null) => ({ id: "usr_1", role, driver }) as never;

describe("a payment that has not arrived [R-ADD-04]", () => {
  const started = new Date("2026-11-21T09:00:00Z");
  it.each([
    ["first after a quarter of an hour", 0, 15 * minute],
    ["first after a quarter of an hour, whenever that is asked", 14 * minute, 15 * minute],
    ["then after a quarter of its age", 20 * minute, 25 * minute],
    ["but not before five minutes have passed", 16 * minute, 21 * minute],
    ["later in longer pauses", 8 * hour, 10 * hour],
    ["but at least once a day", 20 * day, 21 * day],
    ["for thirty days", 30 * day, 31 * day],
  ])("is looked up %s", (_, age, next) => {
    const now = new Date(started.getTime() + age);
    expect(nextLookAt(started, now)?.getTime()).toBe(started.getTime() + next);
  });
  it("is not looked up any more after that", () => {
    expect(nextLookAt(started, new Date(started.getTime() + 30 * day + 1))).toBeNull();
  });
  it("is open while it waits, for a day", () => {
    const statuses = ["waiting", "pending", "paid", "failed", "expired", "cancelled", "reversed"] as const;
    expect(statuses.filter(isOpen)).toEqual(["waiting", "pending"]);
    expect(openForMs).toBe(day);
  });
});

describe("who sees payments and payers, and pays [R-ADD-04]", () => {
  it.each([
    ["driver", own, true, true, { account: "usr_1" }],
    ["driver", other, false, false, "stranger"],
    ["officer", null, true, true, { account: "usr_1" }],
    ["reviewer", null, false, false, "stranger"],
    ["admin", null, false, true, "stranger"],
    ["driving_school", null, false, false, "stranger"],
  ] as const)("a %s with the record %s", (role, driver, seesPayments, seesPayer, payer) => {
    const actor = actorWith(role, driver);
    expect(maySeePayments(actor, own as never)).toBe(seesPayments);
    expect(maySeePayer(actor, own as never)).toBe(seesPayer);
    expect(payerOf(actor, own as never)).toEqual(payer);
  });
  it("nobody is a stranger who sees no payer", () => {
    expect(maySeePayer(null, own as never)).toBe(false);
    expect(payerOf(null, own as never)).toBe("stranger");
  });

  it("each has limits of their own", () => {
    const namesOf = (payer: Parameters<typeof maxOpen>[0], phone: string | null) =>
      startLimits(payer, "inv_1" as never, phone).map(({ name }) => name);
    const applicant = { account: "usr_1" as never };
    expect(namesOf("stranger", null)).toEqual(["payments_of_strangers"]);
    expect(namesOf("stranger", "+233241234567")).toEqual(["payments_of_strangers", "prompts_of_strangers"]);
    expect(namesOf(applicant, null)).toEqual(["payments_of_applicant"]);
    expect(namesOf(applicant, "+233241234567")).toEqual(["payments_of_applicant", "prompts_of_applicant"]);
    expect([maxOpen("stranger"), maxOpen(applicant)]).toEqual([3, 5]);
    const [one, two] = [applicant, { account: "usr_2" as never }].map((payer) =>
      JSON.stringify(startLimits(payer, "inv_1" as never, "+233241234567")),
    );
    expect(one).not.toBe(two);
    const confirming = [
      confirmLimit("stranger", "pay_1" as never, "192.0.2.1"),
      confirmLimit("stranger", "pay_1" as never, "192.0.2.2"),
      confirmLimit("stranger", "pay_2" as never, "192.0.2.1"),
      confirmLimit(applicant, "pay_1" as never, "192.0.2.1"),
    ];
    expect(new Set(confirming.map((each) => JSON.stringify(each))).size).toBe(4);
    expect(confirmLimit(applicant, "pay_1" as never, "192.0.2.1")).toEqual(
      confirmLimit(applicant, "pay_1" as never, "192.0.2.2"),
    );
  });
});

describe("money in words [R-ADD-04]", () => {
  it("is in cedis, or in the currency that arrived", () => {
    expect(moneyInWords(pesewas(42_000), null)).toBe("GH₵420.00");
    expect(moneyInWords(pesewas(42_000), "NGN")).toBe("NGN 420.00");
  });
  it("is what arrived, or what was asked for", () => {
    const amount_pesewas = pesewas(100);
    expect(receivedOf({ amount_pesewas, received_pesewas: null })).toBe(100);
    expect(receivedOf({ amount_pesewas, received_pesewas: pesewas(0) })).toBe(0);
    const refunds = (["sent", "approved", "failed"] as const).map((state, at) => ({
      state,
      pesewas: pesewas(10 ** at),
    }));
    expect(sumOf(refunds as never, "sent", "failed")).toBe(101);
    expect(sumOf(refunds as never)).toBe(0);
  });
  it.each([
    ["sandbox", "card", null, null, "to the card that you paid with"],
    ["sandbox", "mobile_money", "mtn", "+233241234567", /MTN.*567/],
    ["sandbox", "mobile_money", null, "+233241234567", "to the mobile money account that paid"],
    ["sandbox", "mobile_money", "mtn", null, "to the mobile money account that paid"],
    ["paystack", "mobile_money", "mtn", "+233241234567", "to the mobile money account that paid"],
  ] as const)("from %s by %s, %s %s, goes back %s", (provider, channel, network, phone_number, words) => {
    expect(sourceInWords({ provider, channel, network, phone_number })).toMatch(words);
    expect(sendsPrompts({ provider })).toBe(provider === "sandbox");
  });
});

describe("a message of the payment provider [R-ADD-04]", () => {
  const raw = Buffer.from('{"event":"charge.success"}');
  const signature = createHmac("sha512", "secret").update(raw).digest("hex");
  it("counts if it is signed with our key, over these bytes", () => {
    expect(isSignedBy("secret", raw, signature)).toBe(true);
    expect(isSignedBy("secret", raw, signature.toUpperCase())).toBe(true);
    expect(isSignedBy("other", raw, signature)).toBe(false);
    expect(isSignedBy("secret", Buffer.from("{}"), signature)).toBe(false);
    for (const wrong of [undefined, "", signature.slice(2), `${signature}00`, `x${signature}`, `${signature}x`])
      expect(isSignedBy("secret", raw, wrong)).toBe(false);
  });
  it.each([
    ["charge.success", { id: 1, reference: "a" }, { id: "charge.success:1", reference: "a", isAboutRefund: false }],
    [
      "refund.failed",
      { id: "r", transaction_reference: "b" },
      { id: "refund.failed:r", reference: "b", isAboutRefund: true },
    ],
    [
      "charge.dispute.create",
      { transaction: { reference: "c" } },
      { id: "charge.dispute.create:c", reference: "c", isAboutRefund: false },
    ],
    [
      "refund.failed",
      { transaction: { reference: "c" }, transaction_reference: "b", reference: "a" },
      { id: "refund.failed:b", reference: "b", isAboutRefund: true },
    ],
    [
      "charge.success",
      { transaction: 5, reference: "a" },
      { id: "charge.success:a", reference: "a", isAboutRefund: false },
    ],
    ["charge.success", { transaction: null }, { id: "charge.success:", reference: null, isAboutRefund: false }],
    [
      "transfer.success",
      { id: 1, reference: "a" },
      { id: "transfer.success:1", reference: null, isAboutRefund: false },
    ],
    [
      "my.charge.success",
      { id: 1, reference: "a" },
      { id: "my.charge.success:1", reference: null, isAboutRefund: false },
    ],
    [
      "my.refund.failed",
      { id: 1, reference: "a" },
      { id: "my.refund.failed:1", reference: null, isAboutRefund: false },
    ],
  ])("%s about %j is read as %j", (event, data, expected) => {
    expect(readEvent(Buffer.from(JSON.stringify({ event, data })))).toEqual(expected);
  });
  it("has an ID of at most 200 characters, and none if it cannot be read", () => {
    const long = readEvent(Buffer.from(JSON.stringify({ event: "charge.success", data: { id: "x".repeat(300) } })));
    expect(long.id).toHaveLength(200);
    for (const text of ["no JSON", "[]", "{}", '{"event":1,"data":{}}', '{"event":"charge.success"}'])
      expect(readEvent(Buffer.from(text))).toEqual({ id: "unreadable", reference: null, isAboutRefund: false });
    expect([parsed(Buffer.from("1")), parsed(Buffer.from("x"))]).toEqual([1, undefined]);
  });
});
