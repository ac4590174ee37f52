// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { Action, Actor, ClassLetter, PlainDate, Status } from "@kwan/domain";
import type { DocumentShown, DocumentState, Kind, NoRefundGround, Receiver, StepName, Tier } from "@kwan/domain/kinds";
import type { DeliveryLocation } from "../deliveries/models.ts";
import type { ApplicationId, BranchId, DocumentId, DriverId } from "../ids.ts";
import type { InvoiceLine } from "../models.ts";

export type CostItem = {
  /** Kind of service, as it is spelled in its path. */
  kind: string;
  /** Code of the item on the price list. */
  item:
    | "application"
    | "biometric_capture"
    | "card_production"
    | "delivery"
    | "late_renewal"
    | "practical_retest"
    | "practical_test"
    | "theory_test"
    | "tier_surcharge";
  /** Title to display. */
  title: string;
  /** Price in Ghana cedis, with two decimal places. */
  price: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** When the price is payable. */
  due: "before_production" | "on_sending" | "retest";
};

export type DraftDetails = Record<string, string | number | boolean | string[] | null>;

export type OverviewByStatus = {
  /** The status of the record. */
  status: Status;
  /** The number of applications. */
  count: number;
};

export type OverviewToDo = {
  /** Code for the task. */
  action: OverviewToDoAction;
  /** `now` marks tasks that need action now. `soon` marks information, and tasks that can wait. */
  urgency: "now" | "soon";
  /** Text to display. */
  text: string;
  /** Why the application that the task prepares is not possible yet. Null if there is no such reason. */
  reason: string | null;
  /** ID of the application. Null if there is none. */
  service: ApplicationId | null;
  /** The step of the application that the task completes. Null if there is none. */
  step: StepName | null;
  /** Kind of service, as it is spelled in its path. */
  kind: Kind | null;
  /** Code of the kind of service, such as LLAS. */
  type: string | null;
  /** The last day to act. Null if there is none. */
  due_on: string | null;
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string | null;
  /** The time and place of an appointment. Null if the action is not an appointment. */
  appointment: OverviewToDoAppointment | null;
};

export type OverviewToDoAction =
  | "apply"
  | "attend"
  | "await_delivery"
  | "book"
  | "check_payment"
  | "choose_class"
  | "collect"
  | "complete_profile"
  | "confirm_identity"
  | "confirm_lessons"
  | "confirm_school"
  | "confirm_teaching"
  | "continue_test"
  | "finish_draft"
  | "hold_class"
  | "identify"
  | "pay"
  | "rebook"
  | "renew"
  | "renew_invoice"
  | "reply"
  | "retake_later"
  | "sign_lessons"
  | "take_test"
  | "train";

export type OverviewToDoAppointment = {
  /** The time at which the lesson, appointment or time slot starts. */
  starts_at: string;
  /** Branch name. */
  branch_name: string;
};

export type Overview = {
  /** The number of open applications. */
  open: number;
  /**
   * The number of open applications that the caller has to act on. For staff, the number that the office has to act
   * on.
   */
  action_needed: number;
  /** The number of completed applications. */
  completed: number;
  /** The number of applications with each status. */
  by_status: OverviewByStatus[];
  /** The tasks to do next, most urgent first. */
  to_do: OverviewToDo[];
  /** The latest applications in progress. */
  applications: ServiceSummary[];
  /** Whether the caller has a driver's licence. */
  is_licensed: boolean;
};

export type ServiceDocument = {
  /** The kind of document. */
  document: string;
  /** Title to display. */
  title: string;
  /** What the document must show or contain. */
  hint: string;
  /** True if the application cannot be submitted without the document. */
  is_required: boolean;
  /** The status of the record. */
  status: DocumentState;
  /** The ID of the latest file. Null if there is none. To download it, use the calls for documents. */
  file: DocumentId | null;
  /** Why the document was rejected. Null if it was not rejected. */
  reason: string | null;
  /** The field of the application's details that the rejected document contradicts. Null if there is none. */
  field: string | null;
  /** The uploaded files, in order, except those that were rejected. */
  files: ServiceDocumentFile[];
  /** The files that an officer has rejected, newest first. */
  refused_files: ServiceDocumentRefusedFile[];
  /** The maximum number of files for this document. */
  max_files: number;
};

export type ServiceDocumentFile = {
  /** Opaque ID. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Size of the file in bytes. */
  bytes: number;
  /** Media type of the file, detected from its content. */
  type: "application/pdf" | "image/jpeg" | "image/png";
  /** The status of the record. */
  status: "accepted" | "uploaded";
};

