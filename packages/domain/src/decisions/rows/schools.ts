import * as m from "../../catalogues/messages.js";
import { date, longText, text } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

const fields = () => ({ until: date(m.decisions_accredited_until, { hint: m.decisions_accredited_until_hint }) });
const grounds = {
  requirements_met: m.decisions_ground_requirements_met,
  renewal: m.decisions_ground_renewal,
  own_wish: m.decisions_ground_own_wish,
  breach: m.decisions_ground_breach,
};

/** Accredits a driving school until a given date. To end the accreditation, set an earlier date. */
export const accreditSchool = defineDecision({
  kind: "accredit_school",
  title: m.decisions_accredit_school,
  summary: m.decisions_accredit_school_summary,
  subject: "school",
  fields,
  grounds,
  scope: "schools.accredit",
  approval: "schools.approve",
});

/** Accredits a school's instructor until a given date. */
export const accreditInstructor = defineDecision({
  kind: "accredit_instructor",
  title: m.decisions_accredit_instructor,
  summary: m.decisions_accredit_instructor_summary,
  subject: "instructor",
  fields,
  grounds,
  scope: "schools.accredit",
  approval: "schools.approve",
});

/**
 * Withdraws a training certificate. It no longer counts for an application, and nor do the lessons behind it. To give it
 * back, the decision is reversed.
 */
export const withdrawCertificate = defineDecision({
  kind: "withdraw_certificate",
  title: m.decisions_withdraw_certificate,
  summary: m.decisions_withdraw_certificate_summary,
  subject: "driver",
  fields: () => ({
    certificate_number: text(m.decisions_certificate_number, { max: 60 }),
    notice: longText(m.decisions_certificate_notice, { min: 10, hint: m.decisions_certificate_notice_hint }),
  }),
  grounds: {
    lessons_untrue: m.decisions_ground_lessons_untrue,
    wrong_person: m.decisions_ground_wrong_person,
    school_breach: m.decisions_ground_school_breach,
    office_error: m.decisions_ground_office_error,
  },
  scope: "decisions.propose",
  approval: "decisions.approve",
});
