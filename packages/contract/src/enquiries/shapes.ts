import { complaintOutcomes, enquiryDesks, enquiryStates, enquiryTopicNames } from "@kwan/domain/enquiries";
import * as z from "zod/mini";
import { id, instant, line, version } from "../basics.ts";

const summary = {
  id,
  /** The number by which the person follows it: EN-2026-0000426. */
  number: line,
  /** What it is about. */
  topic: z.enum(enquiryTopicNames),
  /** The topic in words. */
  title: line,
  /** Who deals with it: officers, administrators, or people who handle complaints. */
  desk: z.enum(enquiryDesks),
  /** Whether it waits for the office, has been answered, or is closed. */
  state: z.enum(enquiryStates),
  /** How a complaint ended. Null while it is open, and for questions. */
  outcome: z.nullable(z.enum(complaintOutcomes)),
  /** ID of the branch that it concerns. Null if it concerns none. */
  branch: z.nullable(id),
  branch_name: z.nullable(line),
  /** When it was received. */
  opened_at: instant,
  /** When somebody last wrote. */
  updated_at: instant,
};

/** A question or a complaint in a list. */
export const enquirySummary = z.object(summary);

/** A question or a complaint, with everything that was written. */
export const enquiry = z.object({
  ...summary,
  /** Whom a complaint is about, as the person wrote it. Empty if nobody is named. */
  about: z.string(),
  /** What the person typed as the number of an application or invoice. Empty if nothing. */
  cited: z.string(),
  /** ID of the application that this number belongs to. Null if there is none. */
  application: z.nullable(id),
  /** Name of the person who wrote. Empty if they did not give it. */
  name: z.string(),
  /** Email address for the answer. Null if the person gave none. */
  email: z.nullable(line),
  /** Phone number for the answer. Null if the person gave none. */
  phone_number: z.nullable(line),
  /** Everything that was written, oldest first. */
  messages: z.array(
    z.object({
      id,
      /** Name of the member of staff who wrote it. Null if it is from the person. */
      author: z.nullable(line),
      /** Text of the message. */
      text: z.string(),
      /** When it was written. */
      written_at: instant,
    }),
  ),
  /** Colleagues whom a handler has excluded from a complaint. */
  excluded: z.array(z.object({ id, name: line })),
  version,
});
