import type { PlainDate } from "@kwan/domain";
import type { DecisionDetails } from "@kwan/domain/decisions";
import type { LicenseRow } from "../../people/drivers/store.ts";
import type { RecordValues } from "../../platform/db/tables.ts";
import type { DriverId } from "../../platform/ids.ts";

/** Casts a date in the details, which the schema has already checked. */
const dateOf = (value: unknown): PlainDate => value as PlainDate;

/**
 * Returns a licence's values, named by the fields of a decision to enter a licence. All are null if there is no
 * licence.
 */
export function licenceValues(license: LicenseRow | undefined): RecordValues {
  if (!license) return noLicence;
  const since = license.classes.map((held) => held.since).toSorted()[0];
  return {
    license_number: license.number,
    classes: license.classes.map(({ letter }) => letter),
    first_issued_on: since ?? license.issued_on,
    issued_on: license.issued_on,
    expires_on: license.expires_on,
    renewed_on: license.renewed_on.toSorted().at(-1) ?? null,
    is_commercial: license.is_commercial,
    restrictions: license.restrictions,
  };
}

const noLicence: RecordValues = {
  license_number: null,
  classes: null,
  first_issued_on: null,
  issued_on: null,
  expires_on: null,
  renewed_on: null,
  is_commercial: null,
  restrictions: null,
};

/** Returns the values that a licence will have if the decision takes effect. */
export const plannedValues = (details: DecisionDetails<"enter_licence">): RecordValues => ({
  ...details,
  renewed_on: details.renewed_on ?? null,
  restrictions: details.restrictions ?? [],
});

export function licenceRow(driver_id: DriverId, values: RecordValues): LicenseRow {
  const { classes, first_issued_on, renewed_on, restrictions } = values as DecisionDetails<"enter_licence">;
  const since = dateOf(first_issued_on);
  return {
    driver_id,
    number: String(values.license_number),
    issue: 1,
    is_card_blocked: false,
    classes: classes.map((letter) => ({ letter, since })),
    is_commercial: values.is_commercial === true,
    issued_on: dateOf(values.issued_on),
    expires_on: dateOf(values.expires_on),
    renewed_on: renewed_on ? [dateOf(renewed_on)] : [],
    processing_centre: null,
    certificate_number: null,
    restrictions: restrictions ?? [],
  };
}
