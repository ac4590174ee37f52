import type { BodyOf, resolveFlaggedPayment as call } from "@kwan/contract";
import { formatCedis } from "@kwan/domain";
import { m } from "#messages";
import { note } from "../../audit/append.ts";
import type { Actor, Context } from "../../context.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { accountOf } from "../../drivers/store.ts";
import { notify } from "../../notifications/notify.ts";
import { type FlaggedRow, findFlagged, resolveFlag } from "../flags-store.ts";

/** The messages to the payer. */
const messages = {
  refunded: { title: m.payments_sent_back_title, message: m.payments_sent_back },
  not_received: { title: m.payments_not_received_title, message: m.payments_not_received },
} as const;

/** Records the outcome of a flagged payment, once, and notifies the payer. */
export async function resolveFlaggedPayment(
  context: Context<Actor>,
  id: string,
  { outcome, note: flag_note }: BodyOf<typeof call>,
): Promise<FlaggedRow> {
  const { tx, deps, actor } = context;
  const resolution = { flag_outcome: outcome, flag_note, flag_resolved_by: actor.id, flag_resolved_at: deps.now() };
  const isNew = await resolveFlag(tx, id, resolution);
  const row = await findFlagged(tx, id);
  if (!row) throw notFound("flagged_payment");
  if (!isNew) throw new DomainError("state_forbids", { message: m.payments_already_resolved() });
  await note(context, {
    action: "resolve_flag",
    entity: "payment",
    entity_id: row.id,
    before: { mismatch: row.mismatch },
    after: { outcome, note: flag_note },
  });
  const owner = await accountOf(tx, row.driver_id);
  if (owner)
    await notify(context, {
      user_id: owner.id,
      service_id: row.service_id,
      words: () => {
        const amount = formatCedis(row.received_pesewas ?? row.amount_pesewas);
        const { title, message } = messages[outcome];
        return { title: title(), message: message({ amount, invoice: row.invoice_number }) };
      },
      dedupe_key: `payment:${row.id}:resolved`,
    });
  return row;
}
