import type { ClassLetter, Part, PlainDate, Status, Topic } from "@kwan/domain";
import type {
  CancellationGround,
  DocumentShown,
  Kind,
  Receiver,
  RejectionGround,
  Submission,
} from "@kwan/domain/kinds";
import type { Language } from "@kwan/domain/language";
import type { TaskKind } from "@kwan/domain/tasks";
import type { ColumnType, Generated } from "kysely";
import type {
  AccountId,
  ApplicationId,
  AppointmentId,
  AttemptId,
  BranchId,
  DecisionId,
  DeliveryId,
  DocumentId,
  DriverId,
  SlotId,
  TaskId,
  UpdateRequestId,
} from "../../ids.ts";
import type { Settlement, StepResult } from "./application-json.ts";
import type { Day, Flag, Json, Maybe, MaybeJson, MaybeMoment, Moment } from "./columns.ts";

export interface Services {
  id: ApplicationId;
  number: string;
  kind: string;
  status: Status;
  driver_id: DriverId;
  branch_id: BranchId | null;
  tier: string;
  details: Json<Record<string, unknown>>;
  /** The classes that an officer granted for a foreign licence. */
  decided_classes: MaybeJson<ClassLetter[]>;
  submitted: MaybeJson<Submission>;
  submitted_before: MaybeJson<Submission>;
  delivery_location_id: DeliveryId | null;
  reason: string | null;
  settlement: MaybeJson<Settlement>;
  filed_by: AccountId;
  /** The decision that a revocation hangs on. */
  decision_id: Maybe<DecisionId>;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  submitted_at: MaybeMoment;
  completed_at: MaybeMoment;
}

/** Work for a member of staff. A task is open until `closed_at` is set. */
export interface Tasks {
  id: TaskId;
  kind: TaskKind;
  subject_id: string;
  driver_id: DriverId | null;
  branch_id: BranchId | null;
  opened_at: Moment;
  due_on: Day;
  claimed_by: Maybe<AccountId>;
  claimed_at: MaybeMoment;
  closed_at: MaybeMoment;
}

/** An officer's reason for opening an application that belongs to another branch. */
export interface Openings {
  actor_id: AccountId;
  application_id: ApplicationId;
  reason: string;
  opened_at: Moment;
}

/** A reason for opening the file of a person whom none of the reader's tasks concerns. */
export interface FileOpenings {
  actor_id: AccountId;
  driver_id: DriverId;
  reason: string;
  opened_at: Moment;
}

export interface ServiceSteps {
  application_id: ApplicationId;
  step: string;
  position: number;
  state: string;
  done_at: MaybeMoment;
  /** Written by an officer. */
  note: string | null;
  /** Written by the server. */
  result: MaybeJson<StepResult>;
  /** The officer who recorded the step, or null if the server recorded it. */
  recorded_by: Maybe<AccountId>;
}

interface PaperWords {
  text: string;
  options: { id: string; text: string }[];
}

/** A question in a test, in English, with its answer key. Never send the key. */
export interface PaperQuestion extends PaperWords {
  id: string;
  topic: Topic;
  sign: string | null;
  right_option: string;
  /**
   * The question in other languages, with the same option IDs. Tests that began before there were translations do not
   * have it.
   */
  translations?: Partial<Record<Language, PaperWords>>;
}

export interface TheoryAttempts {
  id: AttemptId;
  application_id: ApplicationId;
  driver_id: DriverId;
  part: Part;
  paper: Json<PaperQuestion[]>;
  answers: Json<Record<string, string>>;
  started_at: Moment;
  deadline_at: Moment;
  finished_at: MaybeMoment;
  right_answers: number | null;
  is_passed: boolean | null;
  topics_missed: MaybeJson<{ topic: Topic; missed: number }[]>;
}

export interface DeliveryLocations {
  id: DeliveryId;
  driver_id: DriverId;
  application_id: ApplicationId | null;
  recipient: string;
  phone_number: string;
  digital_address: string | null;
  street_name: string | null;
  town: string | null;
  city: string;
  region: string;
  landmark: string | null;
  version: Generated<number>;
}

export interface ServiceHistory {
  id: string;
  application_id: ApplicationId;
  at: Moment;
  action: string;
  from_status: string;
  to_status: string;
  by_actor: string;
  actor_id: AccountId | null;
  reason: string | null;
  /** The ground for a rejection or a cancellation, or null if none was given. */
  ground: Maybe<RejectionGround | CancellationGround>;
  /** To whom the card was handed over. Null for every other action. */
  handed_to: Maybe<Receiver>;
  /** The name of the person with authority from the holder. */
  receiver: Maybe<string>;
  /** The document that the holder or the person with authority showed. */
  document_shown: Maybe<DocumentShown>;
}

export interface Counters {
  name: string;
  year: number;
  value: number;
}

export interface PracticalTests {
  id: string;
  application_id: ApplicationId;
  tested_on: Day;
  is_passed: boolean;
  score: number | null;
  note: string | null;
  appointment_id: Maybe<AppointmentId>;
  /** Why there was no appointment, or why another examiner recorded a second result for the day. */
  reason: Maybe<string>;
  has_dangerous_fault: Flag;
  recorded_by: AccountId;
  recorded_at: Moment;
}

export interface Slots {
  id: SlotId;
  branch_id: BranchId;
  purpose: string;
  starts_at: Moment;
  ends_at: Moment;
  capacity: number;
}

export interface Appointments {
  id: AppointmentId;
  application_id: ApplicationId;
  driver_id: DriverId;
  slot_id: SlotId;
  /** Copied from its slot by a trigger. */
  branch_id: ColumnType<BranchId, never, never>;
  starts_at: ColumnType<string, never, never>;
  purpose: ColumnType<string, never, never>;
  place: number;
  status: string;
  /** What the person needs at the appointment, in their words. */
  support_needed: string | null;
  version: Generated<number>;
  created_at: Moment;
}

/** The status of a document. It can be left out for a new document, which is `uploaded`. */
type Verdict = ColumnType<DocumentStatus, DocumentStatus | undefined, DocumentStatus>;
type DocumentStatus = "uploaded" | "accepted" | "refused";

export interface Documents {
  id: DocumentId;
  /** The driver whom the document is about. Null for evidence about staff, a school or a branch. */
  driver_id: DriverId | null;
  application_id: ApplicationId | null;
  update_request_id: UpdateRequestId | null;
  /** The decision for which the document is evidence. */
  decision_id: Maybe<DecisionId>;
  document: string;
  name: string;
  type: "application/pdf" | "image/jpeg" | "image/png";
  bytes: number;
  sha256: string;
  blob_key: string;
  status: Verdict;
  reason: string | null;
  /** The answer that the document contradicts, if the rejection names one. */
  field: Maybe<string>;
  uploaded_by: AccountId;
  uploaded_at: Moment;
  reviewed_by: Maybe<AccountId>;
  reviewed_at: MaybeMoment;
}

/** How long recent applications of a kind took: 9 of 10 took this many working days or fewer. */
export interface WaitingTimes {
  kind: Kind;
  days: number;
  cases: number;
  from_day: PlainDate;
  to_day: PlainDate;
}
