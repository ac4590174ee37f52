import type { Part } from "@kwan/domain";
import type { Handlers } from "../calls/handler.ts";
import { notFound } from "../domain-error.ts";
import { giveAnswer } from "./commands/answer-question.ts";
import { endTest } from "./commands/hand-in-test.ts";
import { type Place, readTest } from "./commands/read-test.ts";
import { beginTest } from "./commands/start-test.ts";
import { isPart } from "./policy.ts";
import { presentPractice } from "./present.ts";

const partOf = (text: string): Part => {
  if (!isPart(text)) throw notFound("test");
  return text;
};

const placeOf = ({ part, ...whose }: Omit<Place, "part"> & { readonly part: string }): Place => ({
  ...whose,
  part: partOf(part),
});

export const theoryTestRoutes = {
  getRoadSignTest: (context, { params }) => readTest(context, { ...params, part: "road_sign" }),
  getRoadTrafficTest: (context, { params }) => readTest(context, { ...params, part: "road_traffic" }),
  startTest: (context, { params }) => beginTest(context, placeOf(params)),
  answerQuestion: (context, { params, body }) => giveAnswer(context, placeOf(params), body),
  handInTest: (context, { params, body }) => endTest(context, placeOf(params), body),
  getPractice: ({ deps }, { params }) => Promise.resolve(presentPractice(partOf(params.part), deps.random)),
} satisfies Partial<Handlers>;
