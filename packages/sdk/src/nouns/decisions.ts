// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  addEvidence,
  appealApplication,
  appealDecision,
  appealUpdateRequest,
  decideAppeal,
  decideDecision,
  getAppeal,
  getApplicationAppeal,
  getUpdateRequestAppeal,
  listDecisions,
  listOwnDecisions,
  proposeDecision,
  withdrawDecision,
} from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * The authority's decisions about the records of drivers, staff and driving schools.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { decisions });
 */
/* @__NO_SIDE_EFFECTS__ */
export const decisions = (send: Send) => ({
  /**
   * Lists decisions. Open proposals are sorted oldest first, and all other decisions newest first.
   *
   * @example
   * for await (const proposal of kwan.decisions.list({ state: "proposed" })) console.log(proposal.title);
   */
  list: method(
    listDecisions,
    (query?: Query<typeof listDecisions>, options?: CallOptions): Answering<typeof listDecisions> =>
      send(listDecisions, { query }, options),
  ),
  /**
   * Proposes a change to a record. Some changes take effect immediately, and others only after another person approves
   * them.
   *
   * @example
   * await kwan.decisions.propose({ kind: "correct_record", driver, details: { sex: "female" }, ground, reason });
   */
  propose: method(
    proposeDecision,
    (body: Body<typeof proposeDecision>, options?: PostOptions): Answering<typeof proposeDecision> =>
      send(proposeDecision, { body }, options),
  ),
  /**
   * Attaches a scan or photo of a document to a decision that the caller has proposed.
   *
   * @example
   * await kwan.decisions.addEvidence(id, { document: "identity_document", file });
   */
  addEvidence: method(
    addEvidence,
    (id: string, body: Body<typeof addEvidence>, options?: PostOptions): Answering<typeof addEvidence> =>
      send(addEvidence, { params: { id }, body }, options),
  ),
  /**
   * Approves or rejects another person's proposal.
   *
   * @example
   * await kwan.decisions.decide(id, { outcome: "refused", note: "The certificate is of another person." });
   */
  decide: method(
    decideDecision,
    (id: string, body: Body<typeof decideDecision>, options?: PostOptions): Answering<typeof decideDecision> =>
      send(decideDecision, { params: { id }, body }, options),
  ),
  /**
   * Withdraws the caller's own proposal, or proposes to reverse a decision that is in force.
   *
   * @example
   * await kwan.decisions.withdraw(id, { reason: "It was the record of another person." });
   */
  withdraw: method(
    withdrawDecision,
    (id: string, body: Body<typeof withdrawDecision>, options?: PostOptions): Answering<typeof withdrawDecision> =>
      send(withdrawDecision, { params: { id }, body }, options),
  ),
  /**
   * Lists the decisions about the caller's own record, newest first.
   *
   * @example
   * for await (const { title, appeal_until } of kwan.decisions.own()) console.log(title, appeal_until);
   */
  own: method(
    listOwnDecisions,
    (query?: Query<typeof listOwnDecisions>, options?: CallOptions): Answering<typeof listOwnDecisions> =>
      send(listOwnDecisions, { query }, options),
  ),
  /**
   * Appeals against a decision about the caller's own record.
   *
   * @example
   * await kwan.decisions.appeal(id, { reason: "My birth certificate says the 14th." });
   */
  appeal: method(
    appealDecision,
    (id: string, body: Body<typeof appealDecision>, options?: PostOptions): Answering<typeof appealDecision> =>
      send(appealDecision, { params: { id }, body }, options),
  ),
  /**
   * Returns the deadline for an appeal against a rejected application, and the appeal if there is one.
   *
   * @example
   * const { may_appeal } = await kwan.decisions.applicationAppeal(id);
   */
  applicationAppeal: method(
    getApplicationAppeal,
    (id: string, options?: CallOptions): Answering<typeof getApplicationAppeal> =>
      send(getApplicationAppeal, { params: { id } }, options),
  ),
  /**
   * Appeals against the rejection of the caller's own application.
   *
   * @example
   * await kwan.decisions.appealApplication(id, { reason: "The certificate is mine: my name changed in May." });
   */
  appealApplication: method(
    appealApplication,
    (id: string, body: Body<typeof appealApplication>, options?: PostOptions): Answering<typeof appealApplication> =>
      send(appealApplication, { params: { id }, body }, options),
  ),
  /**
   * Returns the deadline for an appeal against a rejected update request, and the appeal if there is one.
   *
   * @example
   * const { may_appeal } = await kwan.decisions.updateRequestAppeal(id);
   */
  updateRequestAppeal: method(
    getUpdateRequestAppeal,
    (id: string, options?: CallOptions): Answering<typeof getUpdateRequestAppeal> =>
      send(getUpdateRequestAppeal, { params: { id } }, options),
  ),
  /**
   * Appeals against the rejection of the caller's own update request.
   *
   * @example
   * await kwan.decisions.appealUpdateRequest(id, { reason: "The affidavit names both of my names." });
   */
  appealUpdateRequest: method(
    appealUpdateRequest,
    (
      id: string,
      body: Body<typeof appealUpdateRequest>,
      options?: PostOptions,
    ): Answering<typeof appealUpdateRequest> => send(appealUpdateRequest, { params: { id }, body }, options),
  ),
  /**
   * Returns an appeal with the decision or rejection that was appealed against.
   *
   * @example
   * const { reasons, decision } = await kwan.decisions.readAppeal(id);
   */
  readAppeal: method(
    getAppeal,
    (id: string, options?: CallOptions): Answering<typeof getAppeal> => send(getAppeal, { params: { id } }, options),
  ),
  /**
   * Upholds or reverses a decision after an appeal. The reason is sent to the person who appealed.
   *
   * @example
   * await kwan.decisions.decideAppeal(id, { outcome: "upheld", reason: "The register of births says the 4th." });
   */
  decideAppeal: method(
    decideAppeal,
    (id: string, body: Body<typeof decideAppeal>, options?: PostOptions): Answering<typeof decideAppeal> =>
      send(decideAppeal, { params: { id }, body }, options),
  ),
});
