import type { Handlers } from "../../platform/calls/handler.ts";
import { giveAnswer } from "./commands/answer-question.ts";
import { endTest } from "./commands/hand-in-test.ts";
import { readTest } from "./commands/read-test.ts";
import { beginTest } from "./commands/start-test.ts";
import { presentPractice } from "./present.ts";

export const theoryTestRoutes = {
  getRoadSignTest: (context, { params }) => readTest(context, { ...params, part: "road_sign" }),
  getRoadTrafficTest: (context, { params }) => readTest(context, { ...params, part: "road_traffic" }),
  startTest: (context, { params }) => beginTest(context, params),
  answerQuestion: (context, { params, body }) => giveAnswer(context, params, body),
  handInTest: (context, { params, body }) => endTest(context, params, body),
  getPractice: ({ deps }, { params }) => Promise.resolve(presentPractice(params.part, deps.random)),
} satisfies Partial<Handlers>;
