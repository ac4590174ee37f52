import { endEnrolment, enrolTrainee, listClassRecords, listEnrolments, listSchools } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Driving schools, and what they report of their learners. */
export interface Schools {
  /**
   * Class records, by school, learner, class or period.
   *
   * @example
   * for await (const record of kwan.schools.classRecords({ module: "practical" })) console.log(record.id);
   */
  readonly classRecords: Method<typeof listClassRecords>;
  /**
   * The driving schools of the register, by code or name.
   *
   * @example
   * const { results } = await kwan.schools.list({ search: "Ridge" });
   */
  readonly list: Method<typeof listSchools>;
  /**
   * The trainees of the school whose account this is, the newest first.
   *
   * @example
   * const { results } = await kwan.schools.enrolments({ limit: 50 });
   */
  readonly enrolments: Method<typeof listEnrolments>;
  /**
   * Enrols a trainee, who can then name the school in an application.
   *
   * @example
   * await kwan.schools.enrol({ trainee_number: "T-1", first_name: "Efua", last_name: "Darko", license_class: "B" });
   */
  readonly enrol: Method<typeof enrolTrainee>;
  /**
   * Ends an enrolment: its number can no longer be used in an application.
   *
   * @example
   * await kwan.schools.endEnrolment(enrolment.id);
   */
  readonly endEnrolment: Method<typeof endEnrolment>;
}

/**
 * Driving schools, and what they report of their learners.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { schools });
 */
/* @__NO_SIDE_EFFECTS__ */
export const schools = (send: Send): Schools => ({
  classRecords: send(listClassRecords),
  list: send(listSchools),
  enrolments: send(listEnrolments),
  enrol: send(enrolTrainee),
  endEnrolment: send(endEnrolment),
});
