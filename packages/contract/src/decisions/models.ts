// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

import type { PlainDate } from "@kwan/domain";
import type { AppealState, DecisionKind, DecisionState, Subject } from "@kwan/domain/decisions";
import type { DocumentName } from "@kwan/domain/kinds";
import type { FileBody } from "../documents/shapes.ts";
import type { AppealId, DecisionId, DriverId, SubjectId } from "../ids.ts";
import type { DraftDetails } from "../services/models.ts";

export type AppealRejection = {
  /** What was rejected: an application or an update request. */
  subject: "application" | "update_request";
  /** Opaque ID. */
  id: string;
  /** The name of the service, or the fields of the record that were to change. */
  title: string;
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** The reason for the request, decision or action. */
  reason: string | null;
  /** The name of the member of staff who rejected the application or request. */
  rejected_by: string | null;
  /** When the application or request was rejected. Null once the rejection has been reversed. */
  rejected_at: string | null;
};

export type Appeal = {
  /** Opaque ID. */
  id: AppealId;
  /** The current status. */
  state: AppealState;
  /** Why the person appealed, in their own words. */
  reasons: string;
  /** When the appeal was made. */
  appealed_at: string;
  /** The decision that the appeal is about. Null if the appeal is about a rejection. */
  decision: Decision | null;
  /** The rejection that the appeal is against. Null if the appeal is against a decision. */
  rejection: AppealRejection | null;
  /** The ID of the proposal to reverse the decision, which a second person has to approve. Null if there is none. */
  withdrawal: DecisionId | null;
  /** The reply to the person who appealed. Null until a member of staff has written it. */
  answer: string | null;
  /** Who decided on the appeal. Null until someone has decided. */
  decided_by: DecisionPerson | null;
  /** When the decision was made. Null if there is no decision yet. */
  decided_at: string | null;
  /** Whether the caller took part in the decision and therefore must not decide on the appeal. */
  took_part: boolean;
};

export type DecisionSubject = {
  /** Kind of subject: a driver, a member of staff, a driving school, an instructor, a payment, a branch, the books or a program. */
  kind: Subject;
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
};

export type DecisionChange = {
  /** Name of the field. */
  field: string;
  /** Text to display. */
  label: string;
  /** The value before the change. Null if there was none. */
  before: string | null;
  /** The value after the change. */
  after: string | null;
};

export type DecisionEvidence = {
  /** Opaque ID. */
  id: string;
  /** The kind of document. */
  document: string;
  /** Title to display. */
  title: string;
  /** Name of the file. */
  name: string;
  /** Media type of the file, detected from its content. */
  type: "application/pdf" | "image/jpeg" | "image/png";
  /** When the file was uploaded. */
  uploaded_at: string;
};

export type Decision = {
  /** Opaque ID. */
  id: DecisionId;
  /** Kind of decision. */
  kind: DecisionKind;
  /** Title to display. */
  title: string;
  /**
   * What the decision is about: a driver, a member of staff, a driving school, an instructor, a payment, a branch or the
   * books.
   */
  subject: DecisionSubject;
  /** ID of the driver profile. */
  driver: DriverId | null;
  /** Display name of the driver. */
  driver_name: string | null;
  /** The current status. */
  state: DecisionState;
  /** The code of the ground for the decision. */
  ground: string;
  /** The name of the ground for the decision. */
  ground_title: string;
  /** The reason for the request, decision or action. */
  reason: string;
  /** The fields that change, with their values before and after. */
  changes: DecisionChange[];
  /** The attached documents. To read them, use the calls for documents. */
  evidence: DecisionEvidence[];
  /** Who proposed the decision, with their branch. */
  proposed_by: DecisionPerson;
  /** When the decision was proposed. */
  proposed_at: string;
  /** Who approved or rejected the proposal. Null if no approval was needed, or if no one has decided yet. */
  decided_by: DecisionPerson | null;
  /** When the decision was made. Null if there is no decision yet. */
  decided_at: string | null;
  /** Why the proposal was rejected. Null if it was not rejected. */
  refusal: string | null;
  /** The ID of the decision that this decision reverses. Null if there is none. */
  withdraws: DecisionId | null;
  /** The ID of the appeal against the decision, while the appeal is open. Null if there is none. */
  open_appeal: string | null;
  /** The actions that the caller can take now. */
  actions: ("decide" | "reverse" | "withdraw")[];
  /** Version of the record. It changes with every change, and is sent as If-Match when you change the record. */
  version: number;
};

