import type { AnswerOf } from "../call.ts";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as decisions from "./calls.ts";

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
  evidence: [],
  proposed_by: { id: ids.account, name: "Kofi Asante", branch: "Accra Central" },
  proposed_at: "2026-11-21T09:12:00Z",
  decided_by: null,
  decided_at: null,
  refusal: null,
  withdraws: null,
  open_appeal: null,
  actions: ["decide"],
  version: 1,
};

const inForce: typeof exampleProposal = {
  ...exampleProposal,
  state: "in_force",
  decided_by: { id: ids.account, name: "Efua Owusu", branch: "Kumasi" },
  decided_at: "2026-11-21T10:00:00Z",
  actions: ["withdraw"],
};

const ownDecision: AnswerOf<typeof decisions.appealDecision> = {
  id: ids.decision,
  kind: "correct_record",
  title: "Correct the record",
  state: "in_force",
  ground_title: "Our mistake",
  changes: [{ field: "date_of_birth", label: "Date of birth", before: "March 14, 1998", after: "March 04, 1998" }],
  decided_at: "2026-11-21T10:00:00Z",
  appeal_until: "2026-12-21",
  may_appeal: true,
  appeal: null,
};
const reasons = "My birth certificate says the 14th. The 4th is my brother's birthday.";

const rejectionAppeal: AnswerOf<typeof decisions.appealApplication> = {
  appeal_until: "2026-12-21",
  may_appeal: true,
  appeal: null,
};
const appealedRejection: typeof rejectionAppeal = {
  ...rejectionAppeal,
  may_appeal: false,
  appeal: { state: "open", reasons, appealed_at: "2026-11-24T08:30:00Z", answer: null, decided_at: null },
};

const appeal: AnswerOf<typeof decisions.getAppeal> = {
  id: ids.appeal,
  state: "open",
  reasons,
  appealed_at: "2026-11-24T08:30:00Z",
  decision: { ...inForce, actions: [] },
  rejection: null,
  withdrawal: null,
  answer: null,
  decided_by: null,
  decided_at: null,
  took_part: false,
};

export const decisionExamples: ExamplesOf<typeof decisions> = {
  listDecisions: {
    query: { state: "proposed" },
    answer: pageOf(exampleProposal),
  },
  proposeDecision: {
    body: {
      kind: "correct_record",
      driver: ids.driver,
      details: { date_of_birth: "1998-03-04" },
      ground: "office_error",
      reason: "The date on the birth certificate was typed wrongly in 2019.",
    },
    answer: { ...exampleProposal, actions: ["withdraw"] },
  },
  addEvidence: {
    params: { id: ids.decision },
    body: {
      document: "identity_document",
      file: {
        name: "card.jpg",
        type: "image/jpeg",
        size: 3,
        arrayBuffer: async () => new Uint8Array([255, 216, 255]).buffer,
      },
    },
    answer: {
      ...exampleProposal,
      evidence: [
        {
          id: ids.document,
          document: "identity_document",
          title: "Identity document",
          name: "card.jpg",
          type: "image/jpeg",
          uploaded_at: "2026-11-21T09:13:00Z",
        },
      ],
      actions: ["withdraw"],
    },
  },
  decideDecision: {
    params: { id: ids.decision },
    body: { outcome: "approved" },
    answer: inForce,
  },
  withdrawDecision: {
    params: { id: ids.decision },
    body: { reason: "It was the record of another Ama Mensah." },
    answer: { ...exampleProposal, state: "withdrawn", actions: [] },
  },
  reverseDecision: {
    params: { id: ids.decision },
    body: { reason: "It was the record of another Ama Mensah." },
    answer: { ...exampleProposal, withdraws: ids.decision, actions: ["withdraw"] },
  },
  listOwnDecisions: {
    answer: pageOf(ownDecision),
  },
  appealDecision: {
    params: { id: ids.decision },
    body: { reason: reasons },
    answer: {
      ...ownDecision,
      may_appeal: false,
      appeal: { state: "open", reasons, appealed_at: appeal.appealed_at, answer: null, decided_at: null },
    },
  },
  getApplicationAppeal: {
    params: { id: ids.service },
    answer: rejectionAppeal,
  },
  appealApplication: {
    params: { id: ids.service },
    body: { reason: reasons },
    answer: appealedRejection,
  },
  getUpdateRequestAppeal: {
    params: { id: ids.request },
    answer: rejectionAppeal,
  },
  appealUpdateRequest: {
    params: { id: ids.request },
    body: { reason: reasons },
    answer: appealedRejection,
  },
  getAppeal: {
    params: { id: ids.appeal },
    answer: appeal,
  },
  decideAppeal: {
    params: { id: ids.appeal },
    body: { outcome: "upheld", reason: "The certificate in the register of births says the 4th." },
    answer: {
      ...appeal,
      state: "upheld",
      answer: "The certificate in the register of births says the 4th.",
      decided_by: { id: ids.staff, name: "Esi Boateng", branch: "Tema" },
      decided_at: "2026-11-25T09:00:00Z",
    },
  },
};
