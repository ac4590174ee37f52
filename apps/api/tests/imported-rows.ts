import { pesewas } from "@kwan/domain";
import { applicationNumber, invoiceNumber, receiptNumber } from "@kwan/domain/numbers";
import { type ApplicationId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { idOf } from "./id-of.ts";
import type { Person, TestServer } from "./server.ts";

const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const padded = (place: number) => String(place).padStart(6, "0");

/** Inserts rows that use the first numbers in every series for 2026, as an import does. */
export async function importRows(server: TestServer): Promise<void> {
  const { db, deps } = server;
  const people: Person[] = [await server.person(), await server.person(), await server.person()];
  const [first] = people as [Person];
  const services: ApplicationId[] = [];
  for (const { driver, id } of people) {
    const service = await newApplication(server, { driver, filed_by: id, status: "completed" });
    services.push(service);
    const number = applicationNumber(2026, services.length);
    await db.kysely.updateTable("services").set({ number }).where("id", "=", service).execute();
  }
  // Use more numbers in one series than `nextNumber` checks at a time.
  const permits = [
    ...places(120).map((place) => ["learners_license", `LL/2026/${padded(place)}`] as const),
    ["international", `IDP/2026/${padded(1)}`] as const,
    ["hazard", `HP/2026/${padded(1)}`] as const,
  ].map(([permit, number]) => ({
    id: deps.newId("prm"),
    driver_id: first.driver ?? noDriver,
    permit,
    number,
    classes: "[]",
    issued_on: "2026-01-02",
    expires_on: "2026-03-02",
  }));
  await db.kysely.insertInto("permits").values(permits).execute();
  const card = {
    issued_on: "2026-01-02",
    expires_on: "2032-01-02",
    processing_centre: "GA1",
    certificate_number: null,
  };
  // The applications gave these people cards with numbers of their own.
  const ids = people.map(({ driver }) => driver ?? noDriver);
  await db.kysely.deleteFrom("licenses").where("driver_id", "in", ids).execute();
  await db.kysely
    .insertInto("licenses")
    .values(
      people.map(({ driver }, index) => ({
        driver_id: driver ?? noDriver,
        // Leave the second number free, but not the third.
        number: `KW/2026/${padded([1, 3, 4][index] ?? 0)}`,
        classes: JSON.stringify([{ letter: "B", since: "2026-01-02" }]),
        renewed_on: "[]",
        restrictions: "[]",
        ...card,
      })),
    )
    .execute();
  const at = deps.now();
  for (const [index, { driver }] of people.entries()) {
    const [invoice, payment] = [deps.newId("inv"), deps.newId("pay")];
    await db.kysely
      .insertInto("invoices")
      .values({
        id: invoice,
        number: invoiceNumber(2026, index + 1),
        application_id: idOf("srv", services[index]),
        driver_id: driver ?? noDriver,
        due: "on_sending",
        status: "paid",
        total_pesewas: pesewas(100),
        issued_at: at,
        due_at: at,
        paid_at: at,
      })
      .execute();
    const money = { amount_pesewas: pesewas(100), currency: "GHS", channel: "card", provider: "sandbox" } as const;
    await db.kysely
      .insertInto("payments")
      .values({
        id: payment,
        invoice_id: invoice,
        reference: payment,
        status: "paid",
        ...money,
        checkout_url: null,
        mismatch: null,
        started_at: at,
      })
      .execute();
    await db.kysely
      .insertInto("receipts")
      .values({
        number: receiptNumber(2026, index + 1),
        invoice_id: invoice,
        payment_id: payment,
        total_pesewas: pesewas(100),
        channel: "card",
        paid_at: at,
      })
      .execute();
  }
}
