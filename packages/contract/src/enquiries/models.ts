// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { AccountId, BranchId } from "../ids.ts";

export type EnquiryMessage = {
  /** Opaque ID. */
  id: string;
  /** Name of the member of staff who wrote it. Null if it is from the person. */
  author: string | null;
  /** Text of the message. */
  text: string;
  /** When it was written. */
  written_at: string;
};

export type EnquiryExcluded = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
};

export type EnquiryTopic =
  | "account"
  | "application"
  | "bribe"
  | "card"
  | "conduct"
  | "delay"
  | "lessons"
  | "other"
  | "payment"
  | "privacy"
  | "school"
  | "website";

export type Enquiry = {
  /** Whom a complaint is about, as the person wrote it. Empty if nobody is named. */
  about: string;
  /** What the person typed as the number of an application or invoice. Empty if nothing. */
  cited: string;
  /** ID of the application that this number belongs to. Null if there is none. */
  application: string | null;
  /** Name of the person who wrote. Empty if they did not give it. */
  name: string;
  /** Email address for the answer. Null if the person gave none. */
  email: string | null;
  /** Phone number for the answer. Null if the person gave none. */
  phone_number: string | null;
  /** Everything that was written, oldest first. */
  messages: EnquiryMessage[];
  /** Colleagues whom a handler has excluded from a complaint. */
  excluded: EnquiryExcluded[];
  /** Version of the record. It changes with every change, and is sent as If-Match when you change the record. */
  version: number;
  /** Opaque ID. */
  id: string;
  /** The number by which the person follows it: EN-2026-0000426. */
  number: string;
  /** What it is about. */
  topic: EnquiryTopic;
  /** The topic in words. */
  title: string;
  /** Who deals with it: officers, administrators, or people who handle complaints. */
  desk: "administrators" | "branch" | "complaints";
  /** Whether it waits for the office, has been answered, or is closed. */
  state: "answered" | "closed" | "open";
  /** How a complaint ended. Null while it is open, and for questions. */
  outcome: "not_upheld" | "partly_upheld" | "passed_on" | "upheld" | null;
  /** ID of the branch that it concerns. Null if it concerns none. */
  branch: BranchId | null;
  /** Branch name. */
  branch_name: string | null;
  /** When it was received. */
  opened_at: string;
  /** When somebody last wrote. */
  updated_at: string;
};

export type EnquirySummary = {
  /** Opaque ID. */
  id: string;
  /** The number by which the person follows it: EN-2026-0000426. */
  number: string;
  /** What it is about. */
  topic: EnquiryTopic;
  /** The topic in words. */
  title: string;
  /** Who deals with it: officers, administrators, or people who handle complaints. */
  desk: "administrators" | "branch" | "complaints";
  /** Whether it waits for the office, has been answered, or is closed. */
  state: "answered" | "closed" | "open";
  /** How a complaint ended. Null while it is open, and for questions. */
  outcome: "not_upheld" | "partly_upheld" | "passed_on" | "upheld" | null;
  /** ID of the branch that it concerns. Null if it concerns none. */
  branch: BranchId | null;
  /** Branch name. */
  branch_name: string | null;
  /** When it was received. */
  opened_at: string;
  /** When somebody last wrote. */
  updated_at: string;
};

export type ListEnquiriesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The states to list. */
  readonly state?: string | null | undefined;
  /** The desks to list. */
  readonly desk?: string | null | undefined;
  /** The number of one question or complaint. */
  readonly number?: string | null | undefined;
};

export type AnswerEnquiryBody = {
  /** Text of the answer. The person reads it. */
  text: string;
  /** Whether this ends the matter. */
  closes: boolean;
  /** How a complaint ends. Required if a complaint is closed. */
  outcome?: "not_upheld" | "partly_upheld" | "passed_on" | "upheld" | undefined;
};

export type PassEnquiryBody = {
  /** The new topic, which decides who deals with it. */
  topic: EnquiryTopic;
  /** The reason for the request, decision or action. */
  reason: string;
  /** ID of the branch that it concerns. Left out if it concerns none. */
  branch?: BranchId | undefined;
};

export type ExcludeFromEnquiryBody = {
  /** ID of the colleague's account. */
  account: AccountId;
  /** The reason for the request, decision or action. */
  reason: string;
};