export type DecisionPerson = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
  /** Name of the person's branch. Null if there is none. */
  branch: string | null;
};

export type OwnDecisionAppeal = {
  /** The current status. */
  state: AppealState;
  /** Why the person appealed, in their own words. */
  reasons: string;
  /** When the appeal was made. */
  appealed_at: string;
  /** The reply to the person who appealed. Null until the appeal has been decided. */
  answer: string | null;
  /** When the decision was made. Null if there is no decision yet. */
  decided_at: string | null;
};

export type OwnDecision = {
  /** Opaque ID. */
  id: DecisionId;
  /** Kind of decision. */
  kind: DecisionKind;
  /** Title to display. */
  title: string;
  /** Whether the decision is in force or has been reversed. */
  state: "in_force" | "reversed";
  /** The name of the ground for the decision. */
  ground_title: string;
  /** The fields that change, with their values before and after. */
  changes: DecisionChange[];
  /** When the decision took effect. */
  decided_at: string;
  /** The last day on which the person can appeal. */
  appeal_until: PlainDate;
  /** Whether the caller can appeal now. */
  may_appeal: boolean;
  /** The caller's appeal. Null if they have not appealed. */
  appeal: OwnDecisionAppeal | null;
};

export type RejectionAppeal = {
  /** The last day on which the person can appeal. */
  appeal_until: PlainDate;
  /** Whether the caller can appeal now. */
  may_appeal: boolean;
  /** The caller's appeal. Null if they have not appealed. */
  appeal: OwnDecisionAppeal | null;
};

export type ListDecisionsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The current status. */
  readonly state?: DecisionState | null | undefined;
  /** Lists only items of this kind. */
  readonly kind?: DecisionKind | null | undefined;
  /** ID of the driver profile. */
  readonly driver?: DriverId | null | undefined;
  /** ID of the record that the decisions are about. */
  readonly subject?: SubjectId | null | undefined;
  /** True to list only the proposals that the caller has made. */
  readonly mine?: "false" | "true" | null | undefined;
};

export type ProposeDecisionBody = {
  /** Kind of decision. */
  kind: DecisionKind;
  /** The values of the decision, by field. */
  details: DraftDetails;
  /** Code of the ground for the decision. */
  ground: string;
  /** The reason for the request, decision or action. */
  reason: string;
  /** ID of the driver profile. */
  driver?: DriverId | undefined;
  /** ID of the record that the decision is about. */
  subject?: SubjectId | undefined;
};

export type AddEvidenceBody = {
  /** The kind of document. */
  document: DocumentName;
  /** The file to upload. */
  file: FileBody;
};

export type DecideDecisionBody = {
  /** Whether the proposal is approved or rejected. */
  outcome: "approved" | "refused";
  /** Why the proposal is rejected. Optional for an approval. */
  note?: string | null | undefined;
};

export type WithdrawDecisionBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};

export type ReverseDecisionBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};

export type ListOwnDecisionsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type AppealDecisionBody = {
  /** Why the caller thinks that the decision is wrong. */
  reason: string;
};

export type AppealApplicationBody = {
  /** Why the caller thinks that the rejection is wrong. */
  reason: string;
};

export type AppealUpdateRequestBody = {
  /** Why the caller thinks that the rejection is wrong. */
  reason: string;
};

export type DecideAppealBody = {
  /** Whether the decision is upheld or reversed. */
  outcome: "upheld" | "withdrawn";
  /** The reply to the person who appealed. */
  reason: string;
};
