import { listClassRecords } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * What driving schools report of their learners.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { schools });
 */
/* @__NO_SIDE_EFFECTS__ */
export const schools = (send: Send) => ({
  /**
   * Class records, by school, learner, class or period.
   *
   * @example
   * for await (const record of kwan.schools.classRecords({ module: "practical" })) console.log(record.id);
   */
  classRecords: send(listClassRecords),
});