export type ServiceDocumentRefusedFile = {
  /** Opaque ID. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Media type of the file, detected from its content. */
  type: "application/pdf" | "image/jpeg" | "image/png";
  /** Why the document was rejected. */
  reason: string | null;
  /** The field of the form that the rejected document contradicts. Null if there is none. */
  field: string | null;
};

export type ServiceStep = {
  /** Code of the step. */
  step: StepName;
  /** Title to display. */
  title: string;
  /** The status of the application in which the step is completed. */
  during: Status;
  /** Who completes the step. */
  by: "applicant" | "officer" | "school";
  /** Whether the step is open, is done or has failed. */
  state: "done" | "failed" | "open";
  /** When the step was completed. Null if it has not been completed. */
  done_at: string | null;
  /** When the theory test that the applicant is taking now ends. Null if none is running. */
  running_until: string | null;
  /** The officer's note. Null if there is none. */
  note: string | null;
};

export type ServicePracticalTest = {
  /** The number of the attempt, from 1. A second result for a day corrects the first, and has the same number. */
  attempt: number;
  /** Date of the test. */
  tested_on: PlainDate;
  /** Whether the test was passed. */
  is_passed: boolean;
  /** Score out of 100. Null if there is none. */
  score: number | null;
  /** Whether a dangerous fault ended the test, so that it was failed whatever the score. */
  has_dangerous_fault: boolean;
  /** Whether there was an appointment for the test. */
  has_appointment: boolean;
  /** Why there was no appointment, or why another examiner recorded a second result for the day. Null if neither. */
  reason: string | null;
  /** A note about the decision or result. */
  note: string | null;
};

export type ServiceRetest = {
  /** The number of the next attempt. */
  attempt: number;
  /** The first day on which the test can be taken again. */
  from: PlainDate;
  /** The price, in Ghana cedis with two decimal places. It has to be paid before the next test is booked. */
  price: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** Whether nothing has to be paid before the next test is booked. */
  is_paid: boolean;
};

export type ServiceHeldBack = {
  /** The action that the caller cannot take. */
  action: Action;
  /** Why the caller cannot take the action. */
  reason: string;
};

export type ServiceInvoice = {
  /** Opaque ID. */
  id: string;
  /** Number of the invoice. */
  number: string;
  /** The status of the record. */
  status: "cancelled" | "expired" | "paid" | "pending" | "refunded" | "unpaid";
  /** When the price is payable. */
  due: "before_production" | "on_sending" | "retest";
  /** The number of the attempt that a retest is for. Null for other payments. */
  attempt: number | null;
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The time by which the invoice must be paid. */
  due_at: string;
};

export type ServiceSettlement = {
  /** Whether the officer has proposed a refund, which a second person has to approve, or keeps the money. */
  refund: "full" | "none";
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** Text to display. */
  text: string;
};

export type ServiceWithdrawal = {
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** Text to display. */
  text: string;
};

export type ServiceChange = {
  /** Name of the field. */
  field: string;
  /** The value before the change. Null if there was none. */
  before: string | number | string[] | boolean | null;
  /** The value after the change. */
  after: string | number | string[] | boolean | null;
};

export type ServiceHistory = {
  /** When the action was taken. */
  at: string;
  /** The action that was taken. */
  action: Action;
  /** Status before the action. */
  from: Status;
  /** Status after the action. */
  to: Status;
  /** Who took the action: the applicant, an officer or the system. */
  by: Actor;
  /** The name of the officer. Null if the reader is the applicant, or if no officer took the action. */
  name: string | null;
  /** The reason for the request, decision or action. */
  reason: string | null;
  /** Who received the card. Only in the entry for its hand-over. */
  handed_over?: ServiceHistoryHandedOver | undefined;
};

export type ServiceHistoryHandedOver = {
  /** To whom the card was handed over: the holder, a person with written authority, or the courier. */
  to: Receiver;
  /** The name of the person with authority. Null if there is none. */
  receiver: string | null;
  /** The document that they showed. Null for a courier. */
  document: DocumentShown | null;
};

