import type { PlainDate } from "../dates/plain-date.ts";
import type { EligibilityQuery } from "./record.ts";
import type { Remedy } from "./remedies.ts";

/** The codes of the reasons why a person cannot apply yet. Codes are stable, so programs can depend on them. */
export type ReasonCode =
  | "profile_incomplete"
  | "not_identified"
  | "license_not_confirmed"
  | "already_open"
  | "too_young"
  | "revoked"
  | "suspended"
  | "office_only"
  | "no_license"
  | "no_license_or_permit"
  | "license_not_in_force"
  | "card_expired"
  | "card_not_expired"
  | "renewal_not_due"
  | "renewals_used"
  | "already_licensed"
  | "other_first_licence_open"
  | "other_replacement_open"
  | "class_held"
  | "not_on_ladder"
  | "top_of_ladder"
  | "class_too_new"
  | "heavy_class_missing"
  | "card_is_new_format"
  | "permit_in_force"
  | "no_learners_license"
  | "learners_license_ended"
  | "learners_renewal_not_open"
  | "training_incomplete"
  | "road_sign_not_passed"
  | "road_traffic_not_passed"
  | "hazard_permit_in_force"
  | "no_hazard_permit"
  | "hazard_renewal_not_open"
  | "hazard_permit_ended";

/**
 * A condition for applying for a kind of service: whether it is met on a given day, the reason to show if it is not,
 * and the remedy.
 */
export interface Requirement {
  readonly code: ReasonCode;
  isMet(query: EligibilityQuery, on: PlainDate): boolean;
  reason(query: EligibilityQuery, on: PlainDate): string;
  remedy(query: EligibilityQuery, on: PlainDate): Remedy;
}
