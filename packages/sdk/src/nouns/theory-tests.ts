import {
  answerQuestion,
  getPractice,
  getRoadSignTest,
  getRoadTrafficTest,
  handInTest,
  startTest,
} from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Theory tests, and practice for them.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { theoryTests });
 */
/* @__NO_SIDE_EFFECTS__ */
export const theoryTests = (send: Send) => ({
  /**
   * The road-sign test of an application, as far as it has come.
   *
   * @example
   * const test = await kwan.theoryTests.roadSign(driverId, serviceId);
   */
  roadSign: send(getRoadSignTest),
  /**
   * The road-traffic test of an application, as far as it has come.
   *
   * @example
   * const test = await kwan.theoryTests.roadTraffic(driverId, serviceId);
   */
  roadTraffic: send(getRoadTrafficTest),
  /**
   * Starts a test: draws its questions and starts its clock.
   *
   * @example
   * const test = await kwan.theoryTests.start("road_sign", driverId, serviceId);
   */
  start: send(startTest),
  /**
   * Saves one answer as it is given.
   *
   * @example
   * await kwan.theoryTests.answer("road_sign", driverId, serviceId, given);
   */
  answer: send(answerQuestion),
  /**
   * Hands the answers in; the result comes at once.
   *
   * @example
   * const result = await kwan.theoryTests.handIn("road_sign", driverId, serviceId, handIn);
   */
  handIn: send(handInTest),
  /**
   * Practice questions with their explanations.
   *
   * @example
   * const questions = await kwan.theoryTests.practice("road_traffic");
   */
  practice: send(getPractice),
});