export type Service = {
  /** Processing speed. */
  tier: Tier;
  /** The answers in the form for this kind of service, by field. */
  details: DraftDetails;
  /** The documents that the service asks for, including optional ones. */
  documents: ServiceDocument[];
  /** The steps of the application, in order. */
  steps: ServiceStep[];
  /** The practical tests so far, oldest first. */
  practical_tests: ServicePracticalTest[];
  /** The next practical test of someone who has failed. Null if the last test was not failed. */
  retest: ServiceRetest | null;
  /** The actions that the caller can take at the current status of the application. */
  actions: Action[];
  /**
   * The actions that the caller cannot take because of what they have already done on this application, with the reason
   * for each. Another officer can take these actions.
   */
  held_back: ServiceHeldBack[];
  /**
   * Why the application can no longer be completed, for example because the licence has been revoked in the meantime. It
   * can only be cancelled or rejected. Null if it can be completed.
   */
  impossible: string | null;
  /** The decision that takes effect in place of the office's own application. Null for other applications. */
  decision: string | null;
  /**
   * Whether an officer has verified the person's identity. The application cannot be approved until then, unless the
   * authority itself applied.
   */
  identity_verified: boolean;
  /** The invoices. */
  invoices: ServiceInvoice[];
  /** The amount that has been paid for the application and has not been refunded. */
  amount_paid: string;
  /**
   * What happens to the money of a paid application that an officer has rejected or cancelled, in words for the
   * applicant. Null if there was nothing to settle.
   */
  settlement: ServiceSettlement | null;
  /** What happens to the money if the applicant cancels the paid application now, in words. Null if they cannot. */
  withdrawal: ServiceWithdrawal | null;
  /** Where the card is delivered. Null if it is collected at the branch. */
  delivery_location: DeliveryLocation | null;
  /** Why the application was returned, rejected or cancelled. */
  reason: string | null;
  /** The classes that an officer has granted for a foreign licence. Null if there has been no decision. */
  decided_classes: ClassLetter[] | null;
  /** The changes between the last two submissions, for the office to check. */
  changes: ServiceChange[];
  /** Every action so far, oldest first. */
  history: ServiceHistory[];
  /** When the application was completed. Null if it has not been completed. */
  completed_at: string | null;
  /** Opaque ID. */
  id: ApplicationId;
  /** Number of the application. */
  number: string;
  /** Kind of service, as it is spelled in its path. */
  kind: Kind;
  /** Code of the kind of service, such as LLAS. */
  type: string;
  /** Title to display. */
  title: string;
  /** The status of the record. */
  status: Status;
  /** True if the application is complete. */
  is_completed: boolean;
  /** True if the applicant or the office has cancelled the application. */
  is_cancelled: boolean;
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** ID of the branch. */
  branch: BranchId | null;
  /** When the record was created. */
  created_at: string;
  /** When the record was last changed. */
  updated_at: string;
  /** When the application was submitted. Null if it has not been submitted. */
  submitted_at: string | null;
  /** Version of the record, which changes with every change. */
  version: number;
};

export type ServiceCost = {
  /** Kind of service, as it is spelled in its path. */
  kind: string;
  /** Code of the service. */
  code: string;
  /** Title to display. */
  title: string;
  /** Processing speed. */
  tier: string;
  /** The prices that add up to the total. */
  lines: InvoiceLine[];
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
};

export type ServiceSummary = {
  /** The next step to take. Null if there is nothing to do. */
  next_step: string | null;
  /** The amount to pay now, in Ghana cedis with two decimal places. */
  amount_due: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** Opaque ID. */
  id: ApplicationId;
  /** Number of the application. */
  number: string;
  /** Kind of service, as it is spelled in its path. */
  kind: Kind;
  /** Code of the kind of service, such as LLAS. */
  type: string;
  /** Title to display. */
  title: string;
  /** The status of the record. */
  status: Status;
  /** True if the application is complete. */
  is_completed: boolean;
  /** True if the applicant or the office has cancelled the application. */
  is_cancelled: boolean;
  /** ID of the driver profile. */
  driver: DriverId;
  /** Display name of the driver. */
  driver_name: string;
  /** ID of the branch. */
  branch: BranchId | null;
  /** When the record was created. */
  created_at: string;
  /** When the record was last changed. */
  updated_at: string;
  /** When the application was submitted. Null if it has not been submitted. */
  submitted_at: string | null;
  /** Version of the record, which changes with every change. */
  version: number;
};

export type ListServicesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only items with this status. */
  readonly status?: Status | null | undefined;
  /** Lists only items of this kind. */
  readonly kind?: Kind | null | undefined;
  /** `true` to list only open applications, `false` to list only those that have ended. */
  readonly open?: "false" | "true" | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
};

export type MoveServiceBodyGround =
  | "applicant_asked"
  | "documents"
  | "duplicate"
  | "entered_in_error"
  | "identity"
  | "no_reply"
  | "not_eligible"
  | "not_possible"
  | "other"
  | "suspected_fraud"
  | "tests";

