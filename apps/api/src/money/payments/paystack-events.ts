import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { ProviderEvent } from "../../platform/payment-provider.ts";

const event = z.object({
  event: z.string(),
  data: z.looseObject({
    id: z.optional(z.union([z.string(), z.number()])),
    reference: z.optional(z.nullable(z.string())),
    /** The payment's reference in events about refunds. */
    transaction_reference: z.optional(z.nullable(z.string())),
    /** The payment's reference in events about disputes. */
    transaction: z.optional(
      z.nullable(z.union([z.looseObject({ reference: z.optional(z.nullable(z.string())) }), z.number(), z.string()])),
    ),
  }),
});

/** Events that can change the status of a payment. */
const telling = /^(charge\.|refund\.|charge\.dispute\.)/;

/**
 * Whether a body was signed with the secret key. The signature is computed over the raw bytes and compared in constant
 * time.
 */
export function isSignedBy(secretKey: string, raw: Buffer, signature: string | undefined): boolean {
  const expected = createHmac("sha512", secretKey).update(raw).digest();
  const received = Buffer.from(/^[0-9a-f]{128}$/i.test(signature ?? "") ? (signature ?? "") : "", "hex");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Reads a signed body in Paystack's format. The sandbox uses the same format. */
export function readEvent(raw: Buffer): ProviderEvent {
  const read = z.safeParse(event, parsed(raw));
  if (!read.success) return { id: "unreadable", reference: null, isAboutRefund: false };
  const { event: name, data } = read.data;
  const { transaction } = data;
  const ofTransaction = typeof transaction === "object" ? transaction?.reference : undefined;
  const reference = data.transaction_reference ?? ofTransaction ?? data.reference ?? null;
  return {
    id: `${name}:${data.id ?? reference ?? ""}`.slice(0, 200),
    reference: telling.test(name) ? reference : null,
    isAboutRefund: name.startsWith("refund."),
  };
}

/** Reads JSON. Returns undefined if it is none. */
export const parsed = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
};
