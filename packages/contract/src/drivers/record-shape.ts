import { endorsementKinds, trainingGaps } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { classLetter, plainDate } from "../basics.ts";

/**
 * The part of a driver's record that decides what they can apply for. `eligibility` of `@kwan/domain/kinds` takes it as it is.
 */
export const driverRecord = z.object({
  date_of_birth: z.nullable(plainDate),
  /** Whether the driver has given an identity document, such as a Ghana Card. */
  is_identified: z.boolean(),
  /**
   * Whether the licence is linked provisionally: it was claimed, and nobody has verified the claimer's identity yet. Until
   * then, the record does not contain the licence.
   */
  is_provisional: z.boolean(),
  /** The learner's licence. Null if there is none. */
  learners_license: z.nullable(
    z.object({
      /** The classes that the driver may learn. */
      classes: z.array(classLetter),
      expires_on: plainDate,
    }),
  ),
  /** The driver's licence. Null if there is none. */
  license: z.nullable(
    z.object({
      /** Number of the licence. */
      number: z.string(),
      /** The classes, each with the day since which it has been held. */
      classes: z.array(
        z.object({
          /** Class letter. */
          letter: classLetter,
          /** The date from which the class has been held. */
          since: plainDate,
        }),
      ),
      /** When the current card was issued. */
      issued_on: plainDate,
      expires_on: plainDate,
      /** The dates on which the card was renewed. */
      renewed_on: z.array(plainDate),
    }),
  ),
  /** What takes the right to drive from the driver, with what has ended or begins later. */
  endorsements: z.array(
    z.object({
      /** Whether the driver is revoked, disqualified or suspended. */
      kind: z.enum(endorsementKinds),
      /** The first day. */
      from: plainDate,
      /** The last day. Null if it has no end. */
      until: z.nullable(plainDate),
    }),
  ),
  /** The theory test. */
  theory: z.object({
    /** When the part about road signs was last passed. Null if it was not. */
    road_sign: z.nullable(plainDate),
    /** When the part about road traffic was last passed. Null if it was not. */
    road_traffic: z.nullable(plainDate),
  }),
  /** The hours of training for the class that the driver is learning. */
  training_hours: z.number(),
  /** Why the training is not complete. Null if it is. */
  training_gap: z.nullable(z.enum(trainingGaps)),
  /** The latest eye test. Null if there is none. */
  eye_test: z.nullable(
    z.object({
      /** When the eyes were tested. */
      tested_on: plainDate,
      /** Whether the test was passed. */
      is_passed: z.boolean(),
    }),
  ),
  /** The permit to carry hazardous goods. Null if there is none. */
  hazard_permit: z.nullable(z.object({ expires_on: plainDate })),
  /** The kinds of service for which an application is in progress. */
  open_kinds: z.array(z.string()),
});
