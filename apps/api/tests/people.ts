import type { ClassLetter, PlainDate } from "@kwan/domain";
import { cardExpiry } from "@kwan/domain/kinds";
import { seededBranches as branches } from "../src/seed/branches.ts";
import type { TestServer } from "./server.ts";

/** Inserts the branches that tests use. */
export async function seedBranches({ db, deps }: TestServer): Promise<{ accra: string; weija: string }> {
  const rows = branches.map((branch) => ({
    ...branch,
    id: deps.newId("brn"),
    phone_number: null,
    digital_address: null,
    services: JSON.stringify(branch.services),
  }));
  await db.kysely.insertInto("branches").values(rows).execute();
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? "";
  return { accra: idOf("GA1"), weija: idOf("GA4") };
}

/** Gives a driver a licence, by default for class B. */
export async function giveLicence(
  { db }: TestServer,
  driver_id: string | null,
  issued_on: PlainDate,
  classes: readonly ClassLetter[] = ["B"],
): Promise<void> {
  const held = classes.map((letter) => ({ letter, since: issued_on }));
  const license = { number: `KW/T/${driver_id?.slice(-10)}`, issued_on, expires_on: cardExpiry(issued_on) };
  await db.kysely
    .insertInto("licenses")
    .values({
      driver_id: driver_id ?? "",
      ...license,
      classes: JSON.stringify(held),
      renewed_on: "[]",
      restrictions: "[]",
      processing_centre: "GA1",
      certificate_number: null,
    })
    .execute();
}

/** Gives a driver a passed eye test on a day. */
export async function giveEyeTest(
  { db, deps }: TestServer,
  driver_id: string | null,
  recorded_by: string,
  tested_on: string,
): Promise<void> {
  const test = { tested_on, is_passed: true, needs_glasses: false, acuity: null, centre: "Korle Bu Eye Centre" };
  await db.kysely
    .insertInto("eye_tests")
    .values({ id: deps.newId("eye"), driver_id: driver_id ?? "", ...test, recorded_by, recorded_at: deps.now() })
    .execute();
}

/** Marks all open invoices of an application as paid and advances it, like a settled payment. */
export async function payFor({ db, deps }: TestServer, service_id: string): Promise<void> {
  const { paid } = await import("../src/services/commands/invoice-paid.ts");
  const { inTransaction } = await import("../src/db/transaction.ts");
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable("invoices")
      .set({ status: "paid", paid_at: deps.now() })
      .where("service_id", "=", service_id)
      .where("status", "=", "unpaid")
      .execute();
    await paid({ tx: trx, deps }, service_id);
  });
}