export type MoveServiceBody = {
  /** The action to take on the application. */
  action: Action;
  /**
   * The message to the applicant or to the office. A message is required when the office requests more information,
   * rejects an application, or cancels a paid application.
   */
  reason?: string | null | undefined;
  /**
   * The code of the ground for a rejection or a cancellation. Used to count them, and not shown to the applicant. A
   * ground is required to cancel an application that has been approved.
   */
  ground?: MoveServiceBodyGround | undefined;
  /**
   * What happens to the money: `full` proposes a refund, which a second person has to approve, and `none` keeps the
   * money. Required when an officer rejects or cancels a paid application.
   */
  refund?: "full" | "none" | undefined;
  /** Why there is no refund. The applicant is told. Required if `refund` is `none`. */
  no_refund_ground?: NoRefundGround | undefined;
  /**
   * Who collects the card: its holder, or a representative with written authority. Required to hand over a card,
   * unless a courier delivers it.
   */
  handed_to?: "holder" | "representative" | undefined;
  /** The name of the representative. */
  receiver?: string | undefined;
  /** The identity document that the person who collects the card has shown. Required with `handed_to`. */
  document_shown?: DocumentShown | undefined;
};

export type OpenServiceBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};

export type ChooseCategoryBody = {
  /** Class letter. */
  license_class: "A" | "B" | "E";
  /** Manual, or automatic only. */
  gearbox: "automatic" | "manual";
};

export type VerifySchoolBody = {
  /** Code of the driving school. */
  school_code: string;
  /** The number that the driving school gave the trainee. */
  trainee_number: string;
};

export type VerifySchoolSchool = {
  /** Code of the driving school. */
  code: string;
  /** Name. */
  name: string;
};

export type VerifySchoolAnswer = {
  /** Whether the school has enrolled the trainee. */
  is_verified: boolean;
  /** Text to display to the person. */
  message: string;
  /** The field that is wrong. Null if the school has enrolled the trainee. */
  field: "school_code" | "trainee_number" | null;
  /** The driving school. Null if the school has not enrolled the trainee. */
  school: VerifySchoolSchool | null;
  /** Hours of training. */
  hours: number;
  /** The hours of training required by law. */
  required_hours: number;
  /** True if the training is complete. */
  is_complete: boolean;
};

export type ListServiceCostsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only items of this kind. */
  readonly kind?: Kind | null | undefined;
  /** Processing speed. */
  readonly tier?: Tier | null | undefined;
  /** Whether to include home delivery in the price. */
  readonly delivery?: "false" | "true" | null | undefined;
};

export type ListCostItemsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only items of this kind. */
  readonly kind?: Kind | null | undefined;
};

export type ListOfficeQueueQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Whether to list open applications, ended applications, or both. Default: open applications. */
  readonly open?: "all" | "false" | "true" | null | undefined;
  /** ID of the branch. */
  readonly branch?: BranchId | null | undefined;
  /** Whether to list only what the office has to act on. */
  readonly to_do?: "false" | "true" | null | undefined;
  /**
   * What to sort by. Put a "-" before the field to reverse the order. Default: open applications are sorted oldest
   * first, and other lists newest first.
   */
  readonly sort?: "-submitted" | "submitted" | null | undefined;
  /** Lists only items with this status. */
  readonly status?: Status | null | undefined;
  /** Lists only items of this kind. */
  readonly kind?: Kind | null | undefined;
  /** The text to search for. To search a long list, send at least three letters or digits in a row. */
  readonly search?: string | null | undefined;
};

export type RecordStepBody = {
  /** Code of the step. */
  step: string;
  /** Whether the step is done or has failed. */
  state: "done" | "failed";
  /** The classes granted for a foreign licence. Required when the licence is confirmed. */
  classes?: ClassLetter[] | undefined;
  /** A note about the decision or result. */
  note?: string | null | undefined;
};

export type RecordPracticalTestBody = {
  /** Date of the test. */
  tested_on: string;
  /** Whether the test was passed. */
  is_passed: boolean;
  /** Score out of 100. Null if there is none. */
  score?: number | null | undefined;
  /** Whether a dangerous fault ended the test. A test with one is failed, whatever the score. */
  has_dangerous_fault?: boolean | undefined;
  /** What the examiner saw. Required if there was a dangerous fault. */
  note?: string | null | undefined;
  /**
   * Why there was no appointment on this day, or why you record another result for the day of a colleague's. Required
   * in both cases.
   */
  reason?: string | null | undefined;
};
