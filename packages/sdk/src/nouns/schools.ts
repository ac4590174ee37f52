import { listClassRecords, listSchools } from "@kwan/contract";
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
});
