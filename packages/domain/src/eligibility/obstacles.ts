import { isOpen, type Status, statuses } from "../applications/statuses.ts";
import * as m from "../catalogues/messages.js";
import type { ClassLetter } from "../classes/class-letters.ts";
import { type PlainDate, requireDate } from "../dates/plain-date.ts";
import type { Effect, KindRow } from "../kinds/row.ts";
import { endorsementOn } from "../licences/endorsements.ts";
import type { DriverRecord, EligibilityQuery } from "./record.ts";
import type { ReasonCode } from "./requirement.ts";

/** The licence and the permits that a driver holds. */
export type CurrentRecord = Pick<DriverRecord, "license" | "learners_license" | "hazard_permit" | "endorsements">;

/**
 * The requirements that still have to be met when the change is made to the record, each with the text that says why
 * the change is no longer possible. Other requirements, such as an age or a card in force, are only checked on
 * submission, because an application may take some time.
 */
const lasting: Readonly<Partial<Record<ReasonCode, (query: EligibilityQuery) => string>>> = {
  revoked: m.eligibility_obstacle_revoked,
  suspended: m.eligibility_obstacle_suspended,
  no_license: m.eligibility_obstacle_no_license,
  already_licensed: m.eligibility_obstacle_already_licensed,
  class_held: ({ class: letter }) => m.eligibility_obstacle_class_held({ letter: letter ?? "" }),
  not_on_ladder: m.eligibility_obstacle_classes,
  top_of_ladder: m.eligibility_obstacle_classes,
  heavy_class_missing: m.eligibility_obstacle_classes,
  card_is_new_format: m.eligibility_obstacle_card_replaced,
  card_not_expired: m.eligibility_obstacle_card_replaced,
  renewal_not_due: m.eligibility_obstacle_card_replaced,
  renewals_used: m.eligibility_obstacle_card_replaced,
  hazard_permit_in_force: m.eligibility_obstacle_permits,
  no_hazard_permit: m.eligibility_obstacle_permits,
  no_learners_license: m.eligibility_obstacle_permits,
};

/** The effects that change a licence, so that there has to be one. */
const changesLicence: readonly Effect[] = [
  "allow_commercial",
  "note_renewal",
  "new_card",
  "reprint_card",
  "issue_international_permit",
  "revoke_license",
  "upgrade_class",
  "add_class",
];

/**
 * Returns whether an application at this status has not changed the driver's record yet.
 *
 * @example
 * isEffectAhead(kinds["learners-license"], "testing"); // false, because the learner's licence was issued for the tests
 */
export const isEffectAhead = ({ effect }: Pick<KindRow, "effect">, status: Status): boolean =>
  isOpen(status) && statuses.indexOf(status) < statuses.indexOf(effect.at);

/**
 * Returns why the change of an application cannot be made to the record, or null if it can. The licence or the permits may have changed
 * since it was created: for example, a first licence has been entered in the meantime. Such an application can only be
 * cancelled or rejected.
 *
 * @example
 * obstacle(kinds["license-application"], currentRecord, "2026-11-21"); // "There is already a driver's licence on record. …"
 */
export function obstacle(
  row: KindRow,
  currentRecord: CurrentRecord,
  today: PlainDate,
  classLetter: ClassLetter | null = null,
): string | null {
  requireDate(today);
  const record = { ...unrelated, ...currentRecord };
  const query: EligibilityQuery = { record, kind: row.kind, title: row.title, class: classLetter };
  const why =
    changesLicence.includes(row.effect.does) && !currentRecord.license
      ? lasting.no_license
      : whyUnmet(row, query, today);
  return why ? [why(query), m.eligibility_obstacle_remedy()].join(" ") : null;
}

function whyUnmet(row: KindRow, query: EligibilityQuery, today: PlainDate) {
  // Nobody has to be eligible for the revocation of their licence, but it can only be revoked once.
  if (row.effect.does === "revoke_license")
    return endorsementOn(query.record.endorsements, today)?.kind === "revoked" ? lasting.revoked : undefined;
  return row.requirements
    .filter((requirement) => requirement.code in lasting && !requirement.isMet(query, today))
    .map(({ code }) => lasting[code])[0];
}

/** The parts of a record on which no lasting requirement depends. */
const unrelated: Omit<DriverRecord, keyof CurrentRecord> = {
  date_of_birth: null,
  is_identified: true,
  theory: { road_sign: null, road_traffic: null },
  training_hours: 0,
  eye_test: null,
  open_kinds: [],
};
