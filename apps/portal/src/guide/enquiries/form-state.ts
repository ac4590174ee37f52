import type { ComplaintOutcome, EnquiryState, EnquiryTopicName } from "@kwan/domain/enquiries";

/** What was written so far about a question or a complaint. Members of staff are not named. */
export type Thread = {
  readonly number: string;
  readonly topic: EnquiryTopicName;
  readonly state: EnquiryState;
  readonly outcome: ComplaintOutcome | null;
  /** Whether nobody at the authority can deal with it, because all who could are named in it or took part. */
  readonly isStuck: boolean;
  readonly messages: readonly { readonly isOurs: boolean; readonly text: string; readonly written_at: string }[];
};

/** What the server tells a form page besides the answers that were sent. */
export type FormState = {
  /** Sent with the form, so that a form that arrives twice is stored once. */
  readonly key: string;
  /** What is wrong with an answer, by the name of its field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  readonly problem?: string;
  /** What the person needs to follow what they have sent. */
  readonly sent?: { readonly number: string; readonly code: string | null };
  readonly thread?: Thread;
};
