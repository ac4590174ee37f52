import type { ClassLetter } from "../classes/class-letters.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { License } from "../licences/license.ts";

/** All that is known of a driver and bears on what they may apply for. */
export interface DriverRecord {
  readonly date_of_birth: PlainDate | null;
  /** A Ghana Card or passport is on the record. */
  readonly is_identified: boolean;
  readonly learners_license: { readonly classes: readonly ClassLetter[]; readonly expires_on: PlainDate } | null;
  readonly license: License | null;
  /** The day each part of the theory test was last passed. */
  readonly theory: { readonly road_sign: PlainDate | null; readonly road_traffic: PlainDate | null };
  /** Hours of training that approved schools have recorded. */
  readonly training_hours: number;
  readonly eye_test: { readonly tested_on: PlainDate; readonly is_passed: boolean } | null;
  readonly hazard_permit: { readonly expires_on: PlainDate } | null;
  /** Kinds of which an application is under way. */
  readonly open_kinds: readonly string[];
}

/** What is asked for: the driver as known, the kind, and the class where the kind has one to choose. */
export interface EligibilityQuery {
  readonly record: DriverRecord;
  readonly kind: string;
  readonly title: string;
  readonly class: ClassLetter | null;
}
