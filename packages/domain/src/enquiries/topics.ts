import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";
import type { EnquiryDesk } from "./desks.ts";

/** What an enquiry can be about, and the desk that it goes to. */
export interface EnquiryTopic {
  readonly title: string;
  readonly desk: EnquiryDesk;
}

// @__NO_SIDE_EFFECTS__
const topic = (title: () => string, desk: EnquiryDesk): EnquiryTopic => inLanguage({ title }, { desk });

/**
 * What people write to the authority about.
 *
 * @example
 * enquiryTopics.bribe.desk; // "complaints"
 */
export const enquiryTopics = {
  application: /* @__PURE__ */ topic(m.enquiries_topic_application, "branch"),
  card: /* @__PURE__ */ topic(m.enquiries_topic_card, "branch"),
  payment: /* @__PURE__ */ topic(m.enquiries_topic_payment, "branch"),
  lessons: /* @__PURE__ */ topic(m.enquiries_topic_lessons, "branch"),
  account: /* @__PURE__ */ topic(m.enquiries_topic_account, "branch"),
  privacy: /* @__PURE__ */ topic(m.enquiries_topic_privacy, "administrators"),
  website: /* @__PURE__ */ topic(m.enquiries_topic_website, "administrators"),
  conduct: /* @__PURE__ */ topic(m.enquiries_topic_conduct, "complaints"),
  bribe: /* @__PURE__ */ topic(m.enquiries_topic_bribe, "complaints"),
  delay: /* @__PURE__ */ topic(m.enquiries_topic_delay, "complaints"),
  school: /* @__PURE__ */ topic(m.enquiries_topic_school, "complaints"),
  other: /* @__PURE__ */ topic(m.enquiries_topic_other, "complaints"),
} as const satisfies Readonly<Record<string, EnquiryTopic>>;

/** A key of `enquiryTopics`. */
export type EnquiryTopicName = keyof typeof enquiryTopics;

export const enquiryTopicNames = Object.keys(enquiryTopics) as [EnquiryTopicName, ...EnquiryTopicName[]];

/** The topics that somebody can choose on the form of a desk: questions have one form, and complaints have another. */
export const topicsOf = (kind: "question" | "complaint"): EnquiryTopicName[] =>
  enquiryTopicNames.filter((name) => (enquiryTopics[name].desk === "complaints") === (kind === "complaint"));
