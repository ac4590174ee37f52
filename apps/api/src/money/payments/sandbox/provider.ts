import { createHmac } from "node:crypto";
import { pesewas } from "@kwan/domain";
import type { Config } from "../../../platform/config.ts";
import type { Database } from "../../../platform/db/open.ts";
import type { PaymentProvider, SeenStatus } from "../../../platform/payment-provider.ts";
import { isSignedBy, readEvent } from "../paystack.ts";
import { findSandboxPayment, insertSandboxPayment, type SandboxRow, setSandboxStatus } from "./store.ts";

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
  async refund({ reference, amount_pesewas }) {
    const row = await findSandboxPayment(db.kysely, reference);
    if (row?.status === "reversed") return { problem: null };
    if (!row || statusAt(row, now()) !== "success") return { problem: "There is no such successful payment." };
    if (amount_pesewas > row.amount_pesewas) return { problem: "The refund is larger than the payment." };
    await setSandboxStatus(db.kysely, reference, "reversed");
    return { problem: null };
  },
  readWebhook: (raw, header) => (isSignedBy(sandboxKey(config), raw, header(signatureHeader)) ? readEvent(raw) : null),
});
