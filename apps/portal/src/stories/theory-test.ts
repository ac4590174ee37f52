import { type AnswerOf, getRoadSignTest } from "@kwan/contract";
import { exampleOf, server } from "./server.ts";

type Test = AnswerOf<typeof getRoadSignTest>;

const example = exampleOf(getRoadSignTest);
const [first] = example.paper?.questions ?? [];
if (!example.paper || !first) throw new Error("The contract shows no question of a running test.");

/** A running test with three questions, none of them answered. */
export const running: Test = {
  ...example,
  paper: {
    ...example.paper,
    questions: [
      first,
      { ...first, id: "q2", number: 2, text: "Who goes first here?", sign: null },
      { ...first, id: "q3", number: 3, text: "What comes after this sign?", sign: "stop" },
    ],
  },
};

export const ready: Test = { ...example, state: "ready", paper: null };

/** Returns a finished test with the given number of correct answers. */
export const finished = (right: number, is_passed: boolean, more: Partial<Test> = {}): Test => ({
  ...ready,
  state: "finished",
  result: {
    right,
    questions: 20,
    pass_mark: 14,
    is_passed,
    topics_missed: [{ topic: "prohibitory_signs", missed: 3 }],
    finished_at: "2026-11-21T09:24:00Z",
  },
  ...more,
});

/** Sets the version of the test that the server returns. */
export const stands = (test: Test) => () => server.answer(getRoadSignTest, test);
