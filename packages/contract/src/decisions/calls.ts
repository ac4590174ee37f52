/**
 * The authority's decisions about the records of drivers, staff and driving schools.
 *
 * @module
 */

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

/**
 * Lists decisions. Open proposals are sorted oldest first, and all other decisions newest first.
 *
 * @summary List decisions
 * @sdk decisions.list
 * @example
 * for await (const proposal of kwan.decisions.list({ state: "proposed" })) console.log(proposal.title);
 */
export const listDecisions = call({
  id: "listDecisions",
  paged: true,
  method: "GET",
  path: "/office/decision/",
  query: listQuery({
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
  answer: page(decision),
  access: [
    "decisions.propose",
    "decisions.approve",
    "payments.resolve",
    "staff.manage",
    "branches.manage",
    "books.read",
    "notices.post",
  ],
  audit: "driver",
});

/**
 * Proposes a change to a record. Most changes take effect when another person approves them, and the others take
 * effect immediately. The ground, the reason and the values before and after are recorded.
 *
 * @summary Propose a change to a record
 * @sdk decisions.propose
 * @example
 * await kwan.decisions.propose({ kind: "correct_record", driver, details: { sex: "female" }, ground, reason });
 */
export const proposeDecision = call({
  id: "proposeDecision",
  method: "POST",
  path: "/office/decision/",
  body: z.object({
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
  access: [
    "decisions.propose",
    "identities.verify",
    "payments.resolve",
    "staff.manage",
    "branches.manage",
    "books.close",
    "notices.post",
  ],
  power: "of_the_decision",
});

/**
 * Attaches a scan or photo to a decision that you have proposed: a document that its ground asks for, or any other. You
 * can do this until someone has decided on the proposal. Each file changes the version of the decision, so nobody
 * approves what they have not seen. Only staff who may read the decision can see the file.
 *
 * @summary Attach evidence to a decision
 * @sdk decisions.addEvidence
 * @example
 * await kwan.decisions.addEvidence(id, { document: "identity_document", file });
 */
export const addEvidence = call({
  id: "addEvidence",
  method: "POST",
  path: "/office/decision/{id}/evidence/",
  files: { count: 1, bytes: documentBytes },
  body: z.object({
    document: z.enum(documentNames, { error: m.fields_document_required }),
    /** The file to upload. */
    file,
  }),
  answer: decision,
  status: 201,
  errors: ["state_forbids"],
  access: ["decisions.propose", "identities.verify", "payments.resolve", "staff.manage", "branches.manage"],
  power: "add_evidence",
});

/**
 * Approves or rejects a proposal. You cannot decide on your own proposals. The call fails if the record has changed
 * since the proposal. Send the version of the decision as `If-Match`: the call fails if a file has been added since you
 * read it.
 *
 * @summary Approve or reject a proposal
 * @sdk decisions.decide
 * @example
 * await kwan.decisions.decide(proposal.id, { outcome: "approved" }, { ifMatch: proposal });
 */
export const decideDecision = call({
  id: "decideDecision",
  method: "POST",
  path: "/office/decision/{id}/decide/",
  body: z.object({
    /** Whether the proposal is approved or rejected. */
    outcome: z.enum(["approved", "refused"], { error: m.fields_decision_outcome }),
    /** Why the proposal is rejected. Optional for an approval. */
    note: optionalNote,
  }),
  answer: decision,
  errors: ["state_forbids", "own_request", "already_exists"],
  ifMatch: "required",
  access: ["decisions.approve", "staff.manage", "branches.manage", "notices.post"],
  power: "of_the_decision",
});

/**
 * Withdraws your own proposal, as long as nobody has decided on it.
 *
 * @summary Withdraw your own proposal
 * @sdk decisions.withdraw
 * @example
 * await kwan.decisions.withdraw(id, { reason: "It was the record of another person." });
 */
export const withdrawDecision = call({
  id: "withdrawDecision",
  method: "POST",
  path: "/office/decision/{id}/withdraw/",
  body: z.object({ reason }),
  answer: decision,
  errors: ["state_forbids"],
  access: [
    "decisions.propose",
    "identities.verify",
    "payments.resolve",
    "staff.manage",
    "branches.manage",
    "books.close",
    "notices.post",
  ],
  power: "withdraw_proposal",
});

/**
 * Proposes to reverse a decision that is in force. A reversal is the opposite change, and it needs as many people as the
 * decision did. It is not possible if the same fields have been changed since. Returns the proposed reversal.
 *
 * @summary Propose to reverse a decision
 * @sdk decisions.reverse
 * @example
 * const reversal = await kwan.decisions.reverse(id, { reason: "The court has lifted its order." });
 */
export const reverseDecision = call({
  id: "reverseDecision",
  method: "POST",
  path: "/office/decision/{id}/reverse/",
  body: z.object({ reason }),
  answer: decision,
  status: 201,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: [
    "decisions.propose",
    "identities.verify",
    "payments.resolve",
    "staff.manage",
    "branches.manage",
    "notices.post",
  ],
  power: "of_the_decision",
});

/**
 * Lists the decisions about your own record that are in force or have been reversed, newest first. Proposals are not
 * included.
 *
 * @summary List the decisions about your own record
 * @sdk decisions.own
 * @example
 * for await (const { title, appeal_until } of kwan.decisions.own()) console.log(title, appeal_until);
 */
export const listOwnDecisions = call({
  id: "listOwnDecisions",
  paged: true,
  method: "GET",
  path: "/decision/",
  query: listQuery({}),
  answer: page(ownDecision),
  access: ["owner"],
});

/**
 * Appeals against a decision about your own record. You can appeal once, within 30 days, while the decision is in
 * force. Someone who took no part in the decision decides on the appeal, and you get a message with the reply.
 *
 * @summary Appeal against a decision about your own record
 * @sdk decisions.appeal
 * @example
 * await kwan.decisions.appeal(id, { reason: "My birth certificate says the 14th." });
 */
export const appealDecision = call({
  id: "appealDecision",
  method: "POST",
  path: "/decision/{id}/appeal/",
  body: z.object({
    /** Why the caller thinks that the decision is wrong. */
    reason,
  }),
  answer: ownDecision,
  errors: ["state_forbids", "already_open"],
  access: ["owner"],
});

/**
 * Returns the last day on which you can appeal against the rejection of your application, or against its cancellation
 * by an officer. If you have appealed, it also returns your appeal with the reply.
 *
 * @summary Check whether you can appeal against the rejection of an application
 * @sdk decisions.applicationAppeal
 * @example
 * const { may_appeal } = await kwan.decisions.applicationAppeal(id);
 */
export const getApplicationAppeal = call({
  id: "getApplicationAppeal",
  method: "GET",
  path: "/application/{id}/appeal/",
  answer: rejectionAppeal,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Appeals against the rejection of your own application, or against its cancellation by an officer after it was paid. You
 * can appeal once, within 30 days. Someone who took no part in the decision decides the appeal. If they allow it, the
 * application goes back into review.
 *
 * @summary Appeal against the rejection of an application
 * @sdk decisions.appealApplication
 * @example
 * await kwan.decisions.appealApplication(id, { reason: "The certificate is mine: my name changed in May." });
 */
export const appealApplication = call({
  id: "appealApplication",
  method: "POST",
  path: "/application/{id}/appeal/",
  body: z.object({
    /** Why the caller thinks that the rejection is wrong. */
    reason,
  }),
  answer: rejectionAppeal,
  errors: ["state_forbids", "already_open"],
  access: ["owner"],
});

/**
 * Returns the last day on which you can appeal against the rejection of your update request. If you have appealed, it
 * also returns your appeal with the reply.
 *
 * @summary Check whether you can appeal against the rejection of an update request
 * @sdk decisions.updateRequestAppeal
 * @example
 * const { may_appeal } = await kwan.decisions.updateRequestAppeal(id);
 */
export const getUpdateRequestAppeal = call({
  id: "getUpdateRequestAppeal",
  method: "GET",
  path: "/service/update-request/{id}/appeal/",
  answer: rejectionAppeal,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Appeals against the rejection of your own update request. You can appeal once, within 30 days. Someone who took no
 * part in the rejection decides the appeal. If they allow it, a new decision must be made on the request.
 *
 * @summary Appeal against the rejection of an update request
 * @sdk decisions.appealUpdateRequest
 * @example
 * await kwan.decisions.appealUpdateRequest(id, { reason: "The affidavit names both of my names." });
 */
export const appealUpdateRequest = call({
  id: "appealUpdateRequest",
  method: "POST",
  path: "/service/update-request/{id}/appeal/",
  body: z.object({
    /** Why the caller thinks that the rejection is wrong. */
    reason,
  }),
  answer: rejectionAppeal,
  errors: ["state_forbids", "already_open"],
  access: ["owner"],
});

/**
 * Returns an appeal and the decision or rejection that it is against, with the values before and after the decision.
 *
 * @summary Read an appeal and the decision that it is against
 * @sdk decisions.readAppeal
 * @example
 * const { reasons, decision } = await kwan.decisions.readAppeal(id);
 */
export const getAppeal = call({
  id: "getAppeal",
  method: "GET",
  path: "/office/appeal/{id}/",
  answer: appeal,
  access: ["appeals.decide"],
  audit: "driver",
});

/**
 * Upholds or reverses a decision after an appeal. The reason is sent to the person who appealed. People who proposed
 * or approved the decision cannot decide the appeal. A reversal is itself a decision: if a second person must approve
 * it, the appeal stays open until they do. If they reject it, anyone who may decide the appeal can decide it again.
 *
 * @summary Uphold or reverse a decision that is under appeal
 * @sdk decisions.decideAppeal
 * @example
 * await kwan.decisions.decideAppeal(id, { outcome: "upheld", reason: "The register of births says the 4th." });
 */
export const decideAppeal = call({
  id: "decideAppeal",
  method: "POST",
  path: "/office/appeal/{id}/decide/",
  body: z.object({
    /** Whether the decision is upheld or reversed. */
    outcome: z.enum(["upheld", "withdrawn"], { error: m.fields_appeal_outcome }),
    /** The reply to the person who appealed. */
    reason,
  }),
  answer: appeal,
  errors: ["state_forbids", "own_request", "already_open", "already_exists"],
  access: ["appeals.decide"],
  power: "decide_appeal",
});
