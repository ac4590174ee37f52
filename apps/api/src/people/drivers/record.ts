import type { CurrentRecord, DriverRecord } from "@kwan/domain/kinds";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { isProvisional } from "./claims-store.ts";
import { endorsementsOf } from "./endorsements-store.ts";
import { type DriverRow, findLicense, lastEyeTest, openKinds, permitsOf, theoryPasses } from "./store.ts";
import { trainingOf } from "./training-store.ts";

/** Returns the licence and the permits that a driver holds. */
export async function currentRecordOf(db: Queries, driver_id: DriverId): Promise<CurrentRecord> {
  const license = await findLicense(db, driver_id);
  const permits = await permitsOf(db, driver_id);
  const learners = permits.find(({ permit }) => permit === "learners_license");
  const hazard = permits.find(({ permit }) => permit === "hazard");
  return {
    learners_license: learners ? { classes: learners.classes, expires_on: learners.expires_on } : null,
    license: license ?? null,
    endorsements: await endorsementsOf(db, driver_id),
    hazard_permit: hazard ? { expires_on: hazard.expires_on } : null,
  };
}

/** Returns the data on which a driver's eligibility depends. */
export async function recordOf(db: Queries, driver: DriverRow): Promise<DriverRecord> {
  const eyeTest = await lastEyeTest(db, driver.id);
  const current = await currentRecordOf(db, driver.id);
  return {
    ...current,
    date_of_birth: driver.date_of_birth,
    is_identified: driver.id_number !== null,
    is_provisional: await isProvisional(db, driver.id),
    theory: await theoryPasses(db, driver.id),
    ...(await trainingOf(db, driver.id, current.learners_license?.classes)),
    eye_test: eyeTest ? { tested_on: eyeTest.tested_on, is_passed: eyeTest.is_passed } : null,
    open_kinds: await openKinds(db, driver.id),
  };
}
