import type { AnyCall } from "@kwan/contract";
import { pesewas } from "@kwan/domain";
import { type ApplicationId, type InvoiceId, noDriver } from "../src/platform/ids.ts";
import type { Person, TestServer } from "./server.ts";

/** The application for an invoice, and the call for which the invoice is made. */
interface OfApplication {
  readonly server: TestServer;
  readonly owner: Person;
  readonly call: AnyCall;
  application(): Promise<ApplicationId>;
}

/** Creates an unpaid invoice, or a paid one for calls about its receipt. */
export async function newInvoice(whose: OfApplication): Promise<InvoiceId> {
  const { server, owner, call } = whose;
  const { db, deps } = server;
  const id = deps.newId("inv");
  const isPaid = call.id === "getReceipt";
  const paid = isPaid ? ({ status: "paid", paid_at: deps.now() } as const) : ({ status: "unpaid" } as const);
  const about = {
    application_id: await whose.application(),
    driver_id: owner.driver ?? noDriver,
    due: "on_sending",
    total_pesewas: pesewas(100),
  } as const;
  const times = { issued_at: deps.now(), due_at: deps.now() };
  await db.kysely
    .insertInto("invoices")
    .values({ id, number: `INV-${id}`, ...about, ...times, ...paid })
    .execute();
  if (!isPaid) return id;
  const payment = await newPayment(whose, id);
  const receipt = {
    number: `RCP-${id}`,
    invoice_id: id,
    payment_id: payment.id,
    total_pesewas: pesewas(100),
    channel: "card",
  } as const;
  await db.kysely
    .insertInto("receipts")
    .values({ ...receipt, paid_at: deps.now() })
    .execute();
  return id;
}

export async function newPayment(
  { server: { db, deps }, call }: Pick<OfApplication, "server" | "call">,
  invoice_id: InvoiceId,
) {
  const id = deps.newId("pay");
  const status = call.id === "getReceipt" ? "paid" : "waiting";
  const money = { amount_pesewas: pesewas(100), currency: "GHS", channel: "card", provider: "sandbox" } as const;
  const rest = { checkout_url: null, mismatch: null, started_at: deps.now() };
  await db.kysely
    .insertInto("payments")
    .values({ id, invoice_id, reference: id, status, ...money, ...rest })
    .execute();
  return { id };
}
