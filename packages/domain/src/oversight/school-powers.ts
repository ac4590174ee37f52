import { columns } from "./columns.ts";
import { power, stays } from "./power.ts";

/** The training certificate that the last signature or answer issues. */
const certificate = columns("enrolments", "certificate_number", "certificate_date");

/** The powers over driving schools, their instructors and their lessons. */
export const schoolPowers = {
  add_school: power("A driving school without accreditation", ["schools+"], stays),
  add_instructor: power("An instructor without accreditation", ["instructors+"], stays),
  propose_instructor: power(
    "An instructor without accreditation, whom the school proposes",
    ["instructors+", ...columns("instructors", "name", "proposed_by", "declined_at", "declined_because")],
    "An officer declines it.",
  ),
  decline_instructor: power(
    "That an instructor whom a school proposed is not accredited",
    columns("instructors", "declined_at", "declined_because"),
    "The school proposes them again.",
    { ground: "reason", told: "The school reads the reason." },
  ),
  enrol_trainee: power("An enrolment that the trainee has not confirmed", ["enrolments+"], "It is ended."),
  change_enrolment: power(
    "The birth date of an enrolment that has none",
    ["enrolments.date_of_birth"],
    "The enrolment is ended.",
  ),
  confirm_enrolment: power(
    "An enrolment, confirmed with the trainee at the counter",
    ["enrolments.driver_id"],
    "It is ended.",
    {
      ground: "reason",
      told: "That their enrolment has been confirmed.",
    },
  ),
  confirm_lessons: power(
    "Lessons, confirmed with the trainee at the counter",
    ["class_records"],
    "A decision about the school.",
    { ground: "reason", told: "That their lessons have been confirmed.", follows: certificate },
  ),
  end_enrolment: power(
    "The end of an enrolment",
    columns("enrolments", "ended_at", "keeps_number"),
    "The trainee is enrolled again.",
  ),
  record_lesson: power("A lesson that the trainee has not confirmed", ["class_records"], "The school removes it.", {
    told: "That a lesson waits to be confirmed.",
  }),
  check_lesson: power("Whether an unusual lesson counts", ["class_records"], "A decision about the school.", {
    ground: "reason",
    follows: certificate,
  }),
};
