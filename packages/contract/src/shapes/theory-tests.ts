import { parts, topics } from "@kwan/domain";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { id, instant, line, plainDate } from "./basics.ts";

const option = z.object({ id: z.string(), text: line });

const question = z.object({
  id: z.string(),
  number: z.int(),
  text: line,
  /** The road sign to show, if the question has one. */
  sign: z.nullable(z.string()),
  options: z.array(option),
  /** The answer that has been saved. Null if the question has not been answered yet. */
  answer: z.nullable(z.string()),
});

const result = z.object({
  right: z.int(),
  questions: z.int(),
  pass_mark: z.int(),
  is_passed: z.boolean(),
  topics_missed: z.array(z.object({ topic: z.enum(topics), missed: z.int() })),
  finished_at: instant,
});

/** The status of one part of a learner's theory test: before, during or after the test. */
export const theoryTest = z.object({
  part: z.enum(parts),
  state: z.enum(["not_open", "ready", "running", "finished"]),
  /** A sentence that says what the learner should know or do now. */
  message: line,
  rules: z.object({ questions: z.int(), minutes: z.int(), pass_mark: z.int() }),
  attempts_left: z.int(),
  /** The first day on which the learner can take the test. Null if there is no such date. */
  may_start_on: z.nullable(plainDate),
  /** The current time on the server's clock. */
  now: instant,
  paper: z.nullable(z.object({ attempt: id, started_at: instant, deadline_at: instant, questions: z.array(question) })),
  result: z.nullable(result),
});

/** The body of a request to save the answer to one question. */
export const givenAnswer = z.object({
  attempt: id,
  question: z.string({ error: m.fields_question_required }).check(z.maxLength(64)),
  answer: z.string({ error: m.fields_answer_required }).check(z.maxLength(64)),
});

/** The body of a request to submit a test, with the answers that have not been saved yet. */
export const handIn = z.object({
  attempt: id,
  answers: z.optional(z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(64)))),
});

/** Practice questions with answers and explanations. */
export const practice = z.object({
  part: z.enum(parts),
  questions: z.array(
    z.object({
      id: z.string(),
      topic: z.enum(topics),
      text: line,
      sign: z.nullable(z.string()),
      options: z.array(option),
      right_option: z.string(),
      explanation: line,
    }),
  ),
});
