import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids } from "../example-ids.ts";
import type * as theoryTests from "./calls.ts";
import type { theoryTest } from "./shapes.ts";

const exampleTest: z.output<typeof theoryTest> = {
  part: "road_sign",
  state: "running",
  message: "Answer each question. We save every answer as soon as you give it.",
  rules: { questions: 20, minutes: 20, pass_mark: 14 },
  attempts_left: 3,
  may_start_on: null,
  now: "2026-11-21T09:10:00Z",
  paper: {
    attempt: ids.attempt,
    started_at: "2026-11-21T09:08:00Z",
    deadline_at: "2026-11-21T09:28:00Z",
    questions: [
      {
        id: "q1",
        number: 1,
        text: "What must you do at this sign?",
        sign: "stop",
        options: [
          { id: "a", text: "Slow down" },
          { id: "b", text: "Stop fully and go when it is clear" },
          { id: "c", text: "Sound the horn" },
          { id: "d", text: "Give way to the right" },
        ],
        answer: null,
      },
    ],
  },
  result: null,
};

const test = { customerId: ids.driver, serviceId: ids.service };

export const theoryTestExamples: ExamplesOf<typeof theoryTests> = {
  getRoadSignTest: {
    params: test,
    answer: exampleTest,
  },
  getRoadTrafficTest: {
    params: test,
    answer: {
      ...exampleTest,
      part: "road_traffic",
      state: "ready",
      message: "30 questions in 40 minutes. You need 21 correct answers to pass. Start when you are ready.",
      rules: { questions: 30, minutes: 40, pass_mark: 21 },
      paper: null,
    },
  },
  startTest: {
    params: { ...test, part: "road_sign" },
    answer: exampleTest,
  },
  answerQuestion: {
    params: { ...test, part: "road_sign" },
    body: { attempt: ids.attempt, question: "q1", answer: "b" },
    answer: exampleTest,
  },
  handInTest: {
    params: { ...test, part: "road_sign" },
    body: { attempt: ids.attempt, answers: { q1: "b" } },
    answer: {
      ...exampleTest,
      state: "finished",
      message: "You passed with 17 correct answers out of 20.",
      paper: null,
      result: {
        right: 17,
        questions: 20,
        pass_mark: 14,
        is_passed: true,
        topics_missed: [{ topic: "prohibitory_signs", missed: 3 }],
        finished_at: "2026-11-21T09:24:00Z",
      },
    },
  },
  getPractice: {
    params: { part: "road_sign" },
    answer: {
      part: "road_sign",
      questions: [
        {
          id: "q1",
          topic: "priority_signs",
          text: "What must you do at this sign?",
          sign: "stop",
          options: [
            { id: "a", text: "Slow down" },
            { id: "b", text: "Stop fully and go when it is clear" },
          ],
          right_option: "b",
          explanation: "The eight-sided sign means a full stop at the line, also when nobody comes.",
        },
      ],
    },
  },
};
