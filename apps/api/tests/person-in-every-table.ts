import { getReceipt, undoImport } from "@kwan/contract";
import { pesewas } from "@kwan/domain";
import { enter } from "../src/money/entries/store.ts";
import { type ApplicationId, type BranchId, noDriver } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { givePermit, giveTraining } from "./fit-drivers.ts";
import { endorse } from "./fixtures/endorse.ts";
import { makers } from "./fixtures/records.ts";
import { idOf } from "./id-of.ts";
import { giveEyeTest } from "./people.ts";
import { fileOf, pdf } from "./pictures.ts";
import { type Person, password, type TestServer } from "./server.ts";

/** The ID prefixes of the records that `makers` creates. */
const made = ["ses", "dlv", "apt", "doc", "shr", "att", "inv", "ntf", "apl"];

interface World {
  readonly server: TestServer;
  readonly officer: Person;
  readonly branch: BranchId;
}

/** Creates a person who has rows in every table about people. */
export async function personInEveryTable({ server, officer, branch }: World): Promise<Person> {
  const { person, kwan, lastCode, db, deps } = server;
  const owner = await person();
  const like = { driver: owner.driver, filed_by: owner.id } as const;
  const [application, draft] = [
    await newApplication(server, { ...like, status: "completed" }),
    await newApplication(server, { ...like, status: "draft", kind: "amendment" }),
  ];
  // For this call, the function that creates payments also creates a receipt.
  const whose = { server, owner, officer, branch, call: getReceipt, application: async () => application };
  for (const prefix of made) await makers[prefix]?.(whose);
  await giveEyeTest(server, owner.driver, officer.id, "2026-11-01");
  await givePermit(server, owner, "learners_license", { issued_on: "2026-01-01", expires_on: "2027-01-01" });
  await giveTraining(server, owner, branch, 12);
  await officer.kwan.notes.write({ driver: owner.driver ?? "", text: "Called about the photo." });
  const message = idOf("msg", await makers.msg?.(whose));
  await db.kysely
    .updateTable("messages")
    .set({ user_id: owner.id, purpose: "security" })
    .where("id", "=", message)
    .execute();
  const appeal = {
    driver_id: owner.driver ?? noDriver,
    made_by: owner.id,
    made_at: deps.now(),
    state: "open",
  } as const;
  await db.kysely
    .insertInto("appeals")
    .values({ id: deps.newId("apl"), application_id: application, reasons: "I passed the test.", ...appeal })
    .execute();
  const test = { application_id: application, tested_on: "2026-11-02", is_passed: true, score: 80, note: null };
  const recorded = { id: deps.newId("prt"), recorded_by: officer.id, recorded_at: deps.now() };
  await db.kysely
    .insertInto("practical_tests")
    .values({ ...test, ...recorded })
    .execute();
  const finished = { finished_at: deps.now(), is_passed: true, right_answers: 20 };
  await db.kysely.updateTable("theory_attempts").set(finished).where("application_id", "=", application).execute();
  await owner.kwan.documents.upload({ service: draft, document: "affidavit", file: fileOf(pdf(), "a.pdf") });
  await owner.kwan.services.create("drivers-renewal", {}, { idempotencyKey: `key-of-${owner.id}` });
  await kwan.auth.startPasswordReset(owner.email);
  await kwan.auth.verifyPasswordReset({ target: owner.email, code: await lastCode(owner.email) });
  await kwan.auth.loginByEmail({ email: owner.email, password });
  await addOtherRows({ server, officer, owner, application });
  return owner;
}

