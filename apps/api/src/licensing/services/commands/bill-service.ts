import { dueWhen } from "@kwan/domain/kinds";
import { m } from "#messages";
import { drawUpInvoice } from "../../../money/invoices/commands/draw-up-invoice.ts";
import { owedBy } from "../../../money/invoices/owed.ts";
import { mayBill } from "../../../money/invoices/policy.ts";
import type { InvoiceRow } from "../../../money/invoices/store.ts";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, notFound } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { requireReason } from "../branch-law.ts";
import { requireStillPossible } from "../still-possible.ts";
import { lockApplication } from "../store.ts";

/** Draws up the invoice that is due for an application, or returns the existing unpaid invoice. */
export async function billService(context: Context<Actor>, id: ApplicationId): Promise<InvoiceRow> {
  const { tx, deps, actor } = context;
  const service = await lockApplication(tx, id);
  if (!service || !mayBill(actor, service)) throw notFound("application");
  await requireOthersRecord(tx, actor, service.driver_id);
  await requireReason(tx, actor, service, deps.now());
  await requireStillPossible(tx, service, deps.today());
  const due = (await owedBy(tx, service.id)) ?? dueWhen(service.status);
  const invoice = due && (await drawUpInvoice(context, service, due));
  if (!invoice) throw new DomainError("state_forbids", m.services_nothing_to_pay());
  if (invoice.issued_at === deps.now().toISOString())
    await recordAudit(context, {
      action: "draw_up_invoice",
      entity: "service",
      entity_id: service.id,
      after: { invoice: invoice.id, number: invoice.number, total_pesewas: invoice.total_pesewas },
    });
  return invoice;
}
