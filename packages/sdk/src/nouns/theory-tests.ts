// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  answerQuestion,
  getPractice,
  getRoadSignTest,
  getRoadTrafficTest,
  handInTest,
  startTest,
} from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * Theory tests and practice questions.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { theoryTests });
 */
/* @__NO_SIDE_EFFECTS__ */
export const theoryTests = (send: Send) => ({
  /**
   * Returns an application's road-sign test and its progress.
   *
   * @example
   * const test = await kwan.theoryTests.roadSign(driverId, serviceId);
   */
  roadSign: method(
    getRoadSignTest,
    (customerId: string, serviceId: string, options?: CallOptions): Answering<typeof getRoadSignTest> =>
      send(getRoadSignTest, { params: { customerId, serviceId } }, options),
  ),
  /**
   * Returns an application's road-traffic test and its progress.
   *
   * @example
   * const test = await kwan.theoryTests.roadTraffic(driverId, serviceId);
   */
  roadTraffic: method(
    getRoadTrafficTest,
    (customerId: string, serviceId: string, options?: CallOptions): Answering<typeof getRoadTrafficTest> =>
      send(getRoadTrafficTest, { params: { customerId, serviceId } }, options),
  ),
  /**
   * Starts a test: draws its questions and starts the timer.
   *
   * @example
   * const test = await kwan.theoryTests.start("road_sign", driverId, serviceId);
   */
  start: method(
    startTest,
    (
      part: "road_sign" | "road_traffic",
      customerId: string,
      serviceId: string,
      options?: PostOptions,
    ): Answering<typeof startTest> => send(startTest, { params: { part, customerId, serviceId } }, options),
  ),
  /**
   * Saves the answer to one question.
   *
   * @example
   * await kwan.theoryTests.answer("road_sign", driverId, serviceId, given);
   */
  answer: method(
    answerQuestion,
    (
      part: "road_sign" | "road_traffic",
      customerId: string,
      serviceId: string,
      body: Body<typeof answerQuestion>,
      options?: UpdateOptions,
    ): Answering<typeof answerQuestion> =>
      send(answerQuestion, { params: { part, customerId, serviceId }, body }, options),
  ),
  /**
   * Submits the answers and returns the result.
   *
   * @example
   * const result = await kwan.theoryTests.handIn("road_sign", driverId, serviceId, handIn);
   */
  handIn: method(
    handInTest,
    (
      part: "road_sign" | "road_traffic",
      customerId: string,
      serviceId: string,
      body: Body<typeof handInTest>,
      options?: PostOptions,
    ): Answering<typeof handInTest> => send(handInTest, { params: { part, customerId, serviceId }, body }, options),
  ),
  /**
   * Returns practice questions with explanations.
   *
   * @example
   * const questions = await kwan.theoryTests.practice("road_traffic");
   */
  practice: method(
    getPractice,
    (part: "road_sign" | "road_traffic", options?: CallOptions): Answering<typeof getPractice> =>
      send(getPractice, { params: { part } }, options),
  ),
});
