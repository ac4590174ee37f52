import { pesewas } from "@kwan/domain";
import * as z from "zod/mini";
import {
  type ListedPayment,
  type PaymentProvider,
  type PaymentToStart,
  ProviderDownError,
  type RefundToSend,
  type Seen,
  type SeenStatus,
} from "../../platform/payment-provider.ts";
import { isSignedBy, parsed, readEvent } from "./paystack-events.ts";

const timeoutMs = 15_000;

const begun = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.url({ protocol: /^https$/ }), reference: z.string() }),
});
const verified = z.object({
  status: z.literal(true),
  data: z.object({ status: z.string(), reference: z.string(), amount: z.int(), currency: z.string() }),
});
const transactionId = z.object({ data: z.looseObject({ id: z.union([z.number(), z.string()]) }) });
const listedRefund = z.looseObject({
  transaction: z.union([z.number(), z.string(), z.looseObject({ id: z.union([z.number(), z.string()]) })]),
  amount: z.int(),
  status: z.string(),
  merchant_note: z.optional(z.nullable(z.string())),
});
const refunds = z.object({ status: z.literal(true), data: z.array(listedRefund) });
const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ status: z.literal(true), data: z.array(item), meta: z.optional(z.looseObject({ pageCount: z.int() })) });
const listedTransaction = z.looseObject({
  id: z.union([z.number(), z.string()]),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});
const saidNo = z.object({ status: z.literal(false), message: z.string() });

const statuses: Readonly<Record<string, SeenStatus>> = {
  success: "success",
  failed: "failed",
  abandoned: "abandoned",
  reversed: "reversed",
  pending: "pending",
  ongoing: "pending",
  processing: "pending",
  queued: "pending",
};

/**
 * Takes payments through Paystack. Like us, Paystack uses amounts in pesewas, and it accepts our references.
 *
 * @example
 * const payments = paystack({ secretKey: config.payment.secretKey });
 */
