import * as m from "../../catalogues/messages.js";
import { date } from "../../kinds/fields.ts";
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
