// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type AddEvidenceBody,
  type Appeal,
  type AppealApplicationBody,
  type AppealDecisionBody,
  type AppealId,
  type AppealUpdateRequestBody,
  type ApplicationId,
  addEvidence,
  appealApplication,
  appealDecision,
  appealUpdateRequest,
  type DecideAppealBody,
  type DecideDecisionBody,
  type Decision,
  type DecisionId,
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
  type ReverseDecisionBody,
  reverseDecision,
  type UpdateRequestId,
  type WithdrawDecisionBody,
  withdrawDecision,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, IfMatch, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `decisions.list` can fail with. */
export type DecisionsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `decisions.list`. */
export type DecisionsListError = KwanError<DecisionsListCode>;

/** The codes of the errors that `decisions.propose` can fail with. */
export type DecisionsProposeCode =
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
  | "wrong_type";

/** The error of `decisions.propose`. */
export type DecisionsProposeError = KwanError<DecisionsProposeCode>;

/** The codes of the errors that `decisions.addEvidence` can fail with. */
export type DecisionsAddEvidenceCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `decisions.addEvidence`. */
export type DecisionsAddEvidenceError = KwanError<DecisionsAddEvidenceCode>;

/** The codes of the errors that `decisions.decide` can fail with. */
export type DecisionsDecideCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "version_required"
  | "wrong_type";

/** The error of `decisions.decide`. */
export type DecisionsDecideError = KwanError<DecisionsDecideCode>;

/** The codes of the errors that `decisions.withdraw` can fail with. */
export type DecisionsWithdrawCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `decisions.withdraw`. */
export type DecisionsWithdrawError = KwanError<DecisionsWithdrawCode>;

/** The codes of the errors that `decisions.reverse` can fail with. */
export type DecisionsReverseCode =
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
  | "wrong_type";

/** The error of `decisions.reverse`. */
export type DecisionsReverseError = KwanError<DecisionsReverseCode>;

/** The codes of the errors that `decisions.own` can fail with. */
export type DecisionsOwnCode = CommonCode | "forbidden" | "invalid";

/** The error of `decisions.own`. */
export type DecisionsOwnError = KwanError<DecisionsOwnCode>;

/** The codes of the errors that `decisions.appeal` can fail with. */
export type DecisionsAppealCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `decisions.appeal`. */
export type DecisionsAppealError = KwanError<DecisionsAppealCode>;

/** The codes of the errors that `decisions.applicationAppeal` can fail with. */
export type DecisionsApplicationAppealCode = CommonCode | "forbidden" | "not_found" | "state_forbids";

/** The error of `decisions.applicationAppeal`. */
export type DecisionsApplicationAppealError = KwanError<DecisionsApplicationAppealCode>;

/** The codes of the errors that `decisions.appealApplication` can fail with. */
export type DecisionsAppealApplicationCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `decisions.appealApplication`. */
export type DecisionsAppealApplicationError = KwanError<DecisionsAppealApplicationCode>;

/** The codes of the errors that `decisions.updateRequestAppeal` can fail with. */
export type DecisionsUpdateRequestAppealCode = CommonCode | "forbidden" | "not_found" | "state_forbids";

/** The error of `decisions.updateRequestAppeal`. */
export type DecisionsUpdateRequestAppealError = KwanError<DecisionsUpdateRequestAppealCode>;

/** The codes of the errors that `decisions.appealUpdateRequest` can fail with. */
export type DecisionsAppealUpdateRequestCode =
  | CommonCode
  | "already_open"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `decisions.appealUpdateRequest`. */
export type DecisionsAppealUpdateRequestError = KwanError<DecisionsAppealUpdateRequestCode>;

/** The codes of the errors that `decisions.readAppeal` can fail with. */
export type DecisionsReadAppealCode = CommonCode | "forbidden" | "not_found";

/** The error of `decisions.readAppeal`. */
export type DecisionsReadAppealError = KwanError<DecisionsReadAppealCode>;

/** The codes of the errors that `decisions.decideAppeal` can fail with. */
export type DecisionsDecideAppealCode =
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
  | "wrong_type";

