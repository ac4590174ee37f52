import type { ClassLetter } from "../classes/class-letters.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { Endorsement } from "../licences/endorsements.ts";
import type { License } from "../licences/license.ts";
import type { TrainingGap } from "../licences/training.ts";

/** The parts of a driver's record on which their eligibility depends. */
export interface DriverRecord {
  readonly date_of_birth: PlainDate | null;
  /** An identity document, such as a Ghana Card, is on record. */
  readonly is_identified: boolean;
  /** The driver linked the licence by entering the details on its card, and no one has verified their identity yet. */
  readonly is_provisional?: boolean;
  readonly learners_license: { readonly classes: readonly ClassLetter[]; readonly expires_on: PlainDate } | null;
  readonly license: License | null;
  /** The entries that take away the right to drive, with those that have ended or begin later. */
  readonly endorsements: readonly Endorsement[];
  /** The day on which each part of the theory test was last passed. */
  readonly theory: { readonly road_sign: PlainDate | null; readonly road_traffic: PlainDate | null };
  /** Hours of training for the class that the driver is learning, recorded by accredited schools. */
  readonly training_hours: number;
  /**
   * Why the training is not complete. Null if it is, or if a training certificate has been issued. Without it, only the
   * hours count.
   */
  readonly training_gap?: TrainingGap | null;
  readonly eye_test: { readonly tested_on: PlainDate; readonly is_passed: boolean } | null;
  readonly hazard_permit: { readonly expires_on: PlainDate } | null;
  /** The kinds of service for which an application is in progress. */
  readonly open_kinds: readonly string[];
}

/**
 * The input of an eligibility check: the driver's record, the kind of service, and the class if the service has a
 * choice of class.
 */
export interface EligibilityQuery {
  readonly record: DriverRecord;
  readonly kind: string;
  readonly title: string;
  readonly class: ClassLetter | null;
}
