import { formatCedis } from "@kwan/domain";
import { escaped, page } from "../../../platform/http/page.ts";
import type { SeenStatus } from "../../../platform/payment-provider.ts";
import type { SandboxRow } from "./store.ts";

/** The outcomes that a tester can choose for a payment, with the label of each button. */
export const choices = {
  approve: "Approve: the money arrives and we are told",
  reject: "Reject: the payer says no, or has too little",
  delay: "Delay: it is pending, succeeds in two minutes, and nobody tells us",
  double: "Double: it succeeds, and the same message is sent three times",
  reverse: "Reverse: the payment is refunded",
  fail_refund: "Fail the refund: our last refund of this payment comes back",
} as const;

export type Choice = keyof typeof choices;

export const isChoice = (text: string): text is Choice => Object.hasOwn(choices, text);

const inWords: Readonly<Record<SeenStatus, string>> = {
  abandoned: "not approved yet",
  pending: "pending",
  success: "paid",
  failed: "rejected",
  reversed: "refunded",
  unknown: "unknown",
};

/** Returns the page on which a tester acts as the payer and the provider. It works without scripts. */
export function paymentPage(
  { reference, amount_pesewas, channel }: SandboxRow,
  status: SeenStatus,
  told: string | null,
  back: string,
): string {
  const path = `/sandbox/pay/${encodeURIComponent(reference)}`;
  const buttons = Object.entries(choices).map(
    ([choice, words]) => `<p><button type="submit" name="choice" value="${choice}">${escaped(words)}</button></p>`,
  );
  const notice = told === null ? "" : `<p role="status"><strong>${escaped(told)}</strong></p>\n`;
  const kind = channel === "card" ? "card" : "mobile money";
  return page(
    "Sandbox payment",
    `<p>No money moves here. This page stands for the payer's phone, or for the card page.</p>
${notice}<dl>
<dt>Reference</dt><dd>${escaped(reference)}</dd>
<dt>Amount</dt><dd>${formatCedis(amount_pesewas)}</dd>
<dt>Paid by</dt><dd>${kind}</dd>
<dt>State</dt><dd>${inWords[status]}</dd>
</dl>
<form method="post" action="${path}">
${buttons.join("\n")}
</form>
<p><a href="${escaped(back)}">Back to the portal</a></p>`,
  );
}

export const missingPage = (): string =>
  page("No such payment", "<p>The sandbox knows no payment of this reference. Start one from an invoice.</p>");
