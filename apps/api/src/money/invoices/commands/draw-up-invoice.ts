import type { PlainDate } from "@kwan/domain";
import {
  type Choices,
  figures,
  invoiceStatusAt,
  isKind,
  type KindRow,
  kinds,
  nextRenewal,
  type Owed,
  quote,
  type Tier,
  tiers,
  totalOf,
} from "@kwan/domain/kinds";
import { findLicense } from "../../../people/drivers/store.ts";
import type { Work } from "../../../platform/context.ts";
import { nextNumber } from "../../../platform/db/counters.ts";
import type { Queries } from "../../../platform/db/open.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { type BilledService, type InvoiceRow, insertInvoice, lockStanding, setInvoiceStatus } from "../store.ts";

const dayMs = 86_400_000;

/**
 * Returns the invoice for the fees that are due on submission, for a retest, or before the card is printed. Returns the
 * unpaid invoice if there is one, and otherwise creates a new one. An expired invoice is replaced. Returns null if nothing
 * is due, or if the invoice has been paid. A new invoice has the prices of today. Call this in the transaction that has locked the application.
 *
 * @example
 * const invoice = await drawUpInvoice(context, service, { due: "on_sending", attempt: null });
 */
export async function drawUpInvoice(
  { tx, deps }: Work,
  service: BilledService,
  owed: Owed,
): Promise<InvoiceRow | null> {
  const now = deps.now();
  const standing = await lockStanding(tx, service.id, owed);
  if (standing?.status === "paid") return null;
  if (standing) {
    if (invoiceStatusAt(standing, now) !== "expired") return standing;
    await setInvoiceStatus(tx, standing.id, "expired");
  }
  const lines = (await quoteFor(tx, service, deps.today()))[owed.due];
  if (lines.length === 0) return null;
  const number = await nextNumber(tx, "invoice", now.getUTCFullYear());
  const due_at = new Date(now.getTime() + figures.invoice_days * dayMs);
  const { id: application_id, driver_id } = service;
  const invoice = {
    id: deps.newId("inv"),
    number,
    application_id,
    driver_id,
    ...owed,
    total_pesewas: totalOf(lines),
    issued_at: now,
    due_at,
  };
  return insertInvoice(tx, invoice, lines);
}

async function quoteFor(db: Queries, service: BilledService, today: PlainDate) {
  if (!isKind(service.kind)) throw new Error(`There is no kind ${service.kind}.`);
  const row: KindRow = kinds[service.kind];
  const choices: Choices = {
    tier: tiers.find((tier) => tier === service.tier) ?? ("standard" satisfies Tier),
    is_delivered: service.delivery_location_id !== null,
    is_late: row.effect.does === "note_renewal" && (await isPastRenewal(db, service.driver_id, today)),
    is_printed: row.is_printed,
  };
  return quote(row.prices, choices, today);
}

async function isPastRenewal(db: Queries, driver_id: DriverId, today: PlainDate): Promise<boolean> {
  const licence = await findLicense(db, driver_id);
  const due = licence ? nextRenewal(licence) : null;
  return due !== null && today > due;
}
