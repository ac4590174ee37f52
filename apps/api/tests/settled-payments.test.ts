// What becomes of a payment in each state, for everything that the provider can say about it.
import { pesewas } from "@kwan/domain";
import { describe, expect, it } from "vitest";
import { cancelOpen, expirePayment, settlePayment } from "../src/money/payments/commands/settle-payment.ts";
import { findByReference } from "../src/money/payments/store.ts";
import { systemContext } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { changes, type News } from "./payment-state-table.ts";
import { testServer } from "./server.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const card = { channel: "card", email: "ama@mail.example" } as const;

const everything: readonly News[] = [
  "success",
  "too little",
  "dollars",
  "failed",
  "pending",
  "abandoned",
  "unknown",
  "reversed",
  "expire",
  "cancel",
];

type Step = News | "other pays" | "other is open" | "invoice expires" | "invoice is replaced";
/** The states of a payment, by the news about it before. The invoice is paid by `other`, if it is. */
const states: Readonly<Record<string, readonly Step[]>> = {
  waiting: [],
  "waiting beside another": ["other is open"],
  "waiting, the invoice is paid": ["other pays"],
  "waiting, the invoice has expired": ["invoice expires"],
  "waiting, the invoice has been replaced": ["invoice expires", "invoice is replaced"],
  pending: ["pending"],
  paid: ["success"],
  failed: ["failed"],
  expired: ["expire"],
  cancelled: ["cancel"],
  reversed: ["success", "reversed"],
  flagged: ["too little"],
  "paid twice": ["other pays", "success"],
};

eachDatabase((database) => {
  const of = testServer(database);

  async function started() {
    const server = of();
    const { kwan, driver, id } = await server.person();
    const service = await newApplication(server, { driver, filed_by: id });
    const invoice = await kwan.invoices.generate(service);
    const { reference } = await kwan.invoices.pay(invoice.id, mobile);
    const say = (news: News, about = reference) =>
      inTransaction(server.db, async (tx) => {
        const context = systemContext(tx, server.deps, "payment");
        const stored = await findByReference(tx, about);
        if (!stored) throw new Error("There is no such payment.");
        if (news === "expire") return expirePayment(context, about);
        if (news === "cancel") return cancelOpen(context, stored);
        const isSuccess = news === "too little" || news === "dollars";
        return settlePayment(context, about, {
          status: isSuccess ? "success" : news,
          amount_pesewas: news === "too little" ? pesewas(stored.amount_pesewas - 1) : stored.amount_pesewas,
          currency: news === "dollars" ? "USD" : stored.currency,
        });
      });
    const prepare = async (step: Step) => {
      if (step === "invoice expires") await expireInvoice();
      else if (step === "invoice is replaced") await kwan.invoices.generate(service);
      else if (step === "other pays" || step === "other is open") {
        const other = await kwan.invoices.pay(invoice.id, card);
        if (step === "other pays") await say("success", other.reference);
      } else await say(step);
    };
    const invoiceId = idOf("inv", invoice.id);
    const expireInvoice = () =>
      server.db.kysely.updateTable("invoices").set({ status: "expired" }).where("id", "=", invoiceId).execute();

    /** The payment and everything that depends on it, in one line, and what has been told and recorded. */
    async function seen() {
      const { kysely } = server.db;
      const payment = await kysely
        .selectFrom("payments")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      const { status, paid_at } = await kysely
        .selectFrom("invoices")
        .select(["status", "paid_at"])
        .where("id", "=", invoiceId)
        .executeTakeFirstOrThrow();
      const application = await kysely
        .selectFrom("services")
        .select("status")
        .where("id", "=", service)
        .executeTakeFirstOrThrow();
      const [receipts, refunds, entries] = await Promise.all([
        kysely.selectFrom("receipts").select("number").where("payment_id", "=", payment.id).execute(),
        kysely.selectFrom("refunds").select(["rule", "pesewas"]).where("payment_id", "=", payment.id).execute(),
        kysely.selectFrom("entries").select("event").where("payment_id", "=", payment.id).orderBy("id").execute(),
      ]);
      const notified = await kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute();
      const acts = await kysely
        .selectFrom("audit")
        .select("action")
        .where("entity", "=", "payment")
        .where("entity_id", "=", payment.id)
        .orderBy("seq")
        .execute();
      return {
        state: [
          payment.mismatch ? `${payment.status} (${payment.mismatch})` : payment.status,
          ...(payment.received_pesewas === null ? [] : [`received ${payment.received_pesewas}`]),
          ...(payment.received_currency === null ? [] : [payment.received_currency]),
          ...(payment.settled_at === null ? [] : ["settled"]),
          ...(payment.flagged_at === null ? [] : ["flagged"]),
          `invoice ${status}${paid_at === null ? "" : " at a time"}`,
          application.status,
          ...(receipts.length === 0 ? [] : ["receipt"]),
          ...refunds.map(({ rule, pesewas: sum }) => `refund of ${sum} ${rule}`),
          ...new Set(entries.map(({ event }) => event)),
        ].join(", "),
        titles: notified.map(({ title }) => title).toSorted(),
        acts: acts.map(({ action }) => action),
      };
    }
    return { say, seen, prepare };
  }

  async function inState(name: string) {
    const { say, seen, prepare } = await started();
    for (const step of states[name] ?? []) await prepare(step);
    return { say, seen };
  }

  /** What has changed after the same news came twice. */
  async function changeAfter(name: string, news: News): Promise<string> {
    const { say, seen } = await inState(name);
    const before = await seen();
    await say(news);
    const after = await seen();
    await say(news);
    expect(await seen(), `${news}, a second time`).toEqual(after);
    const told = [...after.titles];
    for (const title of before.titles) told.splice(told.indexOf(title), 1);
    const acts = after.acts.slice(before.acts.length);
    return [after.state, acts.join(", ") || "-", told.join(", ") || "-"].join(" | ");
  }

  describe("what the provider says of a payment [R-ADD-04]", () => {
    it.each(Object.keys(states))("%s", async (name) => {
      const { say, seen } = await inState(name);
      const before = await seen();
      for (const news of everything.filter((each) => changes[name]?.[each] === undefined)) {
        await say(news);
        expect(await seen(), news).toEqual(before);
      }
      for (const [news, line] of Object.entries(changes[name] ?? {}) as [News, string][])
        expect(await changeAfter(name, news), news).toBe(line);
    });

    it("of a payment that we do not know changes nothing, and a payment expires once", async () => {
      const { db, deps } = of();
      const nothing = { status: "success", amount_pesewas: pesewas(1), currency: "GHS" } as const;
      const results = await inTransaction(db, async (tx) => {
        const context = systemContext(tx, deps, "payment");
        return [await settlePayment(context, "KWP-none", nothing), await expirePayment(context, "KWP-none")];
      });
      expect(results).toEqual([null, false]);
      const { say } = await inState("waiting");
      expect([await say("expire"), await say("expire")]).toEqual([true, false]);
    });
  });
});
