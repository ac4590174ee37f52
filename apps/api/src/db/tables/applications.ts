import type { ClassLetter, Part, Status, Topic } from "@kwan/domain";
import type { CostItem, Submission } from "@kwan/domain/kinds";
import type { Language } from "@kwan/domain/language";
import type { ColumnType, Generated } from "kysely";
import type { StepResult } from "../../services/step-result.ts";
import type { Day, Json, Maybe, MaybeJson, MaybeMoment, Moment } from "./columns.ts";

export interface Services {
  id: string;
  number: string;
  kind: string;
  status: Status;
  driver_id: string;
  branch_id: string | null;
  tier: string;
  details: Json<Record<string, unknown>>;
  /** The classes that an officer granted for a foreign licence. */
  decided_classes: MaybeJson<ClassLetter[]>;
  submitted: MaybeJson<Submission>;
  submitted_before: MaybeJson<Submission>;
  delivery_location_id: string | null;
  reason: string | null;
  filed_by: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  submitted_at: MaybeMoment;
  completed_at: MaybeMoment;
}

/** An officer's reason for opening an application of another branch. */
export interface Openings {
  actor_id: string;
  service_id: string;
  reason: string;
  opened_at: Moment;
}

export interface ServiceSteps {
  service_id: string;
  step: string;
  position: number;
  state: string;
  done_at: MaybeMoment;
  /** What an officer has written. */
  note: string | null;
  /** What the program has noted. */
  result: MaybeJson<StepResult>;
}

interface PaperWords {
  text: string;
  options: { id: string; text: string }[];
}

/** A question of a test in English, with its answer key, which must never be sent. */
export interface PaperQuestion extends PaperWords {
  id: string;
  topic: Topic;
  sign: string | null;
  right_option: string;
  /**
   * The question in other languages, with the same ids. Tests that began before there were translations do not have
   * it.
   */
  translations?: Partial<Record<Language, PaperWords>>;
}

export interface TheoryAttempts {
  id: string;
  service_id: string;
  driver_id: string;
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
  id: string;
  driver_id: string;
  service_id: string | null;
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
  service_id: string;
  at: Moment;
  action: string;
  from_status: string;
  to_status: string;
  by_actor: string;
  actor_id: string | null;
  reason: string | null;
}

export interface Counters {
  name: string;
  year: number;
  value: number;
}

export interface PracticalTests {
  id: string;
  service_id: string;
  tested_on: Day;
  is_passed: boolean;
  score: number | null;
  note: string | null;
  recorded_by: string;
  recorded_at: Moment;
}

export interface Slots {
  id: string;
  branch_id: string;
  purpose: string;
  starts_at: Moment;
  ends_at: Moment;
  capacity: number;
}

export interface Appointments {
  id: string;
  service_id: string;
  driver_id: string;
  slot_id: string;
  /** Copied from its slot by a trigger. */
  branch_id: ColumnType<string, never, never>;
  starts_at: ColumnType<string, never, never>;
  purpose: ColumnType<string, never, never>;
  place: number;
  status: string;
  version: Generated<number>;
  created_at: Moment;
}

export interface Invoices {
  id: string;
  number: string;
  service_id: string;
  driver_id: string;
  due: "on_sending" | "before_production";
  status: "unpaid" | "pending" | "paid" | "expired" | "cancelled" | "refunded";
  total_pesewas: number;
  issued_at: Moment;
  due_at: Moment;
  paid_at: MaybeMoment;
}

export interface InvoiceLines {
  invoice_id: string;
  position: number;
  item: CostItem;
  title: string;
  quantity: number;
  unit_pesewas: number;
  total_pesewas: number;
}

export interface Payments {
  id: string;
  invoice_id: string;
  reference: string;
  provider: string;
  channel: "mobile_money" | "card";
  status: "waiting" | "pending" | "paid" | "failed" | "expired" | "cancelled" | "reversed";
  amount_pesewas: number;
  currency: "GHS";
  checkout_url: string | null;
  /** Where the mobile money prompt was sent. */
  network: Maybe<"mtn" | "telecel" | "at">;
  phone_number: Maybe<string>;
  /** Why the office has to look into the money: it arrived but does not pay the invoice. */
  mismatch: "wrong_amount" | "refund_due" | null;
  flagged_at: MaybeMoment;
  received_pesewas: Maybe<number>;
  flag_outcome: Maybe<"refunded" | "not_received">;
  flag_note: Maybe<string>;
  flag_resolved_at: MaybeMoment;
  flag_resolved_by: Maybe<string>;
  started_at: Moment;
  settled_at: MaybeMoment;
  /** When to ask the provider again if it has not notified us before. */
  next_look_at: MaybeMoment;
}

export interface Receipts {
  number: string;
  invoice_id: string;
  payment_id: string;
  /** Copied from its invoice by a trigger. */
  service_id: ColumnType<string, never, never>;
  total_pesewas: number;
  channel: "mobile_money" | "card";
  paid_at: Moment;
}

export interface WebhookEvents {
  provider: string;
  event_id: string;
  received_at: Moment;
}

export interface SandboxPayments {
  reference: string;
  amount_pesewas: number;
  currency: string;
  channel: string;
  status: string;
  /** The time at which a late payment succeeds. */
  succeeds_at: MaybeMoment;
  started_at: Moment;
  return_url: string | null;
}

export interface Documents {
  id: string;
  driver_id: string;
  service_id: string | null;
  update_request_id: string | null;
  document: string;
  name: string;
  type: "application/pdf" | "image/jpeg" | "image/png";
  bytes: number;
  sha256: string;
  blob_key: string;
  status: ColumnType<"uploaded" | "accepted" | "refused", "uploaded" | undefined, "uploaded" | "accepted" | "refused">;
  reason: string | null;
  uploaded_by: string;
  uploaded_at: Moment;
}
