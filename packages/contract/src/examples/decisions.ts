import type { AnswerOf } from "../call.ts";
import type * as decisions from "../calls/decisions.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, pageOf } from "./ids.ts";

export const exampleProposal: AnswerOf<typeof decisions.proposeDecision> = {
  id: ids.decision,
  kind: "correct_record",
  title: "Correct the record",
  subject: { kind: "driver", id: ids.driver, name: "Ama Serwaa Mensah" },
  driver: ids.driver,
  driver_name: "Ama Serwaa Mensah",
  state: "proposed",
  ground: "office_error",
  ground_title: "Our mistake",
  reason: "The date on the birth certificate was typed wrongly in 2019.",
  changes: [{ field: "date_of_birth", label: "Date of birth", before: "1998-03-14", after: "1998-03-04" }],
  proposed_by: { id: ids.account, name: "Kofi Asante", branch: "Accra Central" },
  proposed_at: "2026-11-21T09:12:00Z",
  decided_by: null,
  decided_at: null,
  refusal: null,
  withdraws: null,
  actions: ["decide"],
};

const inForce: typeof exampleProposal = {
  ...exampleProposal,
  state: "in_force",
  decided_by: { id: ids.account, name: "Efua Owusu", branch: "Kumasi" },
  decided_at: "2026-11-21T10:00:00Z",
  actions: ["withdraw"],
};

export const decisionExamples: ExamplesOf<typeof decisions> = {
  listDecisions: {
    summary: "List decisions",
    description: "Proposals come with the longest wait first, everything else with the latest first.",
    query: { state: "proposed" },
    answer: pageOf(exampleProposal),
  },
  proposeDecision: {
    summary: "Propose a change to a record",
    description:
      "The ground, the reason and the values before and after are recorded. Most decisions take effect when another person approves them; the others take effect immediately.",
    body: {
      kind: "correct_record",
      driver: ids.driver,
      details: { date_of_birth: "1998-03-04" },
      ground: "office_error",
      reason: "The date on the birth certificate was typed wrongly in 2019.",
    },
    answer: { ...exampleProposal, actions: ["withdraw"] },
  },
  decideDecision: {
    summary: "Approve or refuse a proposal",
    description: "Nobody decides on their own proposal. A proposal is refused if the record has changed since.",
    params: { id: ids.decision },
    body: { outcome: "approved" },
    answer: inForce,
  },
  withdrawDecision: {
    summary: "Withdraw a proposal, or propose to take back a decision",
    description:
      "A proposal is withdrawn by whoever made it. To take back a decision that is in force, this proposes the opposite change, which is not possible once a later change has touched the same fields.",
    params: { id: ids.decision },
    body: { reason: "It was the record of another Ama Mensah." },
    answer: { ...exampleProposal, withdraws: ids.decision, actions: ["withdraw"] },
  },
};
