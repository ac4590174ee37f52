import type { Language } from "@kwan/domain/language";
import type { ColumnType, Generated } from "kysely";
import type {
  AccountId,
  ApplicationId,
  DriverId,
  MessageId,
  NotificationId,
  ProgramId,
  ProgramSecretId,
  SessionId,
} from "../../ids.ts";
import type { Flag, Json, Maybe, MaybeJson, MaybeMoment, Moment } from "./columns.ts";

export interface Sessions {
  id: SessionId;
  user_id: AccountId;
  token_hash: string;
  device: string;
  started_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
}

/** A program of another team, which reads with credentials of its own. */
export interface Programs {
  id: ProgramId;
  name: string;
  team: string;
  contact_email: string;
  scopes: ColumnType<string[], string | undefined, string>;
  budget: Maybe<string>;
  is_active: Flag;
  version: Generated<number>;
  created_at: Moment;
}

export interface ProgramSecrets {
  id: ProgramSecretId;
  program_id: ProgramId;
  secret_hash: string;
  created_at: Moment;
  last_used_at: MaybeMoment;
  expires_at: MaybeMoment;
}

export interface ProgramTokens {
  token_hash: string;
  program_id: ProgramId;
  scopes: Json<string[]>;
  expires_at: Moment;
}

/** A device on which an account has logged in. It has rate limits of its own. */
export interface KnownDevices {
  user_id: AccountId;
  token_hash: string;
  added_at: Moment;
  last_used_at: Moment;
}

export interface Codes {
  id: string;
  purpose: string;
  target: string;
  user_id: AccountId | null;
  code_hash: string;
  failures: ColumnType<number, number | undefined, number>;
  /** The attempt to which the code belongs. A code that is sent again stays in the same attempt. */
  attempt_id: string;
  attempt_at: Moment;
  created_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
}

export interface ResetTokens {
  token_hash: string;
  user_id: AccountId;
  expires_at: Moment;
  used_at: MaybeMoment;
}

/** The installation's set-up. The table has at most one row. */
export interface Setup {
  is_only: Generated<boolean>;
  /** Null once the set-up is finished. */
  secret_hash: string | null;
  opened_at: Moment;
  expires_at: Moment;
  finished_at: MaybeMoment;
}

/** Since when there have been two administrators. A trigger adds the only row. */
export interface SecondAdministrator {
  is_only: Generated<boolean>;
  since: Moment;
}

export interface RateLimits {
  key: string;
  window_ends_at: Moment;
  hits: number;
}

export interface IdempotencyKeys {
  caller: string;
  key: string;
  fingerprint: string;
  /** Encrypted, because a response may contain a token. Null while the request is in progress. */
  answer: string | null;
  created_at: Moment;
  leased_until: MaybeMoment;
}

export interface AuditRows {
  seq: Generated<number>;
  at: Moment;
  actor_id: AccountId | null;
  actor_role: string | null;
  action: string;
  entity: string;
  entity_id: string;
  /** The driver whom the record is about, or null if it is not about a driver. Older rows do not name their driver. */
  driver_id: DriverId | null;
  before: MaybeJson<unknown>;
  after: MaybeJson<unknown>;
  request_id: string | null;
  address: string | null;
  /** This is only set for rows in the old chain, from before rows were sealed in batches. */
  previous_hash: string | null;
  hash: string | null;
  /** Prevents anyone from guessing the contents of the row from its digest. */
  salt: string | null;
}

/** Rows in the log that are not in a batch yet. */
export interface AuditUnsealed {
  seq: number;
}

/** A batch of log rows and its signed head. */
export interface AuditBatches {
  number: number;
  rows: number;
  root: string;
  previous: string;
  sealed_at: Moment;
  key_id: string;
  signature: string;
  /** The version of the row hash format. */
  leaf_version: ColumnType<number, number, never>;
}

/** The batch in which a row was sealed, and the row's hash. */
export interface AuditSeals {
  batch: number;
  seq: number;
  leaf: string;
}

/** Personal values to which log rows refer by digest. */
export interface AuditValues {
  digest: string;
  entity_id: string;
  field: string;
  salt: string;
  value: ColumnType<unknown, string, never>;
}

export interface NotificationText {
  readonly title: string;
  readonly message: string;
}

export interface Notifications {
  id: NotificationId;
  user_id: AccountId;
  title: string;
  message: string;
  /** The title and the message in each language. Null in rows that were added before this column. */
  texts: MaybeJson<Readonly<Partial<Record<Language, NotificationText>>>>;
  application_id: ApplicationId | null;
  type: string | null;
  is_read: Flag;
  dedupe_key: string | null;
  created_at: Moment;
}

export interface Messages {
  id: MessageId;
  user_id: AccountId | null;
  channel: string;
  recipient: string;
  purpose: string;
  subject: string | null;
  text: string;
  state: string;
  tries: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  dedupe_key: string | null;
  not_before: MaybeMoment;
  /** Until this time, only one sender may send the message. */
  leased_until: MaybeMoment;
  sent_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
  updated_at: Moment;
}
