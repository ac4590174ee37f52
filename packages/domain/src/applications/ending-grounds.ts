import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";

/** The grounds on which an officer can cancel an application. */
export const cancellationGrounds = [
  "applicant_asked",
  "not_possible",
  "duplicate",
  "entered_in_error",
  "other",
] as const;
/** The code of a ground for a cancellation, one of `cancellationGrounds`. */
export type CancellationGround = (typeof cancellationGrounds)[number];

/**
 * The title of each ground for a cancellation, in the current language.
 *
 * @example
 * cancellationGroundTitles.applicant_asked; // "The applicant asked for it"
 */
export const cancellationGroundTitles: Readonly<Record<CancellationGround, string>> = /* @__PURE__ */ inLanguage({
  applicant_asked: m.applications_cancel_applicant_asked,
  not_possible: m.applications_cancel_not_possible,
  duplicate: m.applications_ground_duplicate,
  entered_in_error: m.applications_cancel_entered_in_error,
  other: m.applications_ground_other,
});

/** The grounds on which the fee of an application that has ended is not refunded. */
export const noRefundGrounds = ["work_done", "fraud", "applicant_withdrew"] as const;
/** The code of a ground for not refunding a fee, one of `noRefundGrounds`. */
export type NoRefundGround = (typeof noRefundGrounds)[number];

/**
 * The sentence that tells the applicant why the fee is not refunded, in the current language.
 *
 * @example
 * noRefundSentences.work_done; // "The fee covers work that has already been done."
 */
export const noRefundSentences: Readonly<Record<NoRefundGround, string>> = /* @__PURE__ */ inLanguage({
  work_done: m.applications_no_refund_work_done,
  fraud: m.applications_no_refund_fraud,
  applicant_withdrew: m.applications_no_refund_applicant_withdrew,
});
