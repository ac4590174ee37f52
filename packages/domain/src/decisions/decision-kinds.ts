/**
 * The names of all kinds of decision, in the order of `decisions`. They are apart from it, so that a client that only
 * sends the calls does not load the forms and rules of each decision.
 */
export const decisionKinds = [
  "verify_identity",
  "refuse_identity",
  "settle_claim",
  "correct_record",
  "change_contact",
  "enter_licence",
  "correct_licence",
  "change_licence",
  "grant_role",
  "refund_payment",
  "close_payment",
  "keep_payment",
  "accredit_school",
  "accredit_instructor",
  "withdraw_certificate",
  "change_branch",
  "close_for_days",
  "close_books",
  "grant_program",
  "announce_work",
] as const;

/** The name of a kind of decision. */
export type DecisionKind = { [K in (typeof decisionKinds)[number]]: K }[(typeof decisionKinds)[number]];
