import { createHmac } from "node:crypto";
import { addPesewas, pesewas } from "@kwan/domain";
import type { Config } from "../../../platform/config.ts";
import type { Database } from "../../../platform/db/open.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { PaymentProvider, SeenStatus } from "../../../platform/payment-provider.ts";
import { isSignedBy, readEvent } from "../paystack-events.ts";
import {
  findSandboxPayment,
  insertSandboxPayment,
  insertSandboxRefund,
  lockSandboxPayment,
  type SandboxRow,
  sandboxPaymentsSince,
  sandboxRefundsOf,
  setSandboxStatus,
} from "./store.ts";

/** Returns the sandbox's signing key. The key is not used for anything else. */
const sandboxKey = ({ secrets }: Config): string => `sandbox ${secrets[0]}`;

export const signatureHeader = "x-sandbox-signature";

export const signSandbox = (config: Config, raw: string): string =>
  createHmac("sha512", sandboxKey(config)).update(raw).digest("hex");

/** Returns the status of a payment at a given time. A late payment succeeds at a set time, without a webhook. */
export const statusAt = ({ status, succeeds_at }: Pick<SandboxRow, "status" | "succeeds_at">, now: Date): SeenStatus =>
  succeeds_at !== null && Date.parse(succeeds_at) <= now.getTime() ? "success" : (status as SeenStatus);

/**
 * Returns a payment provider that moves no money but otherwise behaves like a real one. A tester chooses the outcome on
 * the sandbox's page. Mobile money also has a page, because the sandbox cannot send a prompt to a phone.
 */
export const sandboxProvider = (config: Config, db: Database, now: () => Date): PaymentProvider => ({
  name: "sandbox",
  async start({ reference, amount_pesewas, currency, channel, return_url }) {
    await insertSandboxPayment(db.kysely, {
      reference,
      amount_pesewas,
      currency,
      channel,
      return_url,
      started_at: now(),
    });
    return { checkout_url: `${config.publicUrl}/sandbox/pay/${reference}` };
  },
  async lookUp(reference) {
    const row = await findSandboxPayment(db.kysely, reference);
    if (!row) return { status: "unknown", amount_pesewas: pesewas(0), currency: "" };
    return { status: statusAt(row, now()), amount_pesewas: row.amount_pesewas, currency: row.currency };
  },
  refund: ({ id, reference, amount_pesewas, currency }) =>
    inTransaction(db, async (tx) => {
      const row = await lockSandboxPayment(tx, reference);
      if (!row) return { problem: "There is no such payment." };
      const refunds = (await sandboxRefundsOf(tx, reference)).filter(({ failed }) => !failed);
      const same = refunds.find((each) => each.id === id);
      if (same) return { problem: same.amount_pesewas === amount_pesewas ? null : "This refund has another amount." };
      if (statusAt(row, now()) !== "success") return { problem: "There is no such successful payment." };
      if (row.currency !== currency) return { problem: "The refund is in another currency." };
      const refunded = addPesewas(amount_pesewas, ...refunds.map((each) => each.amount_pesewas));
      if (refunded > row.amount_pesewas) return { problem: "The refund is larger than what is left of the payment." };
      await insertSandboxRefund(tx, { id, reference, amount_pesewas });
      if (refunded === row.amount_pesewas) await setSandboxStatus(tx, reference, "reversed");
      return { problem: null };
    }),
  returnedRefunds: async (reference, ids) =>
    (await sandboxRefundsOf(db.kysely, reference))
      .filter(({ id, failed }) => failed && ids.includes(id))
      .map(({ id }) => id),
  listSince: async (since) =>
    (await sandboxPaymentsSince(db.kysely, since)).flatMap((row) => {
      const status = statusAt(row, now());
      if (status !== "success" && status !== "reversed") return [];
      const { reference, amount_pesewas, refunded_pesewas, currency } = row;
      // A payment can be reversed although we have refunded nothing.
      const returned_pesewas = status === "reversed" ? amount_pesewas : refunded_pesewas;
      return [{ reference, received_pesewas: amount_pesewas, returned_pesewas, currency }];
    }),
  readWebhook: (raw, header) => (isSignedBy(sandboxKey(config), raw, header(signatureHeader)) ? readEvent(raw) : null),
});
