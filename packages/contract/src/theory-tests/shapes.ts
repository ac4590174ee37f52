import { parts, topics } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line, plainDate } from "../basics.ts";
import * as m from "../catalogues/messages.js";

const option = z.object({ id: z.string(), text: line });

const question = z.object({
  id: z.string(),
  /** The number of the question in the test. */
  number: z.int(),
  text: line,
  /** The road sign to show, if the question has one. */
  sign: z.nullable(z.string()),
  /** The options to choose from. */
  options: z.array(option),
  /** The answer that has been saved. Null if the question has not been answered yet. */
  answer: z.nullable(z.string()),
});

const result = z.object({
  /** The number of correct answers. */
  right: z.int(),
  /** The number of questions. */
  questions: z.int(),
  /** The number of correct answers needed to pass. */
  pass_mark: z.int(),
  is_passed: z.boolean(),
  /** Topics with wrong answers, with the most wrong answers first. */
  topics_missed: z.array(
    z.object({
      topic: z.enum(topics),
      /** The number of wrong answers on this topic. */
      missed: z.int(),
    }),
  ),
  /** When the learner finished the test, or when the time limit was reached. */
  finished_at: instant,
});

/** The status of one part of a learner's theory test: before, during or after the test. */
export const theoryTest = z.object({
  /** Part of the theory test. */
  part: z.enum(parts),
  /** The current status. */
  state: z.enum(["not_open", "ready", "running", "finished"]),
  /** A sentence that says what the learner should know or do now. */
  message: line,
  /** The rules for this part of the test. */
  rules: z.object({
    /** The number of questions. */
    questions: z.int(),
    /** Time allowed for this part, in minutes. */
    minutes: z.int(),
    /** The number of correct answers needed to pass. */
    pass_mark: z.int(),
  }),
  /** The number of attempts left for this part with this learner's licence. */
  attempts_left: z.int(),
  /** The first day on which the learner can take the test. Null if there is no such date. */
  may_start_on: z.nullable(plainDate),
  /** The current time on the server's clock. */
  now: instant,
  /** The questions of the test. Null before and after the test. */
  paper: z.nullable(
    z.object({
      /** ID of an attempt to log in, sign up, reset a password or take a test. */
      attempt: id,
      started_at: instant,
      /** When the test must be finished, by the server's clock. */
      deadline_at: instant,
      /** The questions. */
      questions: z.array(question),
    }),
  ),
  /** The result. Null until the test is over. */
  result: z.nullable(result),
});

/** The body of a request to save the answer to one question. */
export const givenAnswer = z.object({
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt: id,
  /** ID of the question. */
  question: z.string({ error: m.fields_question_required }).check(z.maxLength(64)),
  /** The chosen option. */
  answer: z.string({ error: m.fields_answer_required }).check(z.maxLength(64)),
});

/** The body of a request to submit a test, with the answers that have not been saved yet. */
export const handIn = z.object({
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt: id,
  /** The chosen option for each question. */
  answers: z.optional(z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(64)))),
});

/** Practice questions with answers and explanations. */
export const practice = z.object({
  /** Part of the theory test. */
  part: z.enum(parts),
  /** The questions. */
  questions: z.array(
    z.object({
      id: z.string(),
      topic: z.enum(topics),
      text: line,
      /** ID of the road sign to show. Null if there is none. */
      sign: z.nullable(z.string()),
      /** The options to choose from. */
      options: z.array(option),
      /** ID of the correct option. */
      right_option: z.string(),
      /** Why the correct option is correct. */
      explanation: line,
    }),
  ),
});
