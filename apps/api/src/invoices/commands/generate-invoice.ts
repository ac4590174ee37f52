import type { AnswerOf, generateInvoice } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { dueWhen, mayBill } from "../policy.ts";
import { presentInvoice } from "../present.ts";
import { factsOf, linesOf, lockService } from "../store.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { owedBy } from "./owed-invoices.ts";

/** Draws up what an application owes now, or gives the unpaid invoice again. */
export async function billService(asked: Asked<typeof generateInvoice>): Promise<AnswerOf<typeof generateInvoice>> {
  const { db, deps, actor, params } = asked;
  const service = await lockService(db, params.id);
  if (!service || !mayBill(actor, service)) throw notFound("application");
  const due = (await owedBy(db, service.id)) ?? dueWhen(service.status);
  const invoice = due && (await drawUpInvoice(db, deps, service, due));
  if (!invoice)
    throw new DomainError("state_forbids", {
      message: "There is nothing to pay for this application now. Its page says what comes next.",
    });
  if (invoice.issued_at === deps.now().toISOString())
    await note(asked, {
      action: "draw_up_invoice",
      entity: "service",
      entity_id: service.id,
      after: { invoice: invoice.id, number: invoice.number, total_pesewas: invoice.total_pesewas },
    });
  const facts = await factsOf(db, invoice.id);
  return presentInvoice(invoice, await linesOf(db, invoice.id), facts, deps.now(), {
    isOwner: actor.driver === invoice.driver_id,
  });
}
