import type { AnswerOf, getInvoice, listCostItems, listServiceCosts } from "@kwan/contract";
import { displayName, type PlainDate, wireFromPesewas } from "@kwan/domain";
import {
  costItemTitles,
  invoiceStatusAt,
  isKind,
  type KindRow,
  kinds,
  type PriceListItem,
  quote,
  type Tier,
} from "@kwan/domain/kinds";
import type { InvoiceFacts, InvoiceRow, LineRow } from "./store.ts";

type Invoice = AnswerOf<typeof getInvoice>;

/** Masks a name. Anyone with the link can see an invoice, so people other than the payer see only initials: "A… M…". */
export const maskedName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  [first_name, last_name].map((name) => `${[...name.trim()][0] ?? ""}…`).join(" ");

export const titleOf = (kind: string): string => (isKind(kind) ? kinds[kind].title : kind);

export const presentLine = (
  line: Pick<LineRow, "item" | "quantity" | "unit_pesewas" | "total_pesewas">,
): Invoice["lines"][number] => ({
  item: line.item,
  title: costItemTitles[line.item],
  quantity: line.quantity,
  unit_price: wireFromPesewas(line.unit_pesewas),
  total: wireFromPesewas(line.total_pesewas),
});

export const presentInvoice = (
  invoice: InvoiceRow,
  lines: readonly LineRow[],
  facts: InvoiceFacts,
  now: Date,
  reader: { readonly isOwner: boolean },
): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  service: invoice.application_id,
  service_title: titleOf(facts.kind),
  payer: reader.isOwner ? displayName(facts) : maskedName(facts),
  status: invoiceStatusAt(invoice, now),
  lines: lines.map(presentLine),
  total: wireFromPesewas(invoice.total_pesewas),
  currency: "GHS",
  issued_at: invoice.issued_at,
  due_at: invoice.due_at,
  paid_at: invoice.paid_at,
  receipt: facts.receipt,
});

export type CostItem = AnswerOf<typeof listCostItems>["results"][number];

export const presentPrice = ({ kind }: KindRow, { item, pesewas, due, title }: PriceListItem): CostItem => ({
  kind,
  item,
  title,
  price: wireFromPesewas(pesewas),
  currency: "GHS",
  due,
});

export type ServiceCost = AnswerOf<typeof listServiceCosts>["results"][number];

/** Returns the total price on a day for one kind of application in one tier, with or without home delivery. */
export function presentCost(row: KindRow, tier: Tier, is_delivered: boolean, on: PlainDate): ServiceCost {
  const { on_sending, before_production, total_pesewas } = quote(
    row.prices,
    { tier, is_delivered, is_late: false, is_printed: row.is_printed },
    on,
  );
  return {
    kind: row.kind,
    code: row.code,
    title: row.title,
    tier,
    lines: [...on_sending, ...before_production].map(presentLine),
    total: wireFromPesewas(total_pesewas),
    currency: "GHS",
  };
}
