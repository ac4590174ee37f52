import type { PlainDate } from "@kwan/domain";
import { type DriverRecord, figures, type ReasonCode } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { GuideKind } from "./guide-kinds.ts";

/** Nobody: the record of somebody of whom the authority knows nothing. */
const nobody: DriverRecord = {
  date_of_birth: null,
  is_identified: false,
  learners_license: null,
  license: null,
  endorsements: [],
  theory: { road_sign: null, road_traffic: null },
  training_hours: 0,
  eye_test: null,
  hazard_permit: null,
  open_kinds: [],
};

/** A condition of the domain that the guide does not list: the account asks for it, or another one says it already. */
const unlisted = () => null;

/** Each condition as a sentence that is true of somebody who meets it. A new condition needs one, or it does not compile. */
const sentences: Readonly<Record<Exclude<ReasonCode, "too_young">, (row: GuideKind) => string | null>> = {
  profile_incomplete: unlisted,
  not_identified: unlisted,
  license_not_confirmed: unlisted,
  already_open: unlisted,
  other_first_licence_open: unlisted,
  other_replacement_open: unlisted,
  office_only: unlisted,
  suspended: unlisted,
  top_of_ladder: unlisted,
  revoked: m.guide_if_revoked,
  no_license: m.guide_if_no_license,
  no_license_or_permit: m.guide_if_no_license_or_permit,
  license_not_in_force: m.guide_if_license_not_in_force,
  card_expired: m.guide_if_card_expired,
  card_not_expired: () => m.guide_if_card_not_expired({ days: figures.renewal_opens_days }),
  renewal_not_due: () => m.guide_if_renewal_not_due({ days: figures.renewal_opens_days }),
  renewals_used: m.guide_if_renewals_used,
  already_licensed: m.guide_if_already_licensed,
  class_held: m.guide_if_class_held,
  not_on_ladder: m.guide_if_not_on_ladder,
  // An upgrade asks for the driver's own class, and every other service for class B.
  class_too_new: ({ kind }) =>
    kind === "upgrading-drivers-license"
      ? m.guide_if_class_too_new({ years: figures.years_in_class_below })
      : m.guide_if_class_b_too_new({ years: figures.years_in_class_below }),
  heavy_class_missing: m.guide_if_heavy_class_missing,
  card_is_new_format: m.guide_if_card_is_new_format,
  permit_in_force: m.guide_if_permit_in_force,
  no_learners_license: m.guide_if_no_learners_license,
  learners_license_ended: () => m.guide_if_learners_license_ended({ months: figures.learners_renewal_closes_months }),
  learners_renewal_not_open: () => m.guide_if_learners_renewal_not_open({ days: figures.learners_renewal_opens_days }),
  training_incomplete: () => m.guide_if_training_incomplete({ hours: figures.training_hours }),
  road_sign_not_passed: () => m.guide_if_road_sign_not_passed({ months: figures.theory_pass_months }),
  road_traffic_not_passed: () => m.guide_if_road_traffic_not_passed({ months: figures.theory_pass_months }),
  hazard_permit_in_force: m.guide_if_hazard_permit_in_force,
  no_hazard_permit: m.guide_if_no_hazard_permit,
  hazard_renewal_not_open: () => m.guide_if_hazard_renewal_not_open({ days: figures.hazard_renewal_opens_days }),
  hazard_permit_ended: m.guide_if_hazard_permit_ended,
};

/** Returns the conditions for applying for a service, each as a sentence. The one about the age is the domain's own. */
export const conditionsOf = (row: GuideKind, today: PlainDate): string[] =>
  row.requirements.flatMap((requirement) => {
    const { code } = requirement;
    const query = { record: nobody, kind: row.kind, title: row.title, class: row.classes[0] ?? null };
    const sentence = code === "too_young" ? requirement.reason(query, today) : sentences[code](row);
    return sentence ?? [];
  });
