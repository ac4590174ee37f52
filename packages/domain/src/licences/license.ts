import type { ClassLetter } from "../classes/class-letters.ts";
import { addDays, addYears } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { figures } from "./figures.ts";

/** A class and the day from which it has been held. */
export interface HeldClass {
  readonly letter: ClassLetter;
  readonly since: PlainDate;
}

/** A driver's licence as the register holds it. */
export interface License {
  readonly number: string;
  readonly classes: readonly HeldClass[];
  /** The day of the present card; its six years count from here. */
  readonly issued_on: PlainDate;
  readonly expires_on: PlainDate;
  /** The renewals noted on the back of this card, two at most. */
  readonly renewed_on: readonly PlainDate[];
  readonly is_revoked: boolean;
}

export const licenseStatuses = ["valid", "renewal_overdue", "expired", "revoked"] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** A card lives six years from its day of issue. */
export const cardExpiry = (issued_on: PlainDate): PlainDate => addYears(issued_on, figures.license_years);

/**
 * A card is renewed at two and at four years. A renewal covers the two-year period in which it is made; made
 * within the ninety days before a due date, it covers the period after it. Null: no renewal is left before the
 * card ends.
 *
 * @example
 * nextRenewal({ ...license, issued_on: "2024-03-01", renewed_on: [] }); // "2026-03-01"
 */
export function nextRenewal(license: License): PlainDate | null {
  const dueDates = [1, 2].map((n) => addYears(license.issued_on, n * figures.renewal_every_years));
  const lastRenewal = license.renewed_on.toSorted().at(-1);
  return (
    dueDates.find((due) => lastRenewal === undefined || lastRenewal < addDays(due, -figures.renewal_opens_days)) ?? null
  );
}

/**
 * Revoked counts before all else; then a card past its last day is expired; a card whose renewal date has gone
 * by is overdue. On the last day itself a licence is still good.
 *
 * @example
 * licenseStatus(license, "2026-11-21"); // "valid"
 */
export function licenseStatus(license: License, today: PlainDate): LicenseStatus {
  if (license.is_revoked) return "revoked";
  if (today > license.expires_on) return "expired";
  const due = nextRenewal(license);
  return due !== null && today > due ? "renewal_overdue" : "valid";
}
