import type { HandlersOf } from "../calls/handler.ts";
import { notFound } from "../domain-error.ts";
import { billService } from "./commands/generate-invoice.ts";
import { presentInvoice } from "./present.ts";
import { readCostItems, readServiceCosts } from "./prices.ts";
import { factsOf, findInvoice, linesOf } from "./store.ts";

export const invoiceRoutes: HandlersOf<"getInvoice" | "generateInvoice" | "listServiceCosts" | "listCostItems"> = {
  getInvoice: async ({ db, deps, params, actor }) => {
    const invoice = await findInvoice(db, params.id);
    if (!invoice) throw notFound("invoice");
    const isOwner = actor !== null && actor.driver === invoice.driver_id;
    const facts = await factsOf(db, invoice.id);
    return presentInvoice(invoice, await linesOf(db, invoice.id), facts, deps.now(), { isOwner });
  },
  generateInvoice: billService,
  listServiceCosts: async (asked) => readServiceCosts(asked),
  listCostItems: async (asked) => readCostItems(asked),
};