/** Adds the rows that only special cases have: a claimed and imported licence, a refund, a look by another branch. */
async function addOtherRows(the: Pick<World, "server" | "officer"> & { owner: Person; application: ApplicationId }) {
  const { server, officer, owner, application } = the;
  const { db, deps } = server;
  const { kysely } = db;
  const [at, driver_id] = [deps.now(), owner.driver ?? noDriver];
  const of = { application_id: application };
  await addOpenStep(server, application, "record_check");
  const device = { user_id: owner.id, token_hash: `device of ${owner.id}`, added_at: at, last_used_at: at };
  await kysely.insertInto("known_devices").values(device).execute();
  const step = { note: "The photo is old.", recorded_by: officer.id };
  await kysely.updateTable("service_steps").set(step).where("application_id", "=", application).execute();
  const moved = { action: "produce", from_status: "approved", to_status: "ready", by_actor: "officer" } as const;
  await kysely
    .insertInto("service_history")
    .values({ ...of, ...moved, id: deps.newId("hst"), at, actor_id: officer.id, reason: null })
    .execute();
  const opening = { actor_id: officer.id, reason: "The applicant is at our counter.", opened_at: at };
  await kysely
    .insertInto("openings")
    .values({ ...of, ...opening })
    .execute();
  const { number } = await kysely
    .selectFrom("licenses")
    .select("number")
    .where("driver_id", "=", driver_id)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto("license_claims")
    .values({ driver_id, account_id: owner.id, from_driver_id: "drv_register", license_number: number, claimed_at: at })
    .execute();
  await kysely
    .insertInto("claim_disputes")
    .values({ id: deps.newId("dsp"), driver_id, account_id: officer.id, license_number: number, made_at: at })
    .execute();
  const { school_id } = await kysely
    .selectFrom("enrolments")
    .select("school_id")
    .where("driver_id", "=", driver_id)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto("instructors")
    .values({
      ...{ id: deps.newId("ins"), school_id, name: "Ama Mensah", license_number: number, created_at: at },
      ...{
        driver_id,
        answered_at: at,
        proposed_by: officer.id,
        declined_at: at,
        declined_because: "It was a mistake.",
      },
    })
    .execute();
  const { id: share_id } = await kysely
    .selectFrom("shares")
    .select("id")
    .where("driver_id", "=", driver_id)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto("share_checks")
    .values({ id: deps.newId("chk"), share_id, checked_at: at, checked_by: "A car rental" })
    .execute();
  const payment = await kysely
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id", "invoice_id", "amount_pesewas"])
    .where("driver_id", "=", driver_id)
    .executeTakeFirstOrThrow();
  const price = { unit_pesewas: payment.amount_pesewas, total_pesewas: payment.amount_pesewas };
  await kysely
    .insertInto("invoice_lines")
    .values({
      invoice_id: payment.invoice_id,
      position: 9,
      item: "application",
      title: "Service",
      quantity: 1,
      ...price,
    })
    .execute();
  const { id: decision_id } = await kysely
    .selectFrom("decisions")
    .select("id")
    .where("driver_id", "=", driver_id)
    .executeTakeFirstOrThrow();
  const refund = {
    id: server.deps.newId("rfd"),
    payment_id: payment.id,
    decision_id,
    pesewas: payment.amount_pesewas,
    created_at: at,
  };
  await kysely
    .insertInto("refunds")
    .values({ ...refund, state: "approved" })
    .execute();
  await enter(kysely, null);
  const { id, amount_pesewas: ours_pesewas } = payment;
  await kysely
    .insertInto("provider_differences")
    .values({
      ...({ id: server.deps.newId("dif"), provider: "sandbox", reference: id, payment_id: id } as const),
      ...({ what: "missing_there", currency: "GHS", ours_pesewas, theirs_pesewas: pesewas(0), found_at: at } as const),
    })
    .execute();
  await endorse(server, owner, { kind: "suspended", from: "2020-01-01", until: "2020-06-30" });
  const whose = {
    server,
    owner,
    officer,
    branch: "" as BranchId,
    call: undoImport,
    application: async () => application,
  };
  const import_id = idOf("imp", await makers.imp?.(whose));
  const row = {
    driver_id,
    raw: '["Ama"]',
    candidates: "[]",
    result: "imported",
    chosen_by: officer.id,
    choice: "this_person",
  } as const;
  await kysely
    .insertInto("import_rows")
    .values({ ...row, import_id, number: 99 })
    .execute();
}
