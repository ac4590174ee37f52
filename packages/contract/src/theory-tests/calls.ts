/**
 * Theory tests and practice questions.
 *
 * @module
 */

import { call } from "../call.ts";
import { givenAnswer, handIn, practice, theoryTest } from "./shapes.ts";

/**
 * Returns an application's road sign test and its progress. You can read the test before it starts, while it is in
 * progress and after it ends. The response includes the result only after the test has ended. It never includes the
 * correct answers.
 *
 * @summary Read the road sign test of an application
 * @sdk theoryTests.roadSign
 * @example
 * const test = await kwan.theoryTests.roadSign(driverId, serviceId);
 */
export const getRoadSignTest = call({
  id: "getRoadSignTest",
  requirement: "R-API-L10",
  method: "GET",
  path: "/learner/test/road_sign/{customerId}/service/{serviceId}/",
  answer: theoryTest,
  access: ["owner"],
});

/**
 * Returns an application's road traffic test and its progress. You can read the test before it starts, while it is in
 * progress and after it ends. The response includes the result only after the test has ended. It never includes the
 * correct answers.
 *
 * @summary Read the road traffic test of an application
 * @sdk theoryTests.roadTraffic
 * @example
 * const test = await kwan.theoryTests.roadTraffic(driverId, serviceId);
 */
export const getRoadTrafficTest = call({
  id: "getRoadTrafficTest",
  requirement: "R-API-L11",
  method: "GET",
  path: "/learner/test/road_traffic/{customerId}/service/{serviceId}/",
  answer: theoryTest,
  access: ["owner"],
});

/**
 * Starts a test: chooses its questions at random and starts the server's clock.
 *
 * @summary Start a theory test
 * @sdk theoryTests.start
 * @example
 * const test = await kwan.theoryTests.start("road_sign", driverId, serviceId);
 */
export const startTest = call({
  id: "startTest",
  method: "POST",
  path: "/learner/test/{part}/{customerId}/service/{serviceId}/start/",
  answer: theoryTest,
  status: 201,
  errors: ["state_forbids", "retake_too_soon"],
  access: ["owner"],
});

/**
 * Saves the answer to one question immediately, so nothing is lost if the connection drops. A later answer replaces
 * an earlier one.
 *
 * @summary Save one answer
 * @sdk theoryTests.answer
 * @example
 * await kwan.theoryTests.answer("road_sign", driverId, serviceId, given);
 */
export const answerQuestion = call({
  id: "answerQuestion",
  method: "PUT",
  path: "/learner/test/{part}/{customerId}/service/{serviceId}/answer/",
  body: givenAnswer,
  answer: theoryTest,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Submits the answers and returns the result immediately. Saved answers count. Use `answers` to send any that you
 * have not saved yet. After the deadline, only saved answers count.
 *
 * @summary Finish a theory test
 * @sdk theoryTests.handIn
 * @example
 * const result = await kwan.theoryTests.handIn("road_sign", driverId, serviceId, handIn);
 */
export const handInTest = call({
  id: "handInTest",
  method: "POST",
  path: "/learner/test/{part}/{customerId}/service/{serviceId}/",
  body: handIn,
  answer: theoryTest,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Returns practice questions, each with its correct answer and an explanation. Practice is free.
 *
 * @summary Get practice questions
 * @sdk theoryTests.practice
 * @example
 * const questions = await kwan.theoryTests.practice("road_traffic");
 */
export const getPractice = call({
  id: "getPractice",
  method: "GET",
  path: "/practice/{part}/",
  answer: practice,
  access: ["anyone"],
});
