/**
 * Questions and complaints that anybody can send to the authority, without an account.
 *
 * @module
 */

import { requiredText } from "@kwan/domain";
import { complaintOutcomes, enquiryDesks, enquiryStates, enquiryTopicNames } from "@kwan/domain/enquiries";
import * as z from "zod/mini";
import { id, reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { anyOf, listQuery, page } from "../lists.ts";
import { enquiry, enquirySummary } from "./shapes.ts";

const access = ["enquiries.answer", "complaints.handle", "staff.manage"] as const;

/**
 * Lists the questions and complaints that you may deal with, the latest first. A complaint is not listed for people who
 * are named in it or have a part in the matter.
 *
 * @summary List questions and complaints
 * @sdk enquiries.list
 * @example
 * for await (const { number, title } of kwan.enquiries.list({ state: "open" })) console.log(number, title);
 */
export const listEnquiries = call({
  id: "listEnquiries",
  paged: true,
  method: "GET",
  path: "/office/enquiry/",
  query: listQuery({
    /** The states to list. */
    state: z.optional(anyOf(enquiryStates)),
    /** The desks to list. */
    desk: z.optional(anyOf(enquiryDesks)),
    /** The number of one question or complaint. */
    number: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: page(enquirySummary),
  access,
  audit: "enquiry",
});

/**
 * Returns a question or a complaint with everything that was written. If you are named in a complaint, or have a part in
 * the matter, it does not exist for you.
 *
 * @summary Read a question or a complaint
 * @sdk enquiries.get
 * @example
 * const { title, messages } = await kwan.enquiries.get(id);
 */
export const getEnquiry = call({
  id: "getEnquiry",
  method: "GET",
  path: "/office/enquiry/{id}/",
  answer: enquiry,
  access,
  audit: "enquiry",
});

/**
 * Answers a question or a complaint. The person can write again unless you close it. A complaint that is closed has an
 * outcome. If the person left an email address or a phone number, they are told that there is an answer.
 *
 * @summary Answer a question or a complaint
 * @sdk enquiries.answer
 * @example
 * await kwan.enquiries.answer(enquiry.id, { text: "Your card is ready at Tema.", closes: true }, { ifMatch: enquiry });
 */
export const answerEnquiry = call({
  id: "answerEnquiry",
  method: "POST",
  path: "/office/enquiry/{id}/answer/",
  body: z.object({
    /** Text of the answer. The person reads it. */
    text: requiredText(m.fields_answer, 4_000, (text) => (text.length < 10 ? m.fields_answer_short() : undefined)),
    /** Whether this ends the matter. */
    closes: z.boolean(),
    /** How a complaint ends. Required if a complaint is closed. */
    outcome: z.optional(z.enum(complaintOutcomes)),
  }),
  answer: enquiry,
  ifMatch: "required",
  errors: ["state_forbids"],
  access,
  power: "answer_enquiry",
});

/**
 * Passes a question to another desk or another branch. A question about an officer becomes a complaint. A complaint stays
 * one.
 *
 * @summary Pass a question to another desk
 * @sdk enquiries.pass
 * @example
 * await kwan.enquiries.pass(enquiry.id, { topic: "payment", reason: "It is about a refund." }, { ifMatch: enquiry });
 */
export const passEnquiry = call({
  id: "passEnquiry",
  method: "POST",
  path: "/office/enquiry/{id}/pass/",
  body: z.object({
    /** The new topic, which decides who deals with it. */
    topic: z.enum(enquiryTopicNames),
    /** ID of the branch that it concerns. Left out if it concerns none. */
    branch: z.optional(id),
    reason,
  }),
  status: 204,
  ifMatch: "required",
  errors: ["state_forbids"],
  access,
  power: "pass_enquiry",
});

/**
 * Excludes a colleague from a complaint, because they have a part in the matter although they are not named in it. From
 * then on, it does not exist for them. You cannot exclude yourself: pass the task to a colleague.
 *
 * @summary Exclude a colleague from a complaint
 * @sdk enquiries.exclude
 * @example
 * await kwan.enquiries.exclude(id, { account, reason: "He is the brother of the officer." });
 */
export const excludeFromEnquiry = call({
  id: "excludeFromEnquiry",
  method: "POST",
  path: "/office/enquiry/{id}/exclude/",
  body: z.object({
    /** ID of the colleague's account. */
    account: id,
    reason,
  }),
  answer: enquiry,
  errors: ["state_forbids"],
  access: ["complaints.handle", "staff.manage"],
  power: "exclude_from_enquiry",
});
