import type { AppealState, DecisionKind, DecisionState, Subject } from "@kwan/domain/decisions";
import type { Language } from "@kwan/domain/language";
import type { ColumnType, Generated, Selectable } from "kysely";
import type {
  AccountId,
  AppealId,
  ApplicationId,
  BranchId,
  DecisionId,
  DriverId,
  ImportId,
  NoteId,
  SchoolId,
  ShareId,
  SubjectId,
  UpdateRequestId,
} from "../../ids.ts";
import type { Day, Flag, Json, Maybe, MaybeDay, MaybeJson, MaybeMoment, Moment } from "./columns.ts";

export interface Users {
  id: AccountId;
  username: string;
  email: string | null;
  phone_number: string | null;
  /** New contact details that have not been verified yet. */
  pending_email: Maybe<string>;
  pending_phone_number: Maybe<string>;
  first_name: string;
  last_name: string;
  other_name: string | null;
  role: string;
  driver_id: DriverId | null;
  school_id: SchoolId | null;
  branch_id: BranchId | null;
  password_hash: string | null;
  is_email_verified: Flag;
  is_phone_verified: Flag;
  is_active: ColumnType<boolean, boolean | undefined, boolean>;
  language: ColumnType<Language, Language | undefined, Language>;
  wants_sms: ColumnType<boolean, boolean | undefined, boolean>;
  wants_email: ColumnType<boolean, boolean | undefined, boolean>;
  wants_news: Flag;
  news_decided_at: MaybeMoment;
  deletes_at: MaybeMoment;
  deleted_at: MaybeMoment;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export type UserRow = Selectable<Users>;

export interface Drivers {
  id: DriverId;
  user_id: AccountId | null;
  first_name: string;
  last_name: string;
  other_name: string | null;
  date_of_birth: MaybeDay;
  nationality: string | null;
  nationality_label: string | null;
  sex: string | null;
  phone_number: string | null;
  email: string | null;
  address: MaybeJson<Record<string, string | number | null>>;
  occupation: string | null;
  blood_group: string | null;
  id_type: string | null;
  id_number: string | null;
  id_issued_on: MaybeDay;
  id_expires_on: MaybeDay;
  is_id_verified: Flag;
  id_verified_by: Maybe<AccountId>;
  id_verified_at: MaybeMoment;
  /** A note on how the identification was checked, or the reason for rejecting it. */
  id_note: Maybe<string>;
  id_updated_at: MaybeMoment;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface Branches {
  id: BranchId;
  code: string;
  name: string;
  region: string;
  city: string;
  lat: number;
  lon: number;
  is_approximate: Flag;
  phone_number: string | null;
  digital_address: string | null;
  opening_hours: string;
  is_test_centre: Flag;
  is_open: Flag;
  services: Json<string[]>;
}

/** Days on which a branch is closed. */
export interface BranchClosures {
  decision_id: DecisionId;
  branch_id: BranchId;
  from_on: Day;
  until_on: Day;
  reason_en: string;
  reason_fr: string;
  made_at: Moment;
  /** When the decision was reversed. The branch is then open again. */
  withdrawn_at: MaybeMoment;
}

export interface EyeTests {
  id: string;
  driver_id: DriverId;
  tested_on: Day;
  is_passed: boolean;
  needs_glasses: boolean;
  acuity: string | null;
  centre: string;
  /** Why it was recorded although the person had another eye test on the same day. */
  reason: Maybe<string>;
  recorded_by: AccountId;
  recorded_at: Moment;
}

export interface UpdateRequests {
  id: UpdateRequestId;
  driver_id: DriverId;
  requested_by: AccountId;
  status: string;
  changes: Json<{ field: string; before: string | null; after: string; value?: string; value_before?: string }[]>;
  reason_for_change: string;
  requested_at: Moment;
  decided_at: MaybeMoment;
  decided_by: AccountId | null;
  decision_reason: string | null;
}

export interface Shares {
  id: ShareId;
  driver_id: DriverId;
  code: string;
  created_at: Moment;
  expires_at: Moment;
  withdrawn_at: MaybeMoment;
}

export interface ShareChecks {
  id: string;
  share_id: ShareId;
  checked_at: Moment;
  checked_by: string;
}

/** The values of a record by field, before or after a decision. */
export type RecordValues = Readonly<Record<string, string | boolean | readonly string[] | null>>;

export interface Notes {
  id: NoteId;
  driver_id: DriverId;
  application_id: Maybe<ApplicationId>;
  text: string;
  author_id: AccountId;
  written_at: Moment;
}

export interface Appeals {
  id: AppealId;
  /** The subject of the appeal: exactly one of the next three columns is set. */
  decision_id: Maybe<DecisionId>;
  application_id: Maybe<ApplicationId>;
  update_request_id: Maybe<UpdateRequestId>;
  driver_id: DriverId;
  made_by: AccountId;
  reasons: string;
  made_at: Moment;
  state: AppealState;
  /** The decision that reverses the one appealed against, or the proposal for it. */
  withdrawal_id: Maybe<DecisionId>;
  answer: Maybe<string>;
  decided_by: Maybe<AccountId>;
  decided_at: MaybeMoment;
}

export interface Decisions {
  id: DecisionId;
  kind: DecisionKind;
  subject: Subject;
  subject_id: SubjectId;
  /** The driver, if the decision is about one. */
  driver_id: DriverId | null;
  details: Json<Record<string, unknown>>;
  ground: string;
  reason: string;
  state: DecisionState;
  needs_second: boolean;
  before: Json<RecordValues>;
  after: Json<RecordValues>;
  proposed_by: AccountId;
  proposed_at: Moment;
  decided_by: Maybe<AccountId>;
  decided_at: MaybeMoment;
  /** Why the proposal was rejected. */
  refusal: Maybe<string>;
  /** The decision that this one reverses. */
  withdraws: Maybe<DecisionId>;
  /** The import that contains this decision's row. */
  import_id: Maybe<ImportId>;
  /** Rises when a file is added, so that nobody approves what they have not seen. */
  version: Generated<number>;
}
