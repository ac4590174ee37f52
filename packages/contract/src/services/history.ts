import { actions, statuses } from "@kwan/domain";
import { documentsShown, receivers } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { instant, line } from "../basics.ts";

export const status = z.enum(statuses);

export const historyEntry = z.object({
  /** When the action was taken. */
  at: instant,
  /** The action that was taken. */
  action: z.enum(actions),
  /** Status before the action. */
  from: status,
  /** Status after the action. */
  to: status,
  /** Who took the action: the applicant, an officer or the system. */
  by: z.enum(["applicant", "officer", "system"]),
  /** The name of the officer. Null if the reader is the applicant, or if no officer took the action. */
  name: z.nullable(z.string()),
  reason: z.nullable(line),
  /** Who received the card. Only in the entry for its hand-over. */
  handed_over: z.optional(
    z.object({
      /** To whom the card was handed over: the holder, a person with written authority, or the courier. */
      to: z.enum(receivers),
      /** The name of the person with authority. Null if there is none. */
      receiver: z.nullable(line),
      /** The document that they showed. Null for a courier. */
      document: z.nullable(z.enum(documentsShown)),
    }),
  ),
});
