import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";

/** The grounds on which an application can be rejected. The applicant is shown the reason, not the ground. */
export const rejectionGrounds = [
  "documents",
  "identity",
  "not_eligible",
  "tests",
  "no_reply",
  "duplicate",
  "suspected_fraud",
  "other",
] as const;
/** The code of a ground for rejection, one of `rejectionGrounds`. */
export type RejectionGround = (typeof rejectionGrounds)[number];

/**
 * The title of each ground for rejection, in the current language.
 *
 * @example
 * rejectionGroundTitles.no_reply; // "The applicant did not reply"
 */
export const rejectionGroundTitles: Readonly<Record<RejectionGround, string>> = /* @__PURE__ */ inLanguage({
  documents: m.applications_ground_documents,
  identity: m.applications_ground_identity,
  not_eligible: m.applications_ground_not_eligible,
  tests: m.applications_ground_tests,
  no_reply: m.applications_ground_no_reply,
  duplicate: m.applications_ground_duplicate,
  suspected_fraud: m.applications_ground_suspected_fraud,
  other: m.applications_ground_other,
});
