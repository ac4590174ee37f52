/**
 * What driving instructors do with their own account: confirm the schools that named them, and sign their lessons.
 *
 * @module
 */

import * as z from "zod/mini";
import { id, optionalNote } from "../basics.ts";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { classRecord } from "../schools/shapes.ts";
import { teaching } from "./shapes.ts";

/**
 * Lists the driving schools that have named you as an instructor, by the number of your driving licence. Confirm or
 * refuse each of them with `answerTeaching`.
 *
 * @summary List the schools that named you as an instructor
 * @sdk teaching.schools
 * @example
 * const { schools } = await kwan.teaching.schools();
 */
export const listTeaching = call({
  id: "listTeaching",
  method: "GET",
  path: "/driving_school/teaching/",
  answer: z.object({
    /** The schools that named you as an instructor, by name. */
    schools: z.array(teaching),
  }),
  access: ["owner"],
});

/**
 * Confirms that you teach at a driving school, or refuses. An officer must have verified your identity before you
 * confirm. The school is told. You can change the answer later, for example when you leave the school.
 *
 * @summary Confirm or refuse that you teach at a school
 * @sdk teaching.answer
 * @example
 * await kwan.teaching.answer(instructor.id, { teaches: true });
 */
export const answerTeaching = call({
  id: "answerTeaching",
  method: "POST",
  path: "/driving_school/teaching/{id}/answer/",
  body: z.object({
    /** Whether you teach at the school. */
    teaches: z.boolean(),
  }),
  answer: teaching,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Lists the lessons that you gave and have not signed yet, also those that you disputed. Newest first.
 *
 * @summary List the lessons that wait for your signature
 * @sdk teaching.lessons
 * @example
 * const { results } = await kwan.teaching.lessons();
 */
export const listLessonsToSign = call({
  id: "listLessonsToSign",
  paged: true,
  method: "GET",
  path: "/driving_school/class_records/to_sign/",
  query: listQuery({}),
  answer: page(classRecord),
  access: ["owner"],
});

/**
 * Signs lessons that you gave. A lesson counts once its instructor and its trainee have signed it. You cannot sign for
 * yourself as a trainee.
 *
 * @summary Sign lessons as their instructor
 * @sdk teaching.sign
 * @example
 * await kwan.teaching.sign({ lessons: [record.id] });
 */
export const signLessons = call({
  id: "signLessons",
  method: "POST",
  path: "/driving_school/class_records/sign/",
  body: z.object({
    /** The IDs of the lessons that you gave. */
    lessons: z.array(id).check(z.minLength(1), z.maxLength(200)),
  }),
  answer: z.object({
    /** The number of lessons that were signed. */
    signed: z.int(),
  }),
  access: ["owner"],
});

/**
 * Says what is wrong with the record of a lesson that bears your name. Only its instructor can do this. A disputed lesson
 * does not count, and the school is told. Without a note, the dispute is taken back, and the lesson waits to be signed.
 *
 * @summary Say what is wrong with a lesson that you gave
 * @sdk teaching.dispute
 * @example
 * await kwan.teaching.dispute(record.id, { note: "I did not give this lesson." });
 */
export const disputeTaughtLesson = call({
  id: "disputeTaughtLesson",
  method: "POST",
  path: "/driving_school/class_records/{id}/dispute_as_instructor/",
  body: z.object({
    /** What is wrong with the record, in at least 10 characters. Null takes the dispute back. */
    note: optionalNote,
  }),
  answer: classRecord,
  errors: ["state_forbids"],
  access: ["owner"],
});
