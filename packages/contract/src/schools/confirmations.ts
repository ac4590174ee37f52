import { requiredText, verificationCode } from "@kwan/domain";
import * as z from "zod/mini";
import { id, optionalNote } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { codeSent } from "../credentials.ts";
import { classRecord, enrolment } from "./shapes.ts";

/** What an officer saw at the desk. */
const seen = requiredText(m.fields_seen_at_desk, 200, (text) =>
  text.length < 10 ? m.fields_seen_at_desk_short() : undefined,
);

/**
 * Says what is wrong with the record of a lesson. Only the trainee can do this. A disputed lesson does not count. Without
 * a note, the dispute is taken back, and the lesson waits to be confirmed again.
 *
 * @summary Say what is wrong with a lesson
 * @sdk schools.disputeLesson
 * @example
 * await kwan.schools.disputeLesson(record.id, { note: "I was not there." });
 */
export const disputeLesson = call({
  id: "disputeLesson",
  method: "POST",
  path: "/driving_school/class_records/{id}/dispute/",
  body: z.object({
    /** What is wrong with the record, in at least 10 characters. Null takes the dispute back. */
    note: optionalNote,
  }),
  answer: classRecord,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Sends a code to the trainee's own phone, which confirms all lessons that have been recorded so far. It is valid for 24
 * hours. Someone without a phone confirms their lessons at a branch.
 *
 * @summary Send the code that confirms lessons
 * @sdk schools.sendLessonCode
 * @example
 * const { sent_to, attempt } = await kwan.schools.sendLessonCode();
 */
export const sendLessonCode = call({
  id: "sendLessonCode",
  method: "POST",
  path: "/driving_school/class_records/confirm/code/",
  answer: codeSent,
  errors: ["state_forbids", "unavailable"],
  access: ["owner"],
});

/**
 * Confirms the trainee's lessons with the code from their phone: all that were recorded before the code was sent, except
 * the disputed ones. The training certificate is issued once the required hours are complete.
 *
 * @summary Confirm lessons with the code
 * @sdk schools.confirmLessons
 * @example
 * const { confirmed } = await kwan.schools.confirmLessons({ attempt, code: "123456" });
 */
export const confirmLessons = call({
  id: "confirmLessons",
  method: "POST",
  path: "/driving_school/class_records/confirm/",
  body: z.object({
    /** The ID of the attempt, which was returned when the code was sent. */
    attempt: z.string().check(z.maxLength(64)),
    /** The code, as received. */
    code: verificationCode,
  }),
  answer: z.object({
    /** The number of lessons that were confirmed. */
    confirmed: z.int(),
  }),
  errors: ["code_wrong", "code_expired", "state_forbids"],
  access: ["owner"],
});

/**
 * Confirms lessons with a trainee who is at the counter and has shown their ID. For officers. The trainee is told.
 *
 * @summary Confirm lessons at the desk
 * @sdk schools.confirmLessonsAtDesk
 * @example
 * await kwan.schools.confirmLessonsAtDesk({ learner, lessons: [record.id], seen: "Ghana Card, checked by me" });
 */
export const confirmLessonsAtDesk = call({
  id: "confirmLessonsAtDesk",
  method: "POST",
  path: "/driving_school/class_records/confirm/desk/",
  body: z.object({
    /** ID of the learner. */
    learner: id,
    /** The IDs of the lessons that the trainee has confirmed. */
    lessons: z.array(id).check(z.minLength(1), z.maxLength(200)),
    /** The document that the trainee has shown. */
    seen,
  }),
  answer: z.object({
    /** The number of lessons that were confirmed. */
    confirmed: z.int(),
  }),
  errors: ["state_forbids", "own_request"],
  access: ["identities.verify"],
  power: "confirm_lessons",
});

/**
 * Confirms the enrolment of a trainee who is at the counter and has shown their ID and the paper with their trainee
 * number. For officers. Needed if the school has not entered a birth date, because a name and a number can be guessed.
 *
 * @summary Confirm an enrolment at the desk
 * @sdk schools.confirmEnrolmentAtDesk
 * @example
 * await kwan.schools.confirmEnrolmentAtDesk({ learner, school_code: "GA-014", trainee_number: "T-2026-0412", seen });
 */
export const confirmEnrolmentAtDesk = call({
  id: "confirmEnrolmentAtDesk",
  method: "POST",
  path: "/driving_school/enrolment/confirm/desk/",
  body: z.object({
    /** ID of the learner. */
    learner: id,
    /** The code of the driving school. */
    school_code: requiredText(m.fields_school_code, 20),
    /** The number that the driving school gave the trainee. */
    trainee_number: requiredText(m.fields_trainee_number, 30),
    /** The document that the trainee has shown. */
    seen,
  }),
  answer: enrolment,
  errors: ["state_forbids", "own_request"],
  access: ["identities.verify"],
  power: "confirm_enrolment",
});
