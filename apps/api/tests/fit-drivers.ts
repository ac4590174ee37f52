import type { ClassLetter, Part, PlainDate } from "@kwan/domain";
import { askedDocuments, cardExpiry, type Kind, type KindRow, kinds } from "@kwan/domain/kinds";
import { type AccountId, type BranchId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { idOf } from "./id-of.ts";
import type { Person, TestServer } from "./server.ts";

/** The properties that a test sets on a licence. All other properties get made-up values. */
export interface LikeCard {
  readonly classes?: readonly ClassLetter[];
  /** The day on which the driver was granted the classes. */
  readonly since?: PlainDate;
  readonly issued_on?: PlainDate;
  readonly renewed_on?: readonly PlainDate[];
  readonly is_commercial?: boolean;
}

const cardNumber = (driver: Person): string => `KW/T/${driver.driver?.slice(-10).toUpperCase()}`;

/** Gives a driver a licence card. It is valid unless its dates say otherwise. */
export async function giveCard({ db }: TestServer, driver: Person, like: LikeCard = {}): Promise<void> {
  const {
    classes = ["B"],
    since = "2020-01-01",
    issued_on = "2025-06-01",
    renewed_on = [],
    is_commercial = false,
  } = like;
  const held = classes.map((letter) => ({ letter, since }));
  const card = { number: cardNumber(driver), issued_on, expires_on: cardExpiry(issued_on), processing_centre: "GA1" };
  const rest = { is_commercial, renewed_on: JSON.stringify(renewed_on), restrictions: "[]", certificate_number: null };
  await db.kysely
    .insertInto("licenses")
    .values({ driver_id: driver.driver ?? noDriver, ...card, ...rest, classes: JSON.stringify(held) })
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

/** Returns the licence numbers that a kind's form asks for, from the driver's record. */
export async function numbersOf(driver: Person, kind: Kind): Promise<Record<string, string>> {
  const { number, learners_license } = await driver.kwan.licences.get(driver.driver ?? "");
  const numbers = { license_number: number, learners_license_number: learners_license?.number };
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) => (value && name in kinds[kind].fields ? [[name, value]] : [])),
  );
}

/** Gives a driver a permit, such as a learner's licence. */
export async function givePermit(
  { db, deps }: TestServer,
  driver: Person,
  permit: "learners_license" | "hazard",
  { issued_on, expires_on }: { readonly issued_on: string; readonly expires_on: string },
  classes: readonly ClassLetter[] = [],
): Promise<void> {
  const id = deps.newId("prm");
  await db.kysely
    .insertInto("permits")
    .values({
      id,
      driver_id: driver.driver ?? noDriver,
      permit,
      number: `LL/T/${id.slice(-10).toUpperCase()}`,
      classes: JSON.stringify(classes),
      issued_on,
      expires_on,
    })
    .execute();
}

/** Records that a driver passed both parts of the theory test on a given day. */
export async function givePasses(server: TestServer, driver: Person, passed_on: string): Promise<void> {
  const { db, deps } = server;
  const application_id = await newApplication(server, {
    driver: driver.driver,
    filed_by: driver.id,
    kind: "learners-license",
    status: "completed",
  });
  const [started_at, finished_at] = [`${passed_on}T10:00:00.000Z`, `${passed_on}T10:30:00.000Z`];
  const parts: readonly Part[] = ["road_sign", "road_traffic"];
  const paper = { paper: "[]", answers: "{}", started_at, deadline_at: finished_at, finished_at };
  const rows = parts.map((part) => ({
    id: deps.newId("att"),
    application_id,
    driver_id: driver.driver ?? noDriver,
    part,
    ...paper,
    right_answers: 30,
    is_passed: true,
    topics_missed: "[]",
  }));
  await db.kysely.insertInto("theory_attempts").values(rows).execute();
}

/** Enrols a driver at a driving school, with recorded hours for each of these classes. */
export async function giveTraining(
  { db, deps }: TestServer,
  driver: Person,
  branch_id: BranchId,
  hours: number,
  letters: readonly ClassLetter[] = ["B"],
): Promise<{ readonly school_code: string; readonly trainee_number: string }> {
  const [school_id, driver_id] = [deps.newId("sch"), driver.driver ?? noDriver];
  const school_code = school_id.slice(-12);
  await db.kysely
    .insertInto("schools")
    .values({ id: school_id, code: school_code, name: "Ridge Driving School", branch_id })
    .execute();
  const certificate = { certificate_number: null, certificate_date: null };
  await db.kysely
    .insertInto("enrolments")
    .values({
      school_id,
      driver_id,
      trainee_number: "T-1",
      license_class: "B",
      enrolled_at: deps.now(),
      ...certificate,
    })
    .execute();
  const lesson = { date: "2026-10-01", starts_at: "08:00", ends_at: "16:00", instructor: "Yaw Ofori", vehicle: null };
  const outcome = { attendance: "present", score: null, remark: null, is_verified: true } as const;
  await db.kysely
    .insertInto("class_records")
    .values(
      letters.map((license_class) => ({
        id: deps.newId("cls"),
        school_id,
        driver_id,
        license_class,
        module: "practical" as const,
        topic: "Town driving",
        hours,
        ...lesson,
        ...outcome,
      })),
    )
    .execute();
  return { school_code, trainee_number: "T-1" };
}

/** Inserts a row, without a file, for every document that a kind requires for these answers. */
export async function giveDocuments(
  { db, deps }: TestServer,
  {
    id,
    kind,
    details,
  }: { readonly id: string; readonly kind: Kind; readonly details: Readonly<Record<string, unknown>> },
  of: Person,
  uploaded_by: AccountId,
): Promise<void> {
  const row: KindRow = kinds[kind];
  const needed = askedDocuments(row.documents, details).filter(({ is_required }) => is_required);
  if (needed.length === 0) return;
  const file = { type: "application/pdf", bytes: 9, sha256: "0", reason: null, update_request_id: null } as const;
  const rows = needed.map(({ document }) => ({
    id: deps.newId("doc"),
    blob_key: deps.newId("blb"),
    driver_id: of.driver ?? noDriver,
    application_id: idOf("srv", id),
    document,
    name: `${document}.pdf`,
    ...file,
    uploaded_by,
    uploaded_at: deps.now(),
  }));
  for (const { blob_key } of rows) await deps.blobs.put(blob_key, Buffer.from("%PDF-1.4\n"), file.type);
  await db.kysely.insertInto("documents").values(rows).execute();
}
