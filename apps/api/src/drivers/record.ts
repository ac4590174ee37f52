import type { DriverRecord } from "@kwan/domain/kinds";
import type { Queries } from "../db/open.ts";
import { isProvisional } from "./claims-store.ts";
import {
  type DriverRow,
  findLicense,
  lastEyeTest,
  openKinds,
  permitsOf,
  theoryPasses,
  trainingHours,
} from "./store.ts";

/** Returns the data on which a driver's eligibility depends. */
export async function recordOf(db: Queries, driver: DriverRow): Promise<DriverRecord> {
  const license = await findLicense(db, driver.id);
  const permits = await permitsOf(db, driver.id);
  const eyeTest = await lastEyeTest(db, driver.id);
  const learners = permits.find(({ permit }) => permit === "learners_license");
  const hazard = permits.find(({ permit }) => permit === "hazard");
  return {
    date_of_birth: driver.date_of_birth,
    is_identified: driver.id_number !== null,
    is_provisional: await isProvisional(db, driver.id),
    learners_license: learners ? { classes: learners.classes, expires_on: learners.expires_on } : null,
    license: license ?? null,
    theory: await theoryPasses(db, driver.id),
    training_hours: await trainingHours(db, driver.id),
    eye_test: eyeTest ? { tested_on: eyeTest.tested_on, is_passed: eyeTest.is_passed } : null,
    hazard_permit: hazard ? { expires_on: hazard.expires_on } : null,
    open_kinds: await openKinds(db, driver.id),
  };
}
