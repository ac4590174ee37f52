import type { Tx } from "../../../platform/db/open.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { findDriver } from "../../drivers/store.ts";
import { claimEnrolment, findOpenEnrolment } from "../enrolments-store.ts";
import { isTrainee } from "../trainee-names.ts";

/**
 * Finds the school at which this driver is enrolled with this trainee number. The first driver with the trainee's name
 * who enters the number confirms the enrolment. After that, nobody else can use the number.
 */
export async function confirmEnrolment(
  tx: Tx,
  input: { readonly school_code: string; readonly trainee_number: string },
  driver_id: DriverId,
): Promise<{ code: string; name: string; license_class: string } | undefined> {
  const enrolment = await findOpenEnrolment(tx, input.school_code.trim(), input.trainee_number.trim());
  if (!enrolment) return undefined;
  const { id, driver_id: claimedBy, trainee, code, name, license_class } = enrolment;
  const school = { code, name, license_class };
  if (claimedBy !== null) return claimedBy === driver_id ? school : undefined;
  const driver = await findDriver(tx, driver_id);
  const isTheirs = driver !== undefined && trainee !== null && isTrainee(trainee, driver);
  return isTheirs && (await claimEnrolment(tx, id, driver_id)) ? school : undefined;
}
