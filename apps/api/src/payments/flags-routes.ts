import type { AnswerOf, listFlaggedPayments } from "@kwan/contract";
import { displayName, formatCedis, wireFromPesewas } from "@kwan/domain";
import { note } from "../audit/append.ts";
import type { Asked, HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { titleOf } from "../invoices/present.ts";
import { accountOf } from "../invoices/store.ts";
import { tell } from "../notifications/tell.ts";
import { type FlaggedRow, findFlagged, listFlagged, resolveFlag } from "./flags-store.ts";

type Flagged = AnswerOf<typeof listFlaggedPayments>["results"][number];

const present = (row: FlaggedRow): Flagged => ({
  id: row.id,
  reference: row.reference,
  provider: row.provider,
  channel: row.channel,
  flag: row.mismatch ?? "refund_due",
  expected: wireFromPesewas(row.total_pesewas),
  received: wireFromPesewas(row.received_pesewas ?? row.amount_pesewas),
  currency: "GHS",
  flagged_at: row.flagged_at ?? row.started_at,
  invoice: row.invoice_id,
  invoice_number: row.invoice_number,
  service: row.service_id,
  kind: row.kind,
  service_number: row.service_number,
  service_title: titleOf(row.kind),
  driver: row.driver_id,
  driver_name: displayName(row),
  resolution:
    row.flag_outcome && row.flag_resolved_at
      ? {
          outcome: row.flag_outcome,
          note: row.flag_note ?? "",
          resolved_at: row.flag_resolved_at,
          resolved_by: [row.officer_first_name, row.officer_last_name].join(" ").trim(),
        }
      : null,
});

/** What the person who paid is told of the outcome. */
const words = {
  refunded: (amount: string, invoice: string) =>
    `We have sent back your payment of ${amount} for invoice ${invoice}. It can take a few days to reach you.`,
  not_received: (amount: string, invoice: string) =>
    `We have checked the payment of ${amount} for invoice ${invoice}. It did not reach us. If it left your account, ask your bank or network, or contact your branch.`,
} as const;

export const flagRoutes: HandlersOf<"listFlaggedPayments" | "resolveFlaggedPayment"> = {
  listFlaggedPayments: async ({ db, query, request }) =>
    listAnswer(request, await listFlagged(db, query.resolved === "true", query), present),
  resolveFlaggedPayment: async (asked) => {
    const { db, deps, actor, params, body } = asked;
    const resolution = {
      flag_outcome: body.outcome,
      flag_note: body.note,
      flag_resolved_by: actor.id,
      flag_resolved_at: deps.now(),
    };
    const isNew = await resolveFlag(db, params.id, resolution);
    const row = await findFlagged(db, params.id);
    if (!row) throw notFound("flagged payment");
    if (!isNew)
      throw new DomainError("state_forbids", { message: "Another officer has already dealt with this payment." });
    await note(asked as unknown as Asked, {
      action: "resolve_flag",
      entity: "payment",
      entity_id: row.id,
      before: { mismatch: row.mismatch },
      after: { outcome: body.outcome, note: body.note },
    });
    const owner = await accountOf(db, row.driver_id);
    if (owner)
      await tell(db, deps, {
        user_id: owner,
        service_id: row.service_id,
        title: body.outcome === "refunded" ? "Your payment has been sent back" : "We have checked your payment",
        message: words[body.outcome](formatCedis(row.received_pesewas ?? row.amount_pesewas), row.invoice_number),
        dedupe_key: `payment:${row.id}:resolved`,
      });
    return present(row);
  },
};
