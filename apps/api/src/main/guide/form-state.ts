import type { Thread } from "../../office/enquiries/commands/follow-enquiry.ts";

/** What the server tells a form page of the guide besides the answers that were sent. */
export interface FormState {
  /** Sent with the form, so that a form that arrives twice is stored once. */
  readonly key: string;
  /** What is wrong with an answer, by the name of its field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  readonly problem?: string;
  /** What the person needs to follow what they have sent. */
  readonly sent?: { readonly number: string; readonly code: string | null };
  /** What was written so far, for somebody who has the number and the code. */
  readonly thread?: Thread;
}
