import type { ClassLetter } from "../classes/class-letters.ts";
import { addDays, addYears } from "../dates/calendar.ts";
import { type PlainDate, requireDate } from "../dates/plain-date.ts";
import { type Endorsement, endorsementOn } from "./endorsements.ts";
import { figures } from "./figures.ts";

/** A class and the day since which it has been held. */
export interface HeldClass {
  readonly letter: ClassLetter;
  readonly since: PlainDate;
}

/** A driver's licence as recorded in the register. */
export interface License {
  readonly number: string;
  readonly classes: readonly HeldClass[];
  /** The issue date of the current card. Its six years of validity start on this date. */
  readonly issued_on: PlainDate;
  readonly expires_on: PlainDate;
  /** The renewals recorded on the back of this card, at most two. */
  readonly renewed_on: readonly PlainDate[];
}

export const licenseStatuses = ["valid", "renewal_overdue", "expired", "suspended", "disqualified", "revoked"] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** Returns the day on which a card expires: six years after its issue date. */
export const cardExpiry = (issued_on: PlainDate): PlainDate => addYears(issued_on, figures.license_years);

/**
 * Returns the due date of the next renewal. A card has to be renewed after two years and after four. A renewal counts
 * for the two-year period in which it falls, or for the next period if it is made within ninety days before the due
 * date. Returns null if no renewal is left before the card expires.
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
 * Returns the status of a licence. An endorsement of its holder takes precedence, then `expired` (after the card's last
 * day), then `renewal_overdue` (after the renewal date). A licence is still valid on its last day.
 *
 * @example
 * licenseStatus(license, [], "2026-11-21"); // "valid"
 */
export function licenseStatus(license: License, endorsements: readonly Endorsement[], today: PlainDate): LicenseStatus {
  requireDate(today);
  const endorsement = endorsementOn(endorsements, today);
  if (endorsement) return endorsement.kind;
  if (today > license.expires_on) return "expired";
  const due = nextRenewal(license);
  return due !== null && today > due ? "renewal_overdue" : "valid";
}
