import { call } from "../call.ts";
import { givenAnswer, handIn, practice, theoryTest } from "./shapes.ts";

export const getRoadSignTest = call({
  id: "getRoadSignTest",
  requirement: "R-API-L10",
  method: "GET",
  path: "/learner/test/road_sign/{customerId}/service/{serviceId}/",
  answer: theoryTest,
  access: ["owner"],
});

export const getRoadTrafficTest = call({
  id: "getRoadTrafficTest",
  requirement: "R-API-L11",
  method: "GET",
  path: "/learner/test/road_traffic/{customerId}/service/{serviceId}/",
  answer: theoryTest,
  access: ["owner"],
});

export const startTest = call({
  id: "startTest",
  method: "POST",
  path: "/learner/test/{part}/{customerId}/service/{serviceId}/start/",
  answer: theoryTest,
  status: 201,
  errors: ["state_forbids", "retake_too_soon"],
  access: ["owner"],
});

export const answerQuestion = call({
  id: "answerQuestion",
  method: "PUT",
  path: "/learner/test/{part}/{customerId}/service/{serviceId}/answer/",
  body: givenAnswer,
  answer: theoryTest,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const handInTest = call({
  id: "handInTest",
  method: "POST",
  path: "/learner/test/{part}/{customerId}/service/{serviceId}/",
  body: handIn,
  answer: theoryTest,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const getPractice = call({
  id: "getPractice",
  method: "GET",
  path: "/practice/{part}/",
  answer: practice,
  access: ["anyone"],
});
