import type { PlainDate, Status } from "@kwan/domain";
import { cardExpiry, type Kind } from "@kwan/domain/kinds";
import { type AccountId, type ApplicationId, type BranchId, type DriverId, noDriver } from "../src/platform/ids.ts";
import type { TestServer } from "./server.ts";

/** The properties that a test sets on an application. All other properties get made-up values. */
export interface LikeApplication {
  readonly driver: DriverId | null;
  readonly filed_by: AccountId;
  readonly kind?: Kind;
  readonly status?: Status;
  readonly branch_id?: BranchId | null;
  readonly tier?: "standard" | "premium" | "prestige";
  readonly created_at?: Date;
}

/** The cards without which an application of a kind could not be completed: the classes, and the day of issue. */
const fitCards: Readonly<Partial<Record<Kind, readonly [letters: readonly string[], issued_on: PlainDate]>>> = {
  "drivers-renewal": [["B"], "2025-01-10"],
  "expired-drivers-license-replacement": [["B"], "2020-12-20"],
  "old-drivers-license-replacement": [["B"], "2014-03-19"],
  "upgrading-drivers-license": [["B"], "2025-06-01"],
  "additional-class": [["C"], "2025-06-01"],
  "license-application/commercial": [["B"], "2025-06-01"],
  "international-driving-permit": [["B"], "2025-06-01"],
  "lost-damaged-license": [["B"], "2025-06-01"],
  "lost-damaged-license/lost": [["B"], "2025-06-01"],
  "license-revocation": [["B"], "2025-06-01"],
  "proficiency-test": [["B"], "2025-06-01"],
  "hazard-permit": [["D"], "2025-06-01"],
  amendment: [["B"], "2025-06-01"],
};

/** Gives a driver who has no licence the card that an application presupposes. */
async function giveFitCard(
  db: TestServer["db"],
  driver_id: DriverId,
  [letters, issued_on]: readonly [letters: readonly string[], issued_on: PlainDate],
): Promise<void> {
  const classes = JSON.stringify(letters.map((letter) => ({ letter, since: issued_on })));
  const dates = { issued_on, expires_on: cardExpiry(issued_on), renewed_on: "[]", restrictions: "[]" };
  await db.kysely
    .insertInto("licenses")
    .values({
      driver_id,
      number: `KW/F/${driver_id.slice(-10)}`,
      classes,
      ...dates,
      processing_centre: "GA1",
      certificate_number: null,
    })
    .onConflict((conflict) => conflict.column("driver_id").doNothing())
    .execute();
}

/** Inserts an application as if its forms had been filled in. */
export async function newApplication({ db, deps }: TestServer, like: LikeApplication): Promise<ApplicationId> {
  const {
    driver,
    filed_by,
    kind = "drivers-renewal",
    status = "awaiting_payment",
    branch_id = null,
    tier = "standard",
  } = like;
  const id = deps.newId("srv");
  if (driver && fitCards[kind]) await giveFitCard(db, driver, fitCards[kind]);
  const at = like.created_at ?? deps.now();
  await db.kysely
    .insertInto("services")
    .values({
      id,
      number: `KW-${id}`,
      kind,
      status,
      driver_id: driver ?? noDriver,
      branch_id,
      tier,
      details: "{}",
      delivery_location_id: null,
      reason: null,
      filed_by,
      created_at: at,
      updated_at: at,
      submitted_at: status === "draft" ? null : at,
      completed_at: status === "completed" ? at : null,
    })
    .execute();
  return id;
}

export async function addOpenStep(
  { db }: Pick<TestServer, "db">,
  application_id: ApplicationId,
  step: string,
  position = 0,
) {
  await db.kysely
    .insertInto("service_steps")
    .values({ application_id, step, position, state: "open", note: null })
    .execute();
}
