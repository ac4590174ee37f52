import { decisionKinds, decisionStates } from "@kwan/domain/decisions";
import { documents } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { id, optionalNote, reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { documentBytes, file } from "../documents/shapes.ts";
import { listQuery, page } from "../lists.ts";
import { draftDetails } from "../services/drafts.ts";
import { appeal, decision, ownDecision, rejectionAppeal } from "./shapes.ts";

const documentNames = Object.keys(documents) as (keyof typeof documents)[];

export const listDecisions = call({
  id: "listDecisions",
  paged: true,
  method: "GET",
  path: "/office/decision/",
  query: () =>
    listQuery({
      /** The current status. */
      state: z.optional(z.enum(decisionStates)),
      /** Lists only items of this kind. */
      kind: z.optional(z.enum(decisionKinds)),
      driver: z.optional(id),
      /** ID of the record that the decisions are about. */
      subject: z.optional(id),
      /** True to list only the proposals that the caller has made. */
      mine: z.optional(z.enum(["true", "false"])),
    }),
  answer: () => page(decision),
  access: ["decisions.propose", "decisions.approve", "payments.resolve", "staff.manage", "branches.manage"],
  audit: "driver",
});

export const proposeDecision = call({
  id: "proposeDecision",
  method: "POST",
  path: "/office/decision/",
  body: () =>
    z.object({
      /** Kind of decision. */
      kind: z.enum(decisionKinds, { error: m.fields_decision_kind }),
      driver: z.optional(id),
      /** ID of the record that the decision is about. */
      subject: z.optional(id),
      /** The values of the decision, by field. */
      details: draftDetails,
      /** Code of the ground for the decision. */
      ground: z.string({ error: m.fields_ground_required }).check(z.maxLength(40)),
      reason,
    }),
  answer: decision,
  status: 201,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: ["decisions.propose", "identities.verify", "payments.resolve", "staff.manage", "branches.manage"],
});

export const addEvidence = call({
  id: "addEvidence",
  method: "POST",
  path: "/office/decision/{id}/evidence/",
  files: { count: 1, bytes: documentBytes },
  body: () =>
    z.object({
      document: z.enum(documentNames, { error: m.fields_document_required }),
      /** The file to upload. */
      file,
    }),
  answer: decision,
  status: 201,
  errors: ["state_forbids"],
  access: ["decisions.propose", "identities.verify"],
});

export const decideDecision = call({
  id: "decideDecision",
  method: "POST",
  path: "/office/decision/{id}/decide/",
  body: () =>
    z.object({
      /** Whether the proposal is approved or rejected. */
      outcome: z.enum(["approved", "refused"], { error: m.fields_decision_outcome }),
      /** Why the proposal is rejected. Optional for an approval. */
      note: optionalNote,
    }),
  answer: decision,
  errors: ["state_forbids", "own_request", "already_exists"],
  access: ["decisions.approve", "staff.manage", "branches.manage"],
});

export const withdrawDecision = call({
  id: "withdrawDecision",
  method: "POST",
  path: "/office/decision/{id}/withdraw/",
  body: () => z.object({ reason }),
  answer: decision,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: ["decisions.propose", "identities.verify", "payments.resolve", "staff.manage", "branches.manage"],
});

export const listOwnDecisions = call({
  id: "listOwnDecisions",
  paged: true,
  method: "GET",
  path: "/decision/",
  query: () => listQuery({}),
  answer: () => page(ownDecision),
  access: ["owner"],
});

export const appealDecision = call({
  id: "appealDecision",
  method: "POST",
  path: "/decision/{id}/appeal/",
  body: () =>
    z.object({
      /** Why the caller thinks that the decision is wrong. */
      reason,
    }),
  answer: ownDecision,
  errors: ["state_forbids", "already_open"],
  access: ["owner"],
});

export const getApplicationAppeal = call({
  id: "getApplicationAppeal",
  method: "GET",
  path: "/application/{id}/appeal/",
  answer: rejectionAppeal,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const appealApplication = call({
  id: "appealApplication",
  method: "POST",
  path: "/application/{id}/appeal/",
  body: () =>
    z.object({
      /** Why the caller thinks that the rejection is wrong. */
      reason,
    }),
  answer: rejectionAppeal,
  errors: ["state_forbids", "already_open"],
  access: ["owner"],
});

export const getUpdateRequestAppeal = call({
  id: "getUpdateRequestAppeal",
  method: "GET",
  path: "/service/update-request/{id}/appeal/",
  answer: rejectionAppeal,
  errors: ["state_forbids"],
  access: ["owner"],
});

export const appealUpdateRequest = call({
  id: "appealUpdateRequest",
  method: "POST",
  path: "/service/update-request/{id}/appeal/",
  body: () =>
    z.object({
      /** Why the caller thinks that the rejection is wrong. */
      reason,
    }),
  answer: rejectionAppeal,
  errors: ["state_forbids", "already_open"],
  access: ["owner"],
});

export const getAppeal = call({
  id: "getAppeal",
  method: "GET",
  path: "/office/appeal/{id}/",
  answer: appeal,
  access: ["appeals.decide"],
  audit: "driver",
});

export const decideAppeal = call({
  id: "decideAppeal",
  method: "POST",
  path: "/office/appeal/{id}/decide/",
  body: () =>
    z.object({
      /** Whether the decision is upheld or reversed. */
      outcome: z.enum(["upheld", "withdrawn"], { error: m.fields_appeal_outcome }),
      /** The reply to the person who appealed. */
      reason,
    }),
  answer: appeal,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: ["appeals.decide"],
});
