import { personName, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { schoolWithInstructors } from "./shapes.ts";

const newInstructor = z.object({
  name: personName(m.fields_lesson_instructor),
  /** The number of the instructor's own driving licence. */
  license_number: requiredText(m.fields_instructor_license, 20, (text) =>
    /^[A-Z0-9/-]{6,20}$/i.test(text) ? undefined : m.fields_instructor_license_like(),
  ),
});

/**
 * Adds an instructor to a driving school, without accrediting them. For officers. The instructor can give lessons
 * once they are accredited. An accreditation needs two people: one proposes it, and another approves it.
 *
 * @summary Add an instructor to a driving school
 * @sdk schools.addInstructor
 * @example
 * await kwan.schools.addInstructor(id, { name: "Yaw Darko", license_number: "DAR-120389-01234" });
 */
export const addInstructor = call({
  id: "addInstructor",
  method: "POST",
  path: "/driving_school/school/{id}/instructor/",
  body: newInstructor,
  answer: schoolWithInstructors,
  status: 201,
  errors: ["already_exists"],
  access: ["schools.accredit"],
  power: "add_instructor",
});

/**
 * Proposes an instructor of your own school. The holder of the licence confirms with their own account that they teach
 * there, an officer proposes the accreditation, and a second person approves it. After an officer has declined, you can
 * propose the same person again.
 *
 * @summary Propose an instructor of your school
 * @sdk schools.proposeInstructor
 * @example
 * await kwan.schools.proposeInstructor({ name: "Yaw Darko", license_number: "DAR-120389-01234" });
 */
export const proposeInstructor = call({
  id: "proposeInstructor",
  method: "POST",
  path: "/driving_school/own/instructor/",
  body: newInstructor,
  answer: schoolWithInstructors,
  status: 201,
  errors: ["already_exists", "not_found"],
  access: ["lessons.record"],
  power: "propose_instructor",
});

/**
 * Declines an instructor whom a school has proposed. For officers. The school is told why.
 *
 * @summary Decline a proposed instructor
 * @sdk schools.declineInstructor
 * @example
 * await kwan.schools.declineInstructor(instructor.id, { note: "The licence number is wrong." });
 */
export const declineInstructor = call({
  id: "declineInstructor",
  method: "POST",
  path: "/driving_school/instructor/{id}/decline/",
  body: z.object({
    /** Why the instructor is not accredited. The school reads it. */
    note: requiredText(m.fields_decline_note, 1000, (text) =>
      text.length < 10 ? m.fields_decline_note_short() : undefined,
    ),
  }),
  answer: schoolWithInstructors,
  errors: ["state_forbids"],
  access: ["schools.accredit"],
  power: "decline_instructor",
});
