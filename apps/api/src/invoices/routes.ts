import type { HandlersOf } from "../calls/handler.ts";
import { notFound } from "../domain-error.ts";
import { billService } from "./commands/generate-invoice.ts";
import { presentInvoice } from "./present.ts";
import { readCostItems, readServiceCosts } from "./prices.ts";
import { factsOf, findInvoice, linesOf } from "./store.ts";

export const invoiceRoutes: HandlersOf<"getInvoice" | "generateInvoice" | "listServiceCosts" | "listCostItems"> = {
  getInvoice: async ({ db, deps, params }) => {
    const invoice = await findInvoice(db, params.id);
    if (!invoice) throw notFound("invoice");
    return presentInvoice(invoice, await linesOf(db, invoice.id), await factsOf(db, invoice.id), deps.now());
  },
  generateInvoice: billService,
  listServiceCosts: async (asked) => readServiceCosts(asked),
  listCostItems: async (asked) => readCostItems(asked),
};
