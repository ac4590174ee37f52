import type { Handlers } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { presentInvoice } from "./present.ts";
import { readCostItems, readServiceCosts } from "./prices.ts";
import { factsOf, findInvoice, linesOf } from "./store.ts";

export const invoiceRoutes = {
  getInvoice: async ({ db, deps, actor }, { params }) => {
    const invoice = orNotFound(await findInvoice(db, params.id), "invoice");
    const isOwner = actor !== null && actor.driver === invoice.driver_id;
    const facts = await factsOf(db, invoice.id);
    return presentInvoice(invoice, await linesOf(db, invoice.id), facts, deps.now(), { isOwner });
  },
  listServiceCosts: async ({ deps }, { query, request }) =>
    listAnswer(request, readServiceCosts(query, deps.today()), (cost) => cost),
  listCostItems: async ({ deps }, { query, request }) =>
    listAnswer(request, readCostItems(query, deps.today()), (item) => item),
} satisfies Partial<Handlers>;
