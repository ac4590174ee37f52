import type { ClassLetter, PlainDate } from "@kwan/domain";
import type { Language } from "@kwan/domain/language";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { Day, Flag, Json, Maybe, MaybeDay, MaybeJson, MaybeMoment, Moment } from "./columns.ts";

export interface Users {
  id: string;
  username: string;
  email: string | null;
  phone_number: string | null;
  /** New contacts that have not been verified yet. */
  pending_email: Maybe<string>;
  pending_phone_number: Maybe<string>;
  first_name: string;
  last_name: string;
  other_name: string | null;
  role: string;
  driver_id: string | null;
  school_id: string | null;
  branch_id: string | null;
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
  id: string;
  user_id: string | null;
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
  id_verified_by: Maybe<string>;
  id_verified_at: MaybeMoment;
  /** How the identification was checked, or why it was refused. */
  id_note: Maybe<string>;
  id_updated_at: MaybeMoment;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface Branches {
  id: string;
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
  services: Json<string[]>;
}

export interface Permits {
  id: string;
  driver_id: string;
  permit: string;
  number: string;
  classes: Json<ClassLetter[]>;
  issued_on: Day;
  expires_on: Day;
}

export interface Schools {
  id: string;
  code: string;
  name: string;
  branch_id: string;
}

export interface Enrolments {
  id: Generated<string>;
  school_id: string;
  /** Null until the trainee has confirmed the enrolment in an application. */
  driver_id: string | null;
  /** The trainee's name as the school wrote it. */
  name: string | null;
  trainee_number: string;
  license_class: string;
  certificate_number: Maybe<string>;
  certificate_date: Maybe<PlainDate>;
  enrolled_at: ColumnType<string, Date | string | undefined, never>;
  ended_at: MaybeMoment;
}

export interface ClassRecords {
  id: string;
  school_id: string;
  driver_id: string;
  license_class: string;
  module: "theory" | "practical";
  topic: string;
  date: Day;
  starts_at: string;
  ends_at: string;
  /** One decimal place, read as text. */
  hours: ColumnType<string, number, number>;
  instructor: string;
  vehicle: string | null;
  attendance: "present" | "absent";
  score: number | null;
  remark: string | null;
  is_verified: Flag;
}

export interface Licenses {
  driver_id: string;
  number: string;
  classes: Json<{ letter: ClassLetter; since: PlainDate }[]>;
  is_commercial: Flag;
  issued_on: Day;
  expires_on: Day;
  renewed_on: Json<PlainDate[]>;
  is_revoked: Flag;
  processing_centre: string | null;
  certificate_number: string | null;
  restrictions: Json<string[]>;
}

export interface EyeTests {
  id: string;
  driver_id: string;
  tested_on: Day;
  is_passed: boolean;
  needs_glasses: boolean;
  acuity: string | null;
  centre: string;
  recorded_by: string;
  recorded_at: Moment;
}

export interface UpdateRequests {
  id: string;
  driver_id: string;
  requested_by: string;
  status: string;
  changes: Json<{ field: string; before: string | null; after: string; value?: string; value_before?: string }[]>;
  reason_for_change: string;
  requested_at: Moment;
  decided_at: MaybeMoment;
  decided_by: string | null;
  decision_reason: string | null;
}

export interface Shares {
  id: string;
  driver_id: string;
  code: string;
  created_at: Moment;
  expires_at: Moment;
  withdrawn_at: MaybeMoment;
}

export interface ShareChecks {
  id: string;
  share_id: string;
  checked_at: Moment;
  checked_by: string;
}
