/**
 * Driving schools, and the training they record.
 *
 * @module
 */

import { anyDate, optionalText, personName, requiredText } from "@kwan/domain";
import { timeOfDay } from "@kwan/domain/dates";
import * as z from "zod/mini";
import { classLetter, day, id, optionalNote, plainDate } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page, searchQuery, sortBy } from "../lists.ts";
import { classRecord, classTotals, drivingSchool, enrolment, schoolWithInstructors } from "./shapes.ts";

/**
 * Lists class records, filtered by school, trainee, class or period. A school sees the records of its trainees, and a
 * learner sees their own. For one learner, `totals` compares the learner's hours for a class, at all schools, with the
 * required 48.
 *
 * @summary List class records of driving schools
 * @sdk schools.classRecords
 * @example
 * for await (const record of kwan.schools.classRecords({ module: "practical" })) console.log(record.id);
 */
export const listClassRecords = call({
  id: "listClassRecords",
  requirement: "R-API-L12",
  paged: true,
  method: "GET",
  path: "/driving_school/class_records/",
  query: listQuery({
    school: z.optional(id),
    /** ID of the learner. */
    learner: z.optional(id),
    license_class: z.optional(z.string().check(z.maxLength(2))),
    /** Theory or practical. */
    module: z.optional(z.enum(["theory", "practical"])),
    /** Whether the trainee attended. */
    attendance: z.optional(z.enum(["present", "absent"])),
    from: day,
    to: day,
    /** Lists only the confirmed lessons that an officer has to look at, because something about them is unusual. */
    to_check: z.optional(z.enum(["true", "false"])),
    /** Lists only the lessons that wait for their trainee to confirm them. */
    to_confirm: z.optional(z.enum(["true", "false"])),
    search: z.optional(searchQuery),
    /**
     * What to sort by. Put a "-" before the field to reverse the order. Default: the latest lessons come first.
     */
    sort: z.optional(sortBy(["date"])),
  }),
  /** The totals are given only if the list is about a single trainee. */
  answer: z.extend(page(classRecord), {
    /** Training hours of one learner. Null if the list covers several learners. */
    totals: z.nullable(classTotals),
  }),
  access: ["owner", "lessons.read"],
  audit: "class_records",
});

/**
 * Records a lesson that a trainee took at your school, once it has ended. The trainee has to confirm the lesson before
 * its hours count. No trainee, instructor or vehicle can be in two lessons at the same time, or above the limits of hours
 * for one day. A lesson at an unusual time, or after many hours, is recorded with `marks`: an officer looks at it before
 * the trainee gets a certificate.
 *
 * @summary Record a lesson
 * @sdk schools.recordLesson
 * @example
 * await kwan.schools.recordLesson({ enrolment, module: "theory", topic, date, starts_at, ends_at, instructor, attendance: "present" });
 */
export const recordLesson = call({
  id: "recordLesson",
  method: "POST",
  path: "/driving_school/class_records/",
  body: z.object({
    /** The ID of the trainee's enrolment. */
    enrolment: id,
    /** Theory or practical. */
    module: z.enum(["theory", "practical"], { error: m.fields_lesson_module }),
    topic: requiredText(m.fields_lesson_topic, 120),
    /** Date of the lesson. */
    date: anyDate(m.fields_lesson_date),
    starts_at: timeOfDay(m.fields_lesson_starts_at),
    ends_at: timeOfDay(m.fields_lesson_ends_at),
    /** The name of an accredited instructor of the school. */
    instructor: personName(m.fields_lesson_instructor),
    /** The ID of the instructor. Needed if two instructors have this name. */
    instructor_id: z.optional(id),
    /** The registration number of the vehicle. Required for a practical lesson. */
    vehicle: optionalText(m.fields_lesson_vehicle, 20),
    /** Whether the trainee attended. */
    attendance: z.enum(["present", "absent"], { error: m.fields_lesson_attendance }),
    /** The instructor's remark. Null if there is none. */
    remark: optionalNote,
  }),
  answer: classRecord,
  status: 201,
  errors: ["state_forbids"],
  access: ["lessons.record"],
  power: "record_lesson",
});