/** The error of `decisions.decideAppeal`. */
export type DecisionsDecideAppealError = KwanError<DecisionsDecideAppealCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
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
   * Proposes a change to a record. Most changes take effect when another person approves them, and the others take
   * effect immediately. The ground, the reason and the values before and after are recorded.
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
   * Attaches a scan or photo to a decision that you have proposed: a document that its ground asks for, or any other. You
   * can do this until someone has decided on the proposal. Each file changes the version of the decision, so nobody
   * approves what they have not seen. Only staff who may read the decision can see the file.
   *
   * @example
   * await kwan.decisions.addEvidence(id, { document: "identity_document", file });
   */
  addEvidence: method(
    addEvidence,
    (
      id: DecisionId,
      body: AddEvidenceBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsAddEvidenceError, "addEvidence"> =>
      send(addEvidence, { params: { id }, body }, options),
  ),
  /**
   * Approves or rejects a proposal. You cannot decide on your own proposals. The call fails if the record has changed
   * since the proposal. Send the version of the decision as `If-Match`: the call fails if a file has been added since you
   * read it.
   *
   * @example
   * await kwan.decisions.decide(proposal.id, { outcome: "approved" }, { ifMatch: proposal });
   */
  decide: method(
    decideDecision,
    (
      id: DecisionId,
      body: DecideDecisionBody,
      options: PostOptions & IfMatch,
    ): KwanPromise<Decision, DecisionsDecideError, "decideDecision"> =>
      send(decideDecision, { params: { id }, body }, options),
  ),
  /**
   * Withdraws your own proposal, as long as nobody has decided on it.
   *
   * @example
   * await kwan.decisions.withdraw(id, { reason: "It was the record of another person." });
   */
  withdraw: method(
    withdrawDecision,
    (
      id: DecisionId,
      body: WithdrawDecisionBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsWithdrawError, "withdrawDecision"> =>
      send(withdrawDecision, { params: { id }, body }, options),
  ),
  /**
   * Proposes to reverse a decision that is in force. A reversal is the opposite change, and it needs as many people as the
   * decision did. It is not possible if the same fields have been changed since. Returns the proposed reversal.
   *
   * @example
   * const reversal = await kwan.decisions.reverse(id, { reason: "The court has lifted its order." });
   */
  reverse: method(
    reverseDecision,
    (
      id: DecisionId,
      body: ReverseDecisionBody,
      options?: PostOptions,
    ): KwanPromise<Decision, DecisionsReverseError, "reverseDecision"> =>
      send(reverseDecision, { params: { id }, body }, options),
  ),
  /**
   * Lists the decisions about your own record that are in force or have been reversed, newest first. Proposals are not
   * included.
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
   * Appeals against a decision about your own record. You can appeal once, within 30 days, while the decision is in
   * force. Someone who took no part in the decision decides on the appeal, and you get a message with the reply.
   *
   * @example
   * await kwan.decisions.appeal(id, { reason: "My birth certificate says the 14th." });
   */
  appeal: method(
    appealDecision,
    (
      id: DecisionId,
      body: AppealDecisionBody,
      options?: PostOptions,
    ): KwanPromise<OwnDecision, DecisionsAppealError, "appealDecision"> =>
      send(appealDecision, { params: { id }, body }, options),
  ),
  /**
   * Returns the last day on which you can appeal against the rejection of your application, or against its cancellation
   * by an officer. If you have appealed, it also returns your appeal with the reply.
   *
   * @example
   * const { may_appeal } = await kwan.decisions.applicationAppeal(id);
   */
  applicationAppeal: method(
    getApplicationAppeal,
    (
      id: ApplicationId,
      options?: CallOptions,
    ): KwanPromise<RejectionAppeal, DecisionsApplicationAppealError, "getApplicationAppeal"> =>
      send(getApplicationAppeal, { params: { id } }, options),
  ),
  /**
   * Appeals against the rejection of your own application, or against its cancellation by an officer after it was paid. You
   * can appeal once, within 30 days. Someone who took no part in the decision decides the appeal. If they allow it, the
   * application goes back into review.
   *
   * @example
   * await kwan.decisions.appealApplication(id, { reason: "The certificate is mine: my name changed in May." });
   */
  appealApplication: method(
    appealApplication,
    (
      id: ApplicationId,
      body: AppealApplicationBody,
      options?: PostOptions,
    ): KwanPromise<RejectionAppeal, DecisionsAppealApplicationError, "appealApplication"> =>
      send(appealApplication, { params: { id }, body }, options),
  ),
  /**
   * Returns the last day on which you can appeal against the rejection of your update request. If you have appealed, it
   * also returns your appeal with the reply.
   *
   * @example
   * const { may_appeal } = await kwan.decisions.updateRequestAppeal(id);
   */
  updateRequestAppeal: method(
    getUpdateRequestAppeal,
    (
      id: UpdateRequestId,
      options?: CallOptions,
    ): KwanPromise<RejectionAppeal, DecisionsUpdateRequestAppealError, "getUpdateRequestAppeal"> =>
      send(getUpdateRequestAppeal, { params: { id } }, options),
  ),
  /**
   * Appeals against the rejection of your own update request. You can appeal once, within 30 days. Someone who took no
   * part in the rejection decides the appeal. If they allow it, a new decision must be made on the request.
   *
   * @example
   * await kwan.decisions.appealUpdateRequest(id, { reason: "The affidavit names both of my names." });
   */
  appealUpdateRequest: method(
    appealUpdateRequest,
    (
      id: UpdateRequestId,
      body: AppealUpdateRequestBody,
      options?: PostOptions,
    ): KwanPromise<RejectionAppeal, DecisionsAppealUpdateRequestError, "appealUpdateRequest"> =>
      send(appealUpdateRequest, { params: { id }, body }, options),
  ),
  /**
   * Returns an appeal and the decision or rejection that it is against, with the values before and after the decision.
   *
   * @example
   * const { reasons, decision } = await kwan.decisions.readAppeal(id);
   */
  readAppeal: method(
    getAppeal,
    (id: AppealId, options?: CallOptions): KwanPromise<Appeal, DecisionsReadAppealError, "getAppeal"> =>
      send(getAppeal, { params: { id } }, options),
  ),
  /**
   * Upholds or reverses a decision after an appeal. The reason is sent to the person who appealed. People who proposed
   * or approved the decision cannot decide the appeal. A reversal is itself a decision: if a second person must approve
   * it, the appeal stays open until they do. If they reject it, anyone who may decide the appeal can decide it again.
   *
   * @example
   * await kwan.decisions.decideAppeal(id, { outcome: "upheld", reason: "The register of births says the 4th." });
   */
  decideAppeal: method(
    decideAppeal,
    (
      id: AppealId,
      body: DecideAppealBody,
      options?: PostOptions,
    ): KwanPromise<Appeal, DecisionsDecideAppealError, "decideAppeal"> =>
      send(decideAppeal, { params: { id }, body }, options),
  ),
});

/**
 * The authority's decisions about the records of drivers, staff and driving schools.
 */
export interface DecisionsMethods extends ReturnType<typeof withSend> {}

/**
 * The authority's decisions about the records of drivers, staff and driving schools.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { decisions });
 */
export const decisions: (send: Send) => DecisionsMethods = withSend;
