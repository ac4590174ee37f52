import * as z from "zod/mini";
import { amount, currency, line, plainDate } from "../basics.ts";

export const practicalTest = z.object({
  /** The number of the attempt, from 1. A second result for a day corrects the first, and has the same number. */
  attempt: z.int(),
  /** Date of the test. */
  tested_on: plainDate,
  is_passed: z.boolean(),
  /** Score out of 100. Null if there is none. */
  score: z.nullable(z.number()),
  /** Whether a dangerous fault ended the test, so that it was failed whatever the score. */
  has_dangerous_fault: z.boolean(),
  /** Whether there was an appointment for the test. */
  has_appointment: z.boolean(),
  /** Why there was no appointment, or why another examiner recorded a second result for the day. Null if neither. */
  reason: z.nullable(line),
  note: z.nullable(line),
});

/** What someone who has failed a practical test needs for the next one. */
export const retest = z.object({
  /** The number of the next attempt. */
  attempt: z.int(),
  /** The first day on which the test can be taken again. */
  from: plainDate,
  /** The price, in Ghana cedis with two decimal places. It has to be paid before the next test is booked. */
  price: amount,
  currency,
  /** Whether nothing has to be paid before the next test is booked. */
  is_paid: z.boolean(),
});
