import { endEnrolment, enrolTrainee, listClassRecords, listEnrolments, listSchools } from "@kwan/contract";
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
   * Lists class records by school, learner, class or period.
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
   * Lists the registered driving schools, by code or name.
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
   * Lists the trainees of the school of this account, newest first.
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
   * Ends an enrolment. Its number can no longer be used in an application.
   *
   * @example
   * await kwan.schools.endEnrolment(enrolment.id);
   */
  endEnrolment: method(
    endEnrolment,
    (id: string, options?: PostOptions): Answering<typeof endEnrolment> =>
      send(endEnrolment, { params: { id } }, options),
  ),
});
