import { type Kind, kinds } from "@kwan/domain/kinds";
import { m } from "#messages";
import { pathOf } from "../paths.ts";
import { guide } from "./addresses.ts";

/** A question that people ask, with its answer. The id is part of its address. */
export type HelpAnswer = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The page where the reader can do it. */
  readonly href?: string | undefined;
  readonly linkText?: string | undefined;
};
export type HelpTopic = { readonly id: string; readonly heading: string; readonly answers: readonly HelpAnswer[] };

const answer = (
  id: string,
  question: () => string,
  text: () => string,
  link?: readonly [href: string, text: string],
): HelpAnswer => ({ id, question: question(), answer: text(), href: link?.[0], linkText: link?.[1] });

const toService = (kind: Kind) => [guide.kind(kind), kinds[kind].title] as const;

/** Returns the questions of the help page, by topic. */
export const helpTopics = (): HelpTopic[] => [
  {
    id: "logging-in",
    heading: m.guide_help_account(),
    answers: [
      answer("no-code", m.guide_help_no_code, m.guide_help_no_code_text),
      answer("new-phone", m.guide_help_new_phone, m.guide_help_new_phone_text),
      answer("password", m.guide_help_password, m.guide_help_password_text, [
        pathOf("/auth/forgot-password"),
        m.auth_forgotten(),
      ]),
      answer("old-licence", m.guide_help_old_licence, m.guide_help_old_licence_text, [
        pathOf("/licence/claim"),
        m.licences_claim_link(),
      ]),
    ],
  },
  {
    id: "paying",
    heading: m.guide_help_money(),
    answers: [
      answer("still-unpaid", m.guide_help_still_unpaid, m.guide_help_still_unpaid_text),
      answer("refund", m.guide_help_refund, m.guide_help_refund_text, [pathOf("/payments"), m.layouts_link_payments()]),
      answer("pay-for-somebody", m.guide_help_somebody_else, m.guide_help_somebody_else_text),
    ],
  },
  {
    id: "applications",
    heading: m.guide_help_application(),
    answers: [
      answer("how-far", m.guide_help_how_far, m.guide_help_how_far_text, [
        pathOf("/services"),
        m.layouts_link_applications(),
      ]),
      answer("no-smartphone", m.guide_help_no_internet, m.guide_help_no_internet_text),
      answer("rejected", m.guide_help_rejected, m.guide_help_rejected_text),
    ],
  },
  {
    id: "card",
    heading: m.guide_help_card(),
    answers: [
      answer("lost-card", m.guide_help_lost, m.guide_help_lost_text, toService("lost-damaged-license/lost")),
      answer("collect", m.guide_help_collect, m.guide_help_collect_text),
    ],
  },
  {
    id: "office",
    heading: m.guide_help_office(),
    answers: [answer("revocation", m.guide_help_revocation, m.guide_help_revocation_text)],
  },
];