/**
 * Removes a lesson that was recorded by mistake. You can remove a lesson until the trainee has confirmed it.
 *
 * @summary Remove a lesson that was recorded by mistake
 * @sdk schools.removeLesson
 * @example
 * await kwan.schools.removeLesson(record.id);
 */
export const removeLesson = call({
  id: "removeLesson",
  method: "DELETE",
  path: "/driving_school/class_records/{id}/",
  answers: "nothing",
  status: 204,
  errors: ["state_forbids"],
  access: ["lessons.record"],
  power: "record_lesson",
});

/**
 * Says whether an unusual lesson counts. For officers. A lesson that is refused does not count, and the trainee is told
 * why. An officer can change the answer until the certificate has been issued.
 *
 * @summary Say whether an unusual lesson counts
 * @sdk schools.checkLesson
 * @example
 * await kwan.schools.checkLesson(record.id, { outcome: "accepted", note: "I called the trainee." });
 */
export const checkLesson = call({
  id: "checkLesson",
  method: "POST",
  path: "/driving_school/class_records/{id}/check/",
  body: z.object({
    /** Whether the lesson counts. */
    outcome: z.enum(["accepted", "refused"], { error: m.fields_lesson_check }),
    /** Why the lesson does not count, or what you found. Required if it is refused. */
    note: optionalNote,
  }),
  answer: classRecord,
  errors: ["state_forbids"],
  access: ["schools.accredit"],
  power: "check_lesson",
});

/**
 * Lists the registered driving schools. `search` matches the code or the name.
 *
 * @summary List driving schools
 * @sdk schools.list
 * @example
 * const { results } = await kwan.schools.list({ search: "Ridge" });
 */
export const listSchools = call({
  id: "listSchools",
  paged: true,
  method: "GET",
  path: "/driving_school/",
  query: listQuery({
    search: z.optional(z.string().check(z.maxLength(100))),
    /** Lists only the school of this instructor. */
    instructor_id: z.optional(id),
    sort: z.optional(sortBy(["name", "code", "branch"])),
  }),
  answer: page(drivingSchool),
  access: ["schools.read"],
});

/**
 * Lists the trainees at your school, newest first. The list includes trainees whose enrolment has ended. You can
 * search by name or trainee number.
 *
 * @summary List the trainees of your school
 * @sdk schools.enrolments
 * @example
 * const { results } = await kwan.schools.enrolments({ limit: 50 });
 */
export const listEnrolments = call({
  id: "listEnrolments",
  paged: true,
  method: "GET",
  path: "/driving_school/enrolment/",
  query: listQuery({
    search: z.optional(z.string().check(z.maxLength(100))),
    /**
     * What to sort by. Put a "-" before the field to reverse the order. `hours` are the confirmed hours. Default:
     * the latest enrolments come first.
     */
    sort: z.optional(sortBy(["name", "class", "hours", "since"])),
  }),
  answer: page(enrolment),
  access: ["lessons.record"],
});

/**
 * Enrols a trainee. The trainee confirms the enrolment by entering the school code and the trainee number, in an
 * application or with `confirmEnrolment`.
 *
 * @summary Enrol a trainee
 * @sdk schools.enrol
 * @example
 * await kwan.schools.enrol({ trainee_number: "T-1", first_name: "Efua", last_name: "Darko", license_class: "B" });
 */
export const enrolTrainee = call({
  id: "enrolTrainee",
  method: "POST",
  path: "/driving_school/enrolment/",
  body: z.object({
    /** The number that the driving school gave the trainee. */
    trainee_number: requiredText(m.fields_trainee_number, 30),
    first_name: personName(m.fields_first_name),
    last_name: personName(m.fields_surname),
    license_class: classLetter,
    /**
     * The trainee's birth date. Only the person with this name and birth date can confirm the enrolment. Without it, the
     * trainee has to confirm the enrolment at a branch.
     */
    date_of_birth: z.optional(z.nullable(plainDate)),
  }),
  answer: enrolment,
  status: 201,
  errors: ["already_exists"],
  access: ["lessons.record"],
  power: "enrol_trainee",
});

