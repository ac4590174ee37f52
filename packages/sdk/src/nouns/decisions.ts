// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AddEvidenceBody,
  type Appeal,
  type AppealApplicationBody,
  type AppealDecisionBody,
  type AppealUpdateRequestBody,
  addEvidence,
  appealApplication,
  appealDecision,
  appealUpdateRequest,
  type DecideAppealBody,
  type DecideDecisionBody,
  type Decision,
  decideAppeal,
  decideDecision,
  getAppeal,
  getApplicationAppeal,
  getUpdateRequestAppeal,
  type ListDecisionsQuery,
  type ListOwnDecisionsQuery,
  listDecisions,
  listOwnDecisions,
  type OwnDecision,
  type Page,
  type ProposeDecisionBody,
  proposeDecision,
  type RejectionAppeal,
  type WithdrawDecisionBody,
  withdrawDecision,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The error of `decisions.list`, with the codes that it can have. */
export type DecisionsListError = KwanError<CommonCode | "forbidden" | "invalid">;

/** The error of `decisions.propose`, with the codes that it can have. */
export type DecisionsProposeError = KwanError<
  | CommonCode
  | "already_exists"
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.addEvidence`, with the codes that it can have. */
export type DecisionsAddEvidenceError = KwanError<
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.decide`, with the codes that it can have. */
export type DecisionsDecideError = KwanError<
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.withdraw`, with the codes that it can have. */
export type DecisionsWithdrawError = KwanError<
  | CommonCode
  | "already_exists"
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.own`, with the codes that it can have. */
export type DecisionsOwnError = KwanError<CommonCode | "forbidden" | "invalid">;

/** The error of `decisions.appeal`, with the codes that it can have. */
export type DecisionsAppealError = KwanError<
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.applicationAppeal`, with the codes that it can have. */
export type DecisionsApplicationAppealError = KwanError<CommonCode | "forbidden" | "not_found" | "state_forbids">;

/** The error of `decisions.appealApplication`, with the codes that it can have. */
export type DecisionsAppealApplicationError = KwanError<
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.updateRequestAppeal`, with the codes that it can have. */
export type DecisionsUpdateRequestAppealError = KwanError<CommonCode | "forbidden" | "not_found" | "state_forbids">;

/** The error of `decisions.appealUpdateRequest`, with the codes that it can have. */
export type DecisionsAppealUpdateRequestError = KwanError<
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

/** The error of `decisions.readAppeal`, with the codes that it can have. */
export type DecisionsReadAppealError = KwanError<CommonCode | "forbidden" | "not_found">;

/** The error of `decisions.decideAppeal`, with the codes that it can have. */
export type DecisionsDecideAppealError = KwanError<
  | CommonCode
  | "already_exists"
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type"
>;

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
    (
      query?: ListDecisionsQuery,
      options?: CallOptions,
    ): KwanList<Page<Decision>, DecisionsListError, "listDecisions"> => send(listDecisions, { query }, options),
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
    (
      body: ProposeDecisionBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsProposeError, "proposeDecision"> => send(proposeDecision, { body }, options),
  ),
  /**
   * Attaches a scan or photo of a document to a decision that the caller has proposed.
   *
   * @example
   * await kwan.decisions.addEvidence(id, { document: "identity_document", file });
   */
  addEvidence: method(
    addEvidence,
    (
      id: string,
      body: AddEvidenceBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsAddEvidenceError, "addEvidence"> =>
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
    (
      id: string,
      body: DecideDecisionBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsDecideError, "decideDecision"> =>
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
    (
      id: string,
      body: WithdrawDecisionBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsWithdrawError, "withdrawDecision"> =>
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
    (
      query?: ListOwnDecisionsQuery,
      options?: CallOptions,
    ): KwanList<Page<OwnDecision>, DecisionsOwnError, "listOwnDecisions"> => send(listOwnDecisions, { query }, options),
  ),
  /**
   * Appeals against a decision about the caller's own record.
   *
   * @example
   * await kwan.decisions.appeal(id, { reason: "My birth certificate says the 14th." });
   */
  appeal: method(
    appealDecision,
    (
      id: string,
      body: AppealDecisionBody,
      options?: PostOptions,
    ): KwanPromise<OwnDecision, DecisionsAppealError, "appealDecision"> =>
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
    (
      id: string,
      options?: CallOptions,
    ): KwanPromise<RejectionAppeal, DecisionsApplicationAppealError, "getApplicationAppeal"> =>
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
    (
      id: string,
      body: AppealApplicationBody,
      options?: PostOptions,
    ): KwanPromise<RejectionAppeal, DecisionsAppealApplicationError, "appealApplication"> =>
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
    (
      id: string,
      options?: CallOptions,
    ): KwanPromise<RejectionAppeal, DecisionsUpdateRequestAppealError, "getUpdateRequestAppeal"> =>
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
      body: AppealUpdateRequestBody,
      options?: PostOptions,
    ): KwanPromise<RejectionAppeal, DecisionsAppealUpdateRequestError, "appealUpdateRequest"> =>
      send(appealUpdateRequest, { params: { id }, body }, options),
  ),
  /**
   * Returns an appeal with the decision or rejection that was appealed against.
   *
   * @example
   * const { reasons, decision } = await kwan.decisions.readAppeal(id);
   */
  readAppeal: method(
    getAppeal,
    (id: string, options?: CallOptions): KwanPromise<Appeal, DecisionsReadAppealError, "getAppeal"> =>
      send(getAppeal, { params: { id } }, options),
  ),
  /**
   * Upholds or reverses a decision after an appeal. The reason is sent to the person who appealed.
   *
   * @example
   * await kwan.decisions.decideAppeal(id, { outcome: "upheld", reason: "The register of births says the 4th." });
   */
  decideAppeal: method(
    decideAppeal,
    (
      id: string,
      body: DecideAppealBody,
      options?: PostOptions,
    ): KwanPromise<Appeal, DecisionsDecideAppealError, "decideAppeal"> =>
      send(decideAppeal, { params: { id }, body }, options),
  ),
});
