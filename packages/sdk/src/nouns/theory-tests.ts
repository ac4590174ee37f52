import {
  answerQuestion,
  getPractice,
  getRoadSignTest,
  getRoadTrafficTest,
  handInTest,
  startTest,
} from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Theory tests, and practice for them. */
export interface TheoryTests {
  /**
   * The road-sign test of an application, as far as it has come.
   *
   * @example
   * const test = await kwan.theoryTests.roadSign(driverId, serviceId);
   */
  readonly roadSign: Method<typeof getRoadSignTest>;
  /**
   * The road-traffic test of an application, as far as it has come.
   *
   * @example
   * const test = await kwan.theoryTests.roadTraffic(driverId, serviceId);
   */
  readonly roadTraffic: Method<typeof getRoadTrafficTest>;
  /**
   * Starts a test: draws its questions and starts its clock.
   *
   * @example
   * const test = await kwan.theoryTests.start("road_sign", driverId, serviceId);
   */
  readonly start: Method<typeof startTest>;
  /**
   * Saves one answer as it is given.
   *
   * @example
   * await kwan.theoryTests.answer("road_sign", driverId, serviceId, given);
   */
  readonly answer: Method<typeof answerQuestion>;
  /**
   * Hands the answers in; the result comes at once.
   *
   * @example
   * const result = await kwan.theoryTests.handIn("road_sign", driverId, serviceId, handIn);
   */
  readonly handIn: Method<typeof handInTest>;
  /**
   * Practice questions with their explanations.
   *
   * @example
   * const questions = await kwan.theoryTests.practice("road_traffic");
   */
  readonly practice: Method<typeof getPractice>;
}

/**
 * Theory tests, and practice for them.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { theoryTests });
 */
/* @__NO_SIDE_EFFECTS__ */
export const theoryTests = (send: Send): TheoryTests => ({
  roadSign: send(getRoadSignTest),
  roadTraffic: send(getRoadTrafficTest),
  start: send(startTest),
  answer: send(answerQuestion),
  handIn: send(handInTest),
  practice: send(getPractice),
});
