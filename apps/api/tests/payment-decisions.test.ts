// What two people can decide about a flagged payment, by its state when it is proposed and when it is approved.
import { pesewas } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveEvidence } from "./fixtures/evidence.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const reason = "The statement and the payer agree on this.";
const proposals = {
  refund: { kind: "refund_payment", details: { amount: "100.00" }, ground: "payer_asked" },
  "refund all": { kind: "refund_payment", details: { amount: "210.00" }, ground: "payer_asked" },
  keep: { kind: "keep_payment", details: { answer: "The work has been done already." }, ground: "work_done" },
  "went back": { kind: "close_payment", details: { outcome: "refunded" }, ground: "statement" },
  "never arrived": { kind: "close_payment", details: { outcome: "not_received" }, ground: "statement" },
} as const;
type Proposal = keyof typeof proposals;

/** A state of the payment: its columns, and its refunds, each with a state and an amount. */
interface State {
  readonly status?: "paid" | "failed" | "reversed" | "cancelled";
  readonly mismatch?: "refund_asked" | "wrong_amount" | "application_ended" | "refund_due";
  readonly isResolved?: true;
  readonly refund?: readonly ["approved" | "sent" | "failed", number];
  readonly isOpen?: true;
}
const asked = { status: "paid", mismatch: "refund_asked" } as const;
const wrong = { status: "failed", mismatch: "wrong_amount" } as const;

/** The answer to each proposal in each state, in the order of `proposals`. */
const states: readonly (readonly [string, State, string])[] = [
  ["asked for", asked, "ok ok ok ok no"],
  ["of a wrong amount", wrong, "ok ok no ok ok"],
  ["of an application that has ended", { status: "paid", mismatch: "application_ended" }, "ok ok no ok no"],
  ["resolved", { ...asked, isResolved: true }, "no no no no no"],
  ["of a wrong amount, resolved", { ...wrong, isResolved: true }, "no no no no no"],
  ["reversed", { status: "reversed", mismatch: "refund_due" }, "no no no ok ok"],
  ["being refunded", { ...asked, refund: ["approved", 5_000] }, "no no no no no"],
  ["of a wrong amount, being refunded", { ...wrong, refund: ["approved", 5_000] }, "no no no no no"],
  ["refunded in part", { ...asked, refund: ["sent", 5_000] }, "ok amount ok ok no"],
  ["of a wrong amount, refunded in part", { ...wrong, refund: ["sent", 5_000] }, "ok amount no ok no"],
  ["whose refund has failed", { ...wrong, refund: ["failed", 5_000] }, "ok ok no ok ok"],
];

eachDatabase((database) => {
  const of = testServer(database);
  let [officer, reviewer] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    officer = await of().person({ role: "officer" });
    reviewer = await of().person({ role: "reviewer" });
  });

  async function put(id: string, { status, mismatch, isResolved, refund, isOpen }: State, service: string) {
    const { db, deps } = of();
    const now = deps.now();
    const resolved = {
      flag_outcome: "refunded",
      flag_note: null,
      flag_resolved_by: null,
      flag_resolved_at: now,
    } as const;
    await db.kysely
      .updateTable("payments")
      .set({
        is_by_applicant: true,
        ...(status && { status, settled_at: now }),
        ...(mismatch && { mismatch, flagged_at: now }),
        ...(isResolved && resolved),
      })
      .where("id", "=", idOf("pay", id))
      .execute();
    if (refund) {
      const [state, amount] = refund;
      const at = { approved: {}, sent: { sent_at: now }, failed: { failed_at: now, problem: "No." } }[state];
      const row = { id: deps.newId("rfd"), payment_id: idOf("pay", id), rule: "withdrawn", state, ...at } as const;
      await db.kysely
        .insertInto("refunds")
        .values({ ...row, pesewas: pesewas(amount), created_at: now })
        .execute();
    }
    const application = idOf("srv", service);
    if (isOpen)
      await db.kysely.updateTable("services").set({ status: "in_review" }).where("id", "=", application).execute();
  }
  async function flagged(state: State) {
    const payer = await of().person();
    const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id, status: "cancelled" });
    await of()
      .db.kysely.updateTable("services")
      .set({ status: "awaiting_payment" })
      .where("id", "=", service)
      .execute();
    const invoice = await payer.kwan.invoices.generate(service);
    const { id } = await payer.kwan.invoices.pay(invoice.id, { channel: "card" });
    await of().db.kysely.updateTable("services").set({ status: "cancelled" }).where("id", "=", service).execute();
    await put(id, state, service);
    return { id, service };
  }
  const answerOf = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => "ok",
      ({ code, body }: { code: string; body: object }) =>
        code === "state_forbids" ? "no" : "amount" in body ? "amount" : code,
    );
  const propose = (subject: string, name: Proposal) =>
    officer.kwan.decisions.propose({ ...proposals[name], subject, reason });

  describe("a payment [R-AUT-12]", () => {
    it.each(states)("%s", async (_, state, expected) => {
      const answers: string[] = [];
      for (const name of Object.keys(proposals) as Proposal[])
        answers.push(await answerOf(propose((await flagged(state)).id, name)));
      expect(answers.join(" ")).toBe(expected);
    });

    it.each([
      ["refund all", asked, { refund: ["sent", 1] }, "no"],
      ["refund", asked, { refund: ["sent", 11_000] }, "ok"],
      ["refund", asked, { refund: ["sent", 11_001] }, "no"],
      ["refund", { status: "paid", mismatch: "application_ended" }, { isOpen: true }, "no"],
      ["refund", { status: "paid", mismatch: "refund_asked" }, { isOpen: true }, "ok"],
      ["refund", asked, { isResolved: true }, "no"],
      ["keep", asked, { isResolved: true }, "no"],
      ["keep", asked, { refund: ["approved", 1] }, "no"],
      ["went back", asked, { isResolved: true }, "no"],
      ["never arrived", wrong, { status: "paid" }, "no"],
    ] as const)(
      "is not decided on as proposed if it has changed since: %s, %j, then %j: %s",
      async (name, state, then, expected) => {
        const { id, service } = await flagged(state);
        const decision = await propose(id, name);
        await giveEvidence(of(), decision.id);
        await put(id, then, service);
        expect(await answerOf(reviewer.kwan.decisions.decide(decision.id, { outcome: "approved" }, latest))).toBe(
          expected,
        );
      },
    );
  });
});
