// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AnswerQuestionBody,
  type ApplicationId,
  answerQuestion,
  type DriverId,
  getPractice,
  getRoadSignTest,
  getRoadTrafficTest,
  type HandInTestBody,
  handInTest,
  type Practice,
  startTest,
  type TheoryTest,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `theoryTests.roadSign` can fail with. */
export type TheoryTestsRoadSignCode = CommonCode | "forbidden" | "not_found";

/** The error of `theoryTests.roadSign`. */
export type TheoryTestsRoadSignError = KwanError<TheoryTestsRoadSignCode>;

/** The codes of the errors that `theoryTests.roadTraffic` can fail with. */
export type TheoryTestsRoadTrafficCode = CommonCode | "forbidden" | "not_found";

/** The error of `theoryTests.roadTraffic`. */
export type TheoryTestsRoadTrafficError = KwanError<TheoryTestsRoadTrafficCode>;

/** The codes of the errors that `theoryTests.start` can fail with. */
export type TheoryTestsStartCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "retake_too_soon"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `theoryTests.start`. */
export type TheoryTestsStartError = KwanError<TheoryTestsStartCode>;

/** The codes of the errors that `theoryTests.answer` can fail with. */
export type TheoryTestsAnswerCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `theoryTests.answer`. */
export type TheoryTestsAnswerError = KwanError<TheoryTestsAnswerCode>;

/** The codes of the errors that `theoryTests.handIn` can fail with. */
export type TheoryTestsHandInCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `theoryTests.handIn`. */
export type TheoryTestsHandInError = KwanError<TheoryTestsHandInCode>;

/** The codes of the errors that `theoryTests.practice` can fail with. */
export type TheoryTestsPracticeCode = CommonCode | "not_found";

/** The error of `theoryTests.practice`. */
export type TheoryTestsPracticeError = KwanError<TheoryTestsPracticeCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns an application's road sign test and its progress. You can read the test before it starts, while it is in
   * progress and after it ends. The response includes the result only after the test has ended. It never includes the
   * correct answers.
   *
   * @example
   * const test = await kwan.theoryTests.roadSign(driverId, serviceId);
   */
  roadSign: method(
    getRoadSignTest,
    (
      customerId: DriverId,
      serviceId: ApplicationId,
      options?: CallOptions,
    ): KwanPromise<TheoryTest, TheoryTestsRoadSignError, "getRoadSignTest"> =>
      send(getRoadSignTest, { params: { customerId, serviceId } }, options),
  ),
  /**
   * Returns an application's road traffic test and its progress. You can read the test before it starts, while it is in
   * progress and after it ends. The response includes the result only after the test has ended. It never includes the
   * correct answers.
   *
   * @example
   * const test = await kwan.theoryTests.roadTraffic(driverId, serviceId);
   */
  roadTraffic: method(
    getRoadTrafficTest,
    (
      customerId: DriverId,
      serviceId: ApplicationId,
      options?: CallOptions,
    ): KwanPromise<TheoryTest, TheoryTestsRoadTrafficError, "getRoadTrafficTest"> =>
      send(getRoadTrafficTest, { params: { customerId, serviceId } }, options),
  ),
  /**
   * Starts a test: chooses its questions at random and starts the server's clock.
   *
   * @example
   * const test = await kwan.theoryTests.start("road_sign", driverId, serviceId);
   */
  start: method(
    startTest,
    (
      part: "road_sign" | "road_traffic",
      customerId: DriverId,
      serviceId: ApplicationId,
      options?: PostOptions,
    ): KwanPromise<TheoryTest, TheoryTestsStartError, "startTest"> =>
      send(startTest, { params: { part, customerId, serviceId } }, options),
  ),
  /**
   * Saves the answer to one question immediately, so nothing is lost if the connection drops. A later answer replaces
   * an earlier one.
   *
   * @example
   * await kwan.theoryTests.answer("road_sign", driverId, serviceId, given);
   */
  answer: method(
    answerQuestion,
    (
      part: "road_sign" | "road_traffic",
      customerId: DriverId,
      serviceId: ApplicationId,
      body: AnswerQuestionBody,
      options?: UpdateOptions,
    ): KwanPromise<TheoryTest, TheoryTestsAnswerError, "answerQuestion"> =>
      send(answerQuestion, { params: { part, customerId, serviceId }, body }, options),
  ),
  /**
   * Submits the answers and returns the result immediately. Saved answers count. Use `answers` to send any that you
   * have not saved yet. After the deadline, only saved answers count.
   *
   * @example
   * const result = await kwan.theoryTests.handIn("road_sign", driverId, serviceId, handIn);
   */
  handIn: method(
    handInTest,
    (
      part: "road_sign" | "road_traffic",
      customerId: DriverId,
      serviceId: ApplicationId,
      body: HandInTestBody,
      options?: PostOptions,
    ): KwanPromise<TheoryTest, TheoryTestsHandInError, "handInTest"> =>
      send(handInTest, { params: { part, customerId, serviceId }, body }, options),
  ),
  /**
   * Returns practice questions, each with its correct answer and an explanation. Practice is free.
   *
   * @example
   * const questions = await kwan.theoryTests.practice("road_traffic");
   */
  practice: method(
    getPractice,
    (
      part: "road_sign" | "road_traffic",
      options?: CallOptions,
    ): KwanPromise<Practice, TheoryTestsPracticeError, "getPractice"> =>
      send(getPractice, { params: { part } }, options),
  ),
});

/**
 * Theory tests and practice questions.
 */
export interface TheoryTestsMethods extends ReturnType<typeof withSend> {}

/**
 * Theory tests and practice questions.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { theoryTests });
 */
export const theoryTests: (send: Send) => TheoryTestsMethods = withSend;
