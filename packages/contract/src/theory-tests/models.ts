// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate, Topic } from "@kwan/domain";
import type { AttemptId } from "../ids.ts";

export type PracticeQuestion = {
  /** Opaque ID. */
  id: string;
  /** Topic. */
  topic: Topic;
  /** Text to display. */
  text: string;
  /** ID of the road sign to show. Null if there is none. */
  sign: string | null;
  /** The options to choose from. */
  options: PracticeQuestionOption[];
  /** ID of the correct option. */
  right_option: string;
  /** Why the correct option is correct. */
  explanation: string;
};

export type PracticeQuestionOption = {
  /** Opaque ID. */
  id: string;
  /** Text to display. */
  text: string;
};

export type Practice = {
  /** Part of the theory test. */
  part: "road_sign" | "road_traffic";
  /** The questions. */
  questions: PracticeQuestion[];
};

export type TheoryTestRules = {
  /** The number of questions. */
  questions: number;
  /** Time allowed for this part, in minutes. */
  minutes: number;
  /** The number of correct answers needed to pass. */
  pass_mark: number;
};

export type TheoryTestPaper = {
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt: AttemptId;
  /** When the session, payment or test started. */
  started_at: string;
  /** When the test must be finished, by the server's clock. */
  deadline_at: string;
  /** The questions. */
  questions: TheoryTestPaperQuestion[];
};

export type TheoryTestPaperQuestion = {
  /** Opaque ID. */
  id: string;
  /** The number of the question in the test. */
  number: number;
  /** Text to display. */
  text: string;
  /** The road sign to show, if the question has one. */
  sign: string | null;
  /** The options to choose from. */
  options: PracticeQuestionOption[];
  /** The answer that has been saved. Null if the question has not been answered yet. */
  answer: string | null;
};

export type TheoryTestResult = {
  /** The number of correct answers. */
  right: number;
  /** The number of questions. */
  questions: number;
  /** The number of correct answers needed to pass. */
  pass_mark: number;
  /** Whether the test was passed. */
  is_passed: boolean;
  /** Topics with wrong answers, with the most wrong answers first. */
  topics_missed: TheoryTestResultTopicsMissed[];
  /** When the learner finished the test, or when the time limit was reached. */
  finished_at: string;
};

export type TheoryTestResultTopicsMissed = {
  /** Topic. */
  topic: Topic;
  /** The number of wrong answers on this topic. */
  missed: number;
};

export type TheoryTest = {
  /** Part of the theory test. */
  part: "road_sign" | "road_traffic";
  /** The current status. */
  state: "finished" | "not_open" | "ready" | "running";
  /** A sentence that says what the learner should know or do now. */
  message: string;
  /** The rules for this part of the test. */
  rules: TheoryTestRules;
  /** The number of attempts left for this part with this learner's licence. */
  attempts_left: number;
  /** The first day on which the learner can take the test. Null if there is no such date. */
  may_start_on: PlainDate | null;
  /** The current time on the server's clock. */
  now: string;
  /** The questions of the test. Null before and after the test. */
  paper: TheoryTestPaper | null;
  /** The result. Null until the test is over. */
  result: TheoryTestResult | null;
};

export type AnswerQuestionBody = {
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt: AttemptId;
  /** ID of the question. */
  question: string;
  /** The chosen option. */
  answer: string;
};

export type HandInTestBody = {
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt: AttemptId;
  /** The chosen option for each question. */
  answers?: Record<string, string> | undefined;
};
