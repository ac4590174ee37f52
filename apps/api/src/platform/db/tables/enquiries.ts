import type { ComplaintOutcome, EnquiryDesk, EnquiryState, EnquiryTopicName } from "@kwan/domain/enquiries";
import type { Language } from "@kwan/domain/language";
import type { Generated } from "kysely";
import type { AccountId, ApplicationId, BranchId, EnquiryId } from "../../ids.ts";
import type { Maybe, MaybeMoment, Moment } from "./columns.ts";

export interface Enquiries {
  id: EnquiryId;
  number: string;
  topic: EnquiryTopicName;
  desk: EnquiryDesk;
  state: EnquiryState;
  outcome: Maybe<ComplaintOutcome>;
  /** The branch that was chosen on the form. */
  branch_id: Maybe<BranchId>;
  /** What was typed as the number of an application or invoice. */
  cited: string;
  /** The application that the typed number belongs to. */
  application_id: Maybe<ApplicationId>;
  /** Whom a complaint is about, as it was typed. */
  about: string;
  about_sounds: string[];
  text_sounds: string[];
  name: string;
  email: Maybe<string>;
  phone_number: Maybe<string>;
  language: Language;
  key_hash: string;
  code_hash: string;
  version: Generated<number>;
  opened_at: Moment;
  updated_at: Moment;
  closed_at: MaybeMoment;
  keep_until: Moment;
}

export interface EnquiryMessages {
  id: string;
  enquiry_id: EnquiryId;
  /** The member of staff who wrote it. Null if it is from the person. */
  author_id: Maybe<AccountId>;
  text: string;
  /** The hash of the key of the form, so that a form that is sent twice leaves one message. */
  key_hash: Maybe<string>;
  written_at: Moment;
}

/** Colleagues who may not see a complaint. */
export interface EnquiryExclusions {
  enquiry_id: EnquiryId;
  account_id: AccountId;
}