/**
 * Confirms your own enrolment at a driving school, with the school's code and the trainee number that the school gave
 * you. Your name and birth date have to be those that the school entered. If it has entered no birth date, it can add it, or
 * you confirm the enrolment at a branch. You need no application for this.
 *
 * @summary Confirm your enrolment at a driving school
 * @sdk schools.confirmEnrolment
 * @example
 * await kwan.schools.confirmEnrolment({ school_code: "GA-014", trainee_number: "T-2026-0412" });
 */
export const confirmEnrolment = call({
  id: "confirmEnrolment",
  method: "POST",
  path: "/driving_school/enrolment/confirm/",
  body: z.object({
    /** The code of the driving school. */
    school_code: requiredText(m.fields_school_code, 20),
    /** The number that the driving school gave the trainee. */
    trainee_number: requiredText(m.fields_trainee_number, 30),
  }),
  answer: enrolment,
  access: ["owner"],
});

/**
 * Adds the birth date of a trainee to an enrolment that was entered without one, so that the trainee can confirm it. Only
 * possible until then.
 *
 * @summary Add a trainee's birth date
 * @sdk schools.changeEnrolment
 * @example
 * await kwan.schools.changeEnrolment(enrolment.id, { date_of_birth: "2004-05-17" });
 */
export const changeEnrolment = call({
  id: "changeEnrolment",
  method: "PATCH",
  path: "/driving_school/enrolment/{id}/",
  body: z.object({
    /** The trainee's birth date. */
    date_of_birth: plainDate,
  }),
  answer: enrolment,
  errors: ["state_forbids"],
  access: ["lessons.record"],
  power: "change_enrolment",
});

/**
 * Ends an enrolment, and tells the trainee. The trainee number can no longer be used. You can give it to somebody else if
 * no lesson and no certificate stand on it. We keep the class records.
 *
 * @summary End an enrolment
 * @sdk schools.endEnrolment
 * @example
 * await kwan.schools.endEnrolment(enrolment.id);
 */
export const endEnrolment = call({
  id: "endEnrolment",
  method: "POST",
  path: "/driving_school/enrolment/{id}/end/",
  answer: enrolment,
  errors: ["state_forbids"],
  access: ["lessons.record"],
  power: "end_enrolment",
});

/**
 * Registers a driving school, without accrediting it. For officers. The school can record lessons once it is
 * accredited. An accreditation needs two people: one proposes it, and another approves it.
 *
 * @summary Register a driving school
 * @sdk schools.create
 * @example
 * const { id } = await kwan.schools.create({ school_code: "GA-015", name: "Ridge Driving School", branch });
 */
export const createSchool = call({
  id: "createSchool",
  method: "POST",
  path: "/driving_school/",
  body: z.object({
    /** The code of the new school, which its trainees enter in their applications. */
    school_code: requiredText(m.fields_school_code, 20, (text) =>
      /^[A-Z0-9-]{2,20}$/i.test(text) ? undefined : m.fields_school_code_like(),
    ),
    name: requiredText(m.fields_school_name, 120),
    /** The branch that supervises the school. */
    branch: id,
  }),
  answer: schoolWithInstructors,
  status: 201,
  errors: ["already_exists"],
  access: ["schools.accredit"],
  power: "add_school",
});

/**
 * Returns a driving school with its instructors. For staff.
 *
 * @summary Read a driving school with its instructors
 * @sdk schools.get
 * @example
 * const { is_accredited, instructors } = await kwan.schools.get(id);
 */
export const getSchool = call({
  id: "getSchool",
  method: "GET",
  path: "/driving_school/school/{id}/",
  answer: schoolWithInstructors,
  access: ["schools.read"],
});

/**
 * Returns your own driving school with its instructors. For schools.
 *
 * @summary Read your own driving school
 * @sdk schools.own
 * @example
 * const { instructors } = await kwan.schools.own();
 */
export const getOwnSchool = call({
  id: "getOwnSchool",
  method: "GET",
  path: "/driving_school/own/",
  answer: schoolWithInstructors,
  errors: ["not_found"],
  access: ["lessons.record"],
});

export * from "./confirmations.ts";
export * from "./instructors.ts";
