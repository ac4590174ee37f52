// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  addInstructor,
  createSchool,
  endEnrolment,
  enrolTrainee,
  getOwnSchool,
  getSchool,
  listClassRecords,
  listEnrolments,
  listSchools,
  recordLesson,
  removeLesson,
  signLesson,
} from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Driving schools, and the training they record.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { schools });
 */
/* @__NO_SIDE_EFFECTS__ */
export const schools = (send: Send) => ({
  /**
   * Lists class records, filtered by school, trainee, class or period.
   *
   * @example
   * for await (const record of kwan.schools.classRecords({ module: "practical" })) console.log(record.id);
   */
  classRecords: method(
    listClassRecords,
    (query?: Query<typeof listClassRecords>, options?: CallOptions): Answering<typeof listClassRecords> =>
      send(listClassRecords, { query }, options),
  ),
  /**
   * Records a lesson that a trainee took at the caller's school. The trainee has to confirm it.
   *
   * @example
   * await kwan.schools.recordLesson({ enrolment, module: "theory", topic, date, starts_at, ends_at, instructor, attendance: "present" });
   */
  recordLesson: method(
    recordLesson,
    (body: Body<typeof recordLesson>, options?: PostOptions): Answering<typeof recordLesson> =>
      send(recordLesson, { body }, options),
  ),
  /**
   * Removes a lesson that was recorded by mistake. This is possible until the trainee has confirmed it.
   *
   * @example
   * await kwan.schools.removeLesson(record.id);
   */
  removeLesson: method(
    removeLesson,
    (id: string, options?: CallOptions): Answering<typeof removeLesson> =>
      send(removeLesson, { params: { id } }, options),
  ),
  /**
   * Confirms the caller's own lesson, or says what is wrong with the record.
   *
   * @example
   * await kwan.schools.signLesson(record.id, { outcome: "disputed", note: "I was not there." });
   */
  signLesson: method(
    signLesson,
    (id: string, body: Body<typeof signLesson>, options?: PostOptions): Answering<typeof signLesson> =>
      send(signLesson, { params: { id }, body }, options),
  ),
  /**
   * Lists the registered driving schools. `search` matches the code or the name.
   *
   * @example
   * const { results } = await kwan.schools.list({ search: "Ridge" });
   */
  list: method(
    listSchools,
    (query?: Query<typeof listSchools>, options?: CallOptions): Answering<typeof listSchools> =>
      send(listSchools, { query }, options),
  ),
  /**
   * Lists the trainees at the caller's school, newest first.
   *
   * @example
   * const { results } = await kwan.schools.enrolments({ limit: 50 });
   */
  enrolments: method(
    listEnrolments,
    (query?: Query<typeof listEnrolments>, options?: CallOptions): Answering<typeof listEnrolments> =>
      send(listEnrolments, { query }, options),
  ),
  /**
   * Enrols a trainee, who can then name the school in an application.
   *
   * @example
   * await kwan.schools.enrol({ trainee_number: "T-1", first_name: "Efua", last_name: "Darko", license_class: "B" });
   */
  enrol: method(
    enrolTrainee,
    (body: Body<typeof enrolTrainee>, options?: PostOptions): Answering<typeof enrolTrainee> =>
      send(enrolTrainee, { body }, options),
  ),
  /**
   * Ends an enrolment. The trainee number can no longer be used in an application.
   *
   * @example
   * await kwan.schools.endEnrolment(enrolment.id);
   */
  endEnrolment: method(
    endEnrolment,
    (id: string, options?: PostOptions): Answering<typeof endEnrolment> =>
      send(endEnrolment, { params: { id } }, options),
  ),
  /**
   * Registers a driving school, without accrediting it. For officers.
   *
   * @example
   * const { id } = await kwan.schools.create({ school_code: "GA-015", name: "Ridge Driving School", branch });
   */
  create: method(
    createSchool,
    (body: Body<typeof createSchool>, options?: PostOptions): Answering<typeof createSchool> =>
      send(createSchool, { body }, options),
  ),
  /**
   * Returns a driving school with its instructors. For staff.
   *
   * @example
   * const { is_accredited, instructors } = await kwan.schools.get(id);
   */
  get: method(
    getSchool,
    (id: string, options?: CallOptions): Answering<typeof getSchool> => send(getSchool, { params: { id } }, options),
  ),
  /**
   * Returns the caller's own driving school with its instructors. For schools.
   *
   * @example
   * const { instructors } = await kwan.schools.own();
   */
  own: method(getOwnSchool, (options?: CallOptions): Answering<typeof getOwnSchool> => send(getOwnSchool, {}, options)),
  /**
   * Adds an instructor to a driving school, without accrediting them. For officers.
   *
   * @example
   * await kwan.schools.addInstructor(id, { name: "Yaw Darko", license_number: "DAR-120389-01234" });
   */
  addInstructor: method(
    addInstructor,
    (id: string, body: Body<typeof addInstructor>, options?: PostOptions): Answering<typeof addInstructor> =>
      send(addInstructor, { params: { id }, body }, options),
  ),
});
