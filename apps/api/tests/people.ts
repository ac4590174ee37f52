import type { ClassLetter, PlainDate } from "@kwan/domain";
import { cardExpiry } from "@kwan/domain/kinds";
import { seededBranches as branches } from "../src/main/seed/branches.ts";
import { type AccountId, type BranchId, type DriverId, noDriver } from "../src/platform/ids.ts";
import { idOf } from "./id-of.ts";
import type { Person, TestServer } from "./server.ts";

/** Inserts the branches that tests use. */
export async function seedBranches({ db, deps }: TestServer): Promise<{ accra: BranchId; weija: BranchId }> {
  const rows = branches.map((branch) => ({
    ...branch,
    id: deps.newId("brn"),
    phone_number: null,
    digital_address: null,
    services: JSON.stringify(branch.services),
  }));
  await db.kysely.insertInto("branches").values(rows).execute();
  const idAt = (code: string) => idOf("brn", rows.find((row) => row.code === code)?.id);
  return { accra: idAt("GA1"), weija: idAt("GA4") };
}

/** Gives a driver a licence, by default for class B. */
export async function giveLicence(
  { db }: TestServer,
  driver_id: DriverId | null,
  issued_on: PlainDate,
  classes: readonly ClassLetter[] = ["B"],
): Promise<void> {
  const held = classes.map((letter) => ({ letter, since: issued_on }));
  const license = { number: `KW/T/${driver_id?.slice(-10)}`, issued_on, expires_on: cardExpiry(issued_on) };
  await db.kysely
    .insertInto("licenses")
    .values({
      driver_id: driver_id ?? noDriver,
      ...license,
      classes: JSON.stringify(held),
      renewed_on: "[]",
      restrictions: "[]",
      processing_centre: "GA1",
      certificate_number: null,
    })
    .onConflict((conflict) =>
      conflict.column("driver_id").doUpdateSet((of) => ({
        number: of.ref("excluded.number"),
        classes: of.ref("excluded.classes"),
        issued_on: of.ref("excluded.issued_on"),
        expires_on: of.ref("excluded.expires_on"),
        renewed_on: of.ref("excluded.renewed_on"),
      })),
    )
    .execute();
}

/** Records that a driver passed an eye test on a given day. */
export async function giveEyeTest(
  { db, deps }: TestServer,
  driver_id: DriverId | null,
  recorded_by: AccountId,
  tested_on: string,
): Promise<void> {
  const test = { tested_on, is_passed: true, needs_glasses: false, acuity: null, centre: "Korle Bu Eye Centre" };
  await db.kysely
    .insertInto("eye_tests")
    .values({ id: deps.newId("eye"), driver_id: driver_id ?? noDriver, ...test, recorded_by, recorded_at: deps.now() })
    .execute();
}

/** Records that a person has claimed their licence. The link stays provisional until their identity is verified. */
export async function claimLicence({ db, clock }: TestServer, { id, driver }: Person): Promise<void> {
  const claim = { driver_id: driver ?? noDriver, account_id: id, from_driver_id: null, claimed_at: clock.now };
  await db.kysely
    .insertInto("license_claims")
    .values({ ...claim, license_number: `OLD-${id.slice(-6)}` })
    .onConflict((on) => on.doNothing())
    .returning("driver_id")
    .execute();
}

/** Records that another account claims the licence that a person has claimed. */
export async function disputeClaim({ db, deps }: TestServer, { id, driver }: Person, rival: Person): Promise<void> {
  const dispute = { driver_id: driver ?? noDriver, account_id: rival.id, made_at: deps.now() };
  await db.kysely
    .insertInto("claim_disputes")
    .values({ ...dispute, id: deps.newId("dsp"), license_number: `OLD-${id.slice(-6)}` })
    .returning("driver_id")
    .execute();
}

/** Records that an officer has verified a driver's identity. */
export async function verifyIdentity({ db, deps }: TestServer, driver_id: DriverId | null): Promise<void> {
  await db.kysely
    .updateTable("drivers")
    .set({ is_id_verified: true, id_verified_at: deps.now() })
    .where("id", "=", driver_id ?? noDriver)
    .execute();
}

/**
 * Accepts all documents for an application and verifies the applicant's identity, as officers do before they decide on
 * it.
 */
export async function clearForDecision(server: TestServer, application: string): Promise<void> {
  const { db, deps } = server;
  const application_id = idOf("srv", application);
  await db.kysely
    .updateTable("documents")
    .set({ status: "accepted", reviewed_at: deps.now() })
    .where("application_id", "=", application_id)
    .where("status", "=", "uploaded")
    .execute();
  const { driver_id } = await db.kysely
    .selectFrom("services")
    .select("driver_id")
    .where("id", "=", application_id)
    .executeTakeFirstOrThrow();
  await verifyIdentity(server, driver_id);
}

/** Marks all open invoices for an application as paid and advances it, as a settled payment would. */
export async function payFor({ db, deps }: TestServer, application: string): Promise<void> {
  const { onInvoicePaid } = await import("../src/licensing/services/commands/invoice-paid.ts");
  const { inTransaction } = await import("../src/platform/db/transaction.ts");
  const application_id = idOf("srv", application);
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable("invoices")
      .set({ status: "paid", paid_at: deps.now() })
      .where("application_id", "=", application_id)
      .returning("application_id")
      .where("status", "=", "unpaid")
      .execute();
    await onInvoicePaid({ tx: trx, deps }, application_id);
  });
}
