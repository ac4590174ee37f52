import { decisionKinds, decisionStates } from "@kwan/domain/decisions";
import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { id, optionalNote, reason } from "../shapes/basics.ts";
import { decision } from "../shapes/decisions.ts";
import { listQuery, page } from "../shapes/lists.ts";
import { draftDetails } from "../shapes/services.ts";

export const listDecisions = call({
  id: "listDecisions",
  requirement: "addition",
  kind: "read",
  paged: true,
  method: "GET",
  path: "/office/decision/",
  query: () =>
    listQuery({
      state: z.optional(z.enum(decisionStates)),
      kind: z.optional(z.enum(decisionKinds)),
      driver: z.optional(id),
      subject: z.optional(id),
      mine: z.optional(z.enum(["true", "false"])),
    }),
  answer: () => page(decision),
  access: ["decisions.propose", "decisions.approve", "payments.resolve", "staff.manage"],
  audit: "driver",
});

export const proposeDecision = call({
  id: "proposeDecision",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/office/decision/",
  body: () =>
    z.object({
      kind: z.enum(decisionKinds, { error: m.fields_decision_kind }),
      driver: z.optional(id),
      subject: z.optional(id),
      details: draftDetails,
      ground: z.string({ error: m.fields_ground_required }).check(z.maxLength(40)),
      reason,
    }),
  answer: decision,
  status: 201,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: ["decisions.propose", "identities.verify", "payments.resolve", "staff.manage"],
});

export const decideDecision = call({
  id: "decideDecision",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/office/decision/{id}/decide/",
  body: () =>
    z.object({
      outcome: z.enum(["approved", "refused"], { error: m.fields_decision_outcome }),
      /** Required for a refusal. */
      note: optionalNote,
    }),
  answer: decision,
  errors: ["state_forbids", "own_request", "already_exists"],
  access: ["decisions.approve", "staff.manage"],
});

export const withdrawDecision = call({
  id: "withdrawDecision",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/office/decision/{id}/withdraw/",
  body: () => z.object({ reason }),
  answer: decision,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: ["decisions.propose", "identities.verify", "payments.resolve", "staff.manage"],
});
