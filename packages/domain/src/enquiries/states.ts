import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";

export const enquiryStates = ["open", "answered", "closed"] as const;
/** Whether an enquiry waits for the office, has an answer that the person may reply to, or has ended. */
export type EnquiryState = (typeof enquiryStates)[number];

export const complaintOutcomes = ["upheld", "partly_upheld", "not_upheld", "passed_on"] as const;
/** How a complaint ended. Questions end without an outcome. */
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** What each state and each outcome is called. */
export const enquiryWords = {
  states: /* @__PURE__ */ inLanguage({
    open: m.enquiries_state_open,
    answered: m.enquiries_state_answered,
    closed: m.enquiries_state_closed,
  }),
  outcomes: /* @__PURE__ */ inLanguage({
    upheld: m.enquiries_outcome_upheld,
    partly_upheld: m.enquiries_outcome_partly_upheld,
    not_upheld: m.enquiries_outcome_not_upheld,
    passed_on: m.enquiries_outcome_passed_on,
  }),
} as const;
