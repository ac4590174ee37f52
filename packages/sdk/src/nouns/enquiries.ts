// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AnswerEnquiryBody,
  answerEnquiry,
  type Enquiry,
  type EnquiryId,
  type EnquirySummary,
  type ExcludeFromEnquiryBody,
  excludeFromEnquiry,
  getEnquiry,
  type ListEnquiriesQuery,
  listEnquiries,
  type Page,
  type PassEnquiryBody,
  passEnquiry,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, IfMatch, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `enquiries.list` can fail with. */
export type EnquiriesListCode = CommonCode | "forbidden" | "invalid";

/** The error of `enquiries.list`. */
export type EnquiriesListError = KwanError<EnquiriesListCode>;

/** The codes of the errors that `enquiries.get` can fail with. */
export type EnquiriesGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `enquiries.get`. */
export type EnquiriesGetError = KwanError<EnquiriesGetCode>;

/** The codes of the errors that `enquiries.answer` can fail with. */
export type EnquiriesAnswerCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `enquiries.answer`. */
export type EnquiriesAnswerError = KwanError<EnquiriesAnswerCode>;

/** The codes of the errors that `enquiries.pass` can fail with. */
export type EnquiriesPassCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `enquiries.pass`. */
export type EnquiriesPassError = KwanError<EnquiriesPassCode>;

/** The codes of the errors that `enquiries.exclude` can fail with. */
export type EnquiriesExcludeCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `enquiries.exclude`. */
export type EnquiriesExcludeError = KwanError<EnquiriesExcludeCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists the questions and complaints that you may deal with, the latest first. A complaint is not listed for people who
   * are named in it or have a part in the matter.
   *
   * @example
   * for await (const { number, title } of kwan.enquiries.list({ state: "open" })) console.log(number, title);
   */
  list: method(
    listEnquiries,
    (
      query?: ListEnquiriesQuery,
      options?: CallOptions,
    ): KwanList<Page<EnquirySummary>, EnquiriesListError, "listEnquiries"> => send(listEnquiries, { query }, options),
  ),
  /**
   * Returns a question or a complaint with everything that was written. If you are named in a complaint, or have a part in
   * the matter, it does not exist for you.
   *
   * @example
   * const { title, messages } = await kwan.enquiries.get(id);
   */
  get: method(
    getEnquiry,
    (id: EnquiryId, options?: CallOptions): KwanPromise<Enquiry, EnquiriesGetError, "getEnquiry"> =>
      send(getEnquiry, { params: { id } }, options),
  ),
  /**
   * Answers a question or a complaint. The person can write again unless you close it. A complaint that is closed has an
   * outcome. If the person left an email address or a phone number, they are told that there is an answer.
   *
   * @example
   * await kwan.enquiries.answer(enquiry.id, { text: "Your card is ready at Tema.", closes: true }, { ifMatch: enquiry });
   */
  answer: method(
    answerEnquiry,
    (
      id: EnquiryId,
      body: AnswerEnquiryBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<Enquiry, EnquiriesAnswerError, "answerEnquiry"> =>
      send(answerEnquiry, { params: { id }, body }, options),
  ),
  /**
   * Passes a question to another desk or another branch. A question about an officer becomes a complaint. A complaint stays
   * one.
   *
   * @example
   * await kwan.enquiries.pass(enquiry.id, { topic: "payment", reason: "It is about a refund." }, { ifMatch: enquiry });
   */
  pass: method(
    passEnquiry,
    (
      id: EnquiryId,
      body: PassEnquiryBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<undefined, EnquiriesPassError, "passEnquiry"> =>
      send(passEnquiry, { params: { id }, body }, options),
  ),
  /**
   * Excludes a colleague from a complaint, because they have a part in the matter although they are not named in it. From
   * then on, it does not exist for them. You cannot exclude yourself: pass the task to a colleague.
   *
   * @example
   * await kwan.enquiries.exclude(id, { account, reason: "He is the brother of the officer." });
   */
  exclude: method(
    excludeFromEnquiry,
    (
      id: EnquiryId,
      body: ExcludeFromEnquiryBody,
      options?: PostOptions,
    ): KwanPromise<Enquiry, EnquiriesExcludeError, "excludeFromEnquiry"> =>
      send(excludeFromEnquiry, { params: { id }, body }, options),
  ),
});

/**
 * Questions and complaints that anybody can send to the authority, without an account.
 */
export interface EnquiriesMethods extends ReturnType<typeof withSend> {}

/**
 * Questions and complaints that anybody can send to the authority, without an account.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { enquiries });
 */
export const enquiries: (send: Send) => EnquiriesMethods = withSend;