export function paystack({
  secretKey,
  baseUrl = "https://api.paystack.co",
}: {
  secretKey: string;
  baseUrl?: string;
}): PaymentProvider {
  async function ask(path: string, body?: object): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: parsed(Buffer.from(await response.arrayBuffer())) };
    } catch (error) {
      throw new ProviderDownError(error instanceof Error ? error.message : "no connection", { cause: error });
    }
  }

  /** Lists the refunds of a payment. Returns null if Paystack does not know the payment. */
  async function refundsOf(reference: string): Promise<readonly z.output<typeof refunds>["data"][number][] | null> {
    const lookup = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
    const payment = z.safeParse(transactionId, lookup.body);
    if (!payment.success) {
      if (isUnknown(lookup.status, lookup.body)) return null;
      throw new ProviderDownError(`it could not look a payment up (status ${lookup.status})`);
    }
    const { id } = payment.data.data;
    const listed = z.safeParse(refunds, (await ask(`/refund?transaction=${encodeURIComponent(id)}`)).body);
    if (!listed.success) throw new ProviderDownError("it could not list the refunds of a payment");
    return listed.data.data.filter((refund) => transactionOf(refund) === String(id));
  }

  /** Reads all pages of a list. */
  async function everyPage<Item extends z.core.$ZodType>(path: string, item: Item): Promise<z.output<Item>[]> {
    const all: z.output<Item>[] = [];
    for (let page = 1; ; page++) {
      const listed = z.safeParse(pageOf(item), (await ask(`${path}&perPage=100&page=${page}`)).body);
      if (!listed.success) throw new ProviderDownError("it could not list the payments or the refunds");
      all.push(...listed.data.data);
      if (listed.data.data.length === 0 || page >= (listed.data.meta?.pageCount ?? 1)) return all;
    }
  }

  return {
    name: "paystack",
    async start(payment: PaymentToStart) {
      const { status, body } = await ask("/transaction/initialize", {
        reference: payment.reference,
        amount: payment.amount_pesewas,
        currency: payment.currency,
        email: payment.email,
        channels: [payment.channel],
        callback_url: payment.return_url,
        ...(payment.phone_number && { metadata: { phone_number: payment.phone_number, network: payment.network } }),
      });
      const read = z.safeParse(begun, body);
      if (!read.success) throw new ProviderDownError(`it refused to begin a payment (status ${status})`);
      return { checkout_url: read.data.data.authorization_url };
    },
    async lookUp(reference: string): Promise<Seen> {
      const { status, body } = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
      const read = z.safeParse(verified, body);
      if (read.success && read.data.data.reference === reference) {
        const { amount, currency, status: providerStatus } = read.data.data;
        return { status: statuses[providerStatus] ?? "pending", amount_pesewas: pesewas(amount), currency };
      }
      if (isUnknown(status, body)) return { status: "unknown", amount_pesewas: pesewas(0), currency: "" };
      throw new ProviderDownError(`it could not look a payment up (status ${status})`);
    },
    async refund({ id: ours, reference, amount_pesewas, currency }: RefundToSend) {
      // Paystack has no idempotency key, so a repeated request could send the money twice. Our ID is in the note, so look
      // for it first.
      const listed = await refundsOf(reference);
      if (listed === null) return { problem: "Paystack has no such payment." };
      const same = listed.find((each) => isFor(each, ours) && each.status !== "failed");
      if (same)
        return { problem: same.amount === amount_pesewas ? null : "Paystack has this refund with another amount." };
      const { status, body } = await ask("/refund", {
        transaction: reference,
        amount: amount_pesewas,
        currency,
        merchant_note: `Kwan ${ours}`,
      });
      if (z.safeParse(z.object({ status: z.literal(true) }), body).success) return { problem: null };
      const refusal = z.safeParse(saidNo, body);
      if (refusal.success && status >= 400 && status < 500 && status !== 429) return { problem: refusal.data.message };
      throw new ProviderDownError(`it did not take a refund (status ${status})`);
    },
    async returnedRefunds(reference, ids) {
      const listed = (await refundsOf(reference)) ?? [];
      return ids.filter((id) => {
        const ours = listed.filter((each) => isFor(each, id));
        return ours.length > 0 && ours.every(({ status }) => status === "failed");
      });
    },
    async listSince(since): Promise<readonly ListedPayment[]> {
      const from = encodeURIComponent(since.toISOString());
      const refunded = new Map<string, number>();
      for (const refund of await everyPage(`/refund?from=${from}`, listedRefund)) {
        const id = transactionOf(refund);
        if (refund.status !== "failed") refunded.set(id, (refunded.get(id) ?? 0) + refund.amount);
      }
      return (await everyPage(`/transaction?from=${from}`, listedTransaction))
        .filter(({ status }) => status === "success" || status === "reversed")
        .map(({ id, reference, amount, currency, status }) => ({
          reference,
          received_pesewas: pesewas(amount),
          // A payment that was reversed after a dispute has no refund.
          returned_pesewas: pesewas(status === "reversed" ? amount : (refunded.get(String(id)) ?? 0)),
          currency,
        }));
    },
    readWebhook: (raw, header) => (isSignedBy(secretKey, raw, header("x-paystack-signature")) ? readEvent(raw) : null),
  };
}

/** The ID of the payment that a refund at Paystack is for. */
const transactionOf = ({ transaction }: z.output<typeof listedRefund>): string =>
  String(typeof transaction === "object" ? transaction.id : transaction);

/** Whether a refund at Paystack is one that we asked for. Our ID is in its note. */
const isFor = ({ merchant_note }: { readonly merchant_note?: string | null | undefined }, id: string): boolean =>
  merchant_note?.split(" ").includes(id) ?? false;

/** Whether a reference is unknown to Paystack, which then responds with 404, or with 400 and a code. */
function isUnknown(status: number, body: unknown): boolean {
  const parsedBody = z.safeParse(
    z.looseObject({ status: z.literal(false), code: z.optional(z.string()), message: z.optional(z.string()) }),
    body,
  );
  if (!parsedBody.success) return false;
  return (
    status === 404 ||
    parsedBody.data.code === "transaction_not_found" ||
    /reference not found/i.test(parsedBody.data.message ?? "")
  );
}
