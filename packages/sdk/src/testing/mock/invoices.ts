import { type AnswerOf, generateInvoice, getInvoice } from "@kwan/contract";
import { displayName, wireFromPesewas } from "@kwan/domain";
import {
  type Choices,
  costItemTitles,
  dueWhen,
  figures,
  invoiceStatusAt,
  type KindRow,
  nextRenewal,
  type Owed,
  owedOf,
  quote,
  totalOf,
} from "@kwan/domain/kinds";
import { requireStillPossible, rowOf, seeApplication } from "./application-state.ts";
import { notFound, Refused } from "./refused.ts";
import { accountOf, on, type Route } from "./routes.ts";
import { type Account, type Application, driverOf, type Invoice, invoicesOf, type MockState } from "./state.ts";

const dayMs = 86_400_000;

function choicesOf(state: MockState, { tier, driver }: Application, row: KindRow): Choices {
  const license = driverOf(state, driver)?.license;
  const due = row.effect.does === "note_renewal" && license ? nextRenewal(license) : null;
  return { tier, is_delivered: false, is_late: due !== null && state.today() > due, is_printed: row.is_printed };
}

/** Returns the unpaid invoice for what is owed, or a new one. Returns null if nothing is due or it has been paid. */
export function drawUpInvoice(state: MockState, application: Application, { due, attempt }: Owed): Invoice | null {
  const now = state.now();
  const standing = invoicesOf(state, application.id).find(
    (each) => each.due === due && each.attempt === attempt && ["unpaid", "pending", "paid"].includes(each.status),
  );
  if (standing?.status === "paid") return null;
  if (standing && invoiceStatusAt(standing, now) !== "expired") return standing;
  if (standing) standing.status = "expired";
  const row = rowOf(application);
  const lines = quote(row.prices, choicesOf(state, application, row), state.today())[due];
  if (lines.length === 0) return null;
  const invoice: Invoice = {
    id: state.newId("inv"),
    number: state.nextNumber("INV"),
    application: application.id,
    driver: application.driver,
    due,
    attempt,
    lines,
    total_pesewas: totalOf(lines),
    issued_at: now.toISOString(),
    due_at: new Date(now.getTime() + figures.invoice_days * dayMs).toISOString(),
    status: "unpaid",
    paid_at: null,
    receipt: null,
  };
  state.invoices.set(invoice.id, invoice);
  return invoice;
}

/** Cancels the unpaid invoices of an application that has been reopened, cancelled or rejected. */
export function voidInvoices(state: MockState, application: string): void {
  for (const invoice of invoicesOf(state, application))
    if (["unpaid", "pending", "expired"].includes(invoice.status)) invoice.status = "cancelled";
}

export const linesOf = ({ lines }: Invoice): AnswerOf<typeof getInvoice>["lines"] =>
  lines.map(({ item, quantity, unit_pesewas, total_pesewas }) => ({
    item,
    title: costItemTitles[item],
    quantity,
    unit_price: wireFromPesewas(unit_pesewas),
    total: wireFromPesewas(total_pesewas),
  }));

/** Returns the payer's name: in full to the payer, and masked to anybody else. */
export function payerOf(state: MockState, { driver }: Invoice, isNamed: boolean): string {
  const profile = driverOf(state, driver)?.profile;
  if (!profile) return "";
  return isNamed
    ? displayName(profile)
    : [profile.first_name, profile.last_name].map((name) => `${[...name][0] ?? ""}…`).join(" ");
}

function presentInvoice(state: MockState, invoice: Invoice, account: Account | undefined): AnswerOf<typeof getInvoice> {
  const application = state.applications.get(invoice.application);
  return {
    id: invoice.id,
    number: invoice.number,
    service: invoice.application,
    service_title: application ? rowOf(application).title : "",
    payer: payerOf(state, invoice, account?.driver === invoice.driver),
    status: invoiceStatusAt(invoice, state.now()),
    lines: linesOf(invoice),
    total: wireFromPesewas(invoice.total_pesewas),
    currency: "GHS",
    issued_at: invoice.issued_at,
    due_at: invoice.due_at,
    paid_at: invoice.paid_at,
    receipt: invoice.receipt,
  };
}

export function invoiceOf(state: MockState, id: string | undefined): Invoice {
  const invoice = state.invoices.get(id ?? "");
  if (!invoice) throw notFound();
  return invoice;
}

export const invoiceRoutes: readonly Route[] = [
  on(generateInvoice, (request) => {
    const { state, params } = request;
    const account = accountOf(request);
    const application = seeApplication(state, account, params.id);
    requireStillPossible(state, application);
    const due = owedOf(invoicesOf(state, application.id)) ?? dueWhen(application.status);
    const invoice = due && drawUpInvoice(state, application, due);
    if (!invoice) throw new Refused("state_forbids", "There is nothing to pay now.");
    return presentInvoice(state, invoice, account);
  }),
  on(getInvoice, ({ state, params, caller }) => presentInvoice(state, invoiceOf(state, params.id), caller?.account)),
];
