// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { AccountId, DriverId } from "../ids.ts";

export type AuditRowWho = {
  /** Opaque ID. */
  id: string | null;
  /** Name. */
  name: string | null;
  /** The role of the account at the time. Null if no one was logged in. */
  role: "accountant" | "admin" | "driver" | "driving_school" | "learner" | "officer" | "program" | "reviewer" | null;
  /** The server job that performed the action. Null if a person performed it. */
  job: string | null;
};

export type AuditRowAbout = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
};

export type AuditRowChange = {
  /** Name of the field. */
  field: string;
  /** The value before the change. Null if there was none. */
  before: AuditRowChangeBefore | null;
  /** The value after the change. */
  after: AuditRowChangeBefore | null;
};

export type AuditRowChangeBefore = {
  /** The value. Null if there was none, or if it has been erased. */
  text: string | null;
  /** Whether the value was erased when the person's account was deleted. */
  is_erased: boolean;
};

export type AuditRow = {
  /** The number of the row in the log. */
  number: number;
  /** When the action was performed. */
  at: string;
  /** Who performed the action: an account, a program, or a server job. */
  who: AuditRowWho;
  /** The code of the action. For its display name, see `actTitles` in `@kwan/domain/oversight`. */
  action: string;
  /** The kind of record. For its display name, see `recordTitles` in `@kwan/domain/oversight`. */
  entity: string;
  /** The ID of the record. */
  entity_id: string;
  /** The person whom the record is about. Null if it is not about a person. */
  about: AuditRowAbout | null;
  /**
   * The changed fields, with their values before and after the action. `before` or `after` is null if that value was
   * not recorded.
   */
  changes: AuditRowChange[];
  /** The reason for the action. Null if none was given. */
  reason: string | null;
  /** The IP address that the request came from. Null if a server job performed the action. */
  address: string | null;
  /** The request ID, which identifies the request in the server's log. */
  request_id: string | null;
  /** Whether the row is in a signed batch, so that any later change to it would be detected. */
  is_sealed: boolean;
};

export type ListAuditQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The ID of a driver or an account, a licence number, or part of a name. */
  readonly person?: string | null | undefined;
  /** The ID of the account that performed the action. */
  readonly actor?: AccountId | null | undefined;
  /** The code of the action. For its display name, see `actTitles` in `@kwan/domain/oversight`. */
  readonly action?: string | null | undefined;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
  /** Whether to include rows about records that were opened but not changed. By default, only changes are listed. */
  readonly include_reads?: "false" | "true" | null | undefined;
};

export type DownloadAuditQuery = {
  /** The ID of a driver or an account, a licence number, or part of a name. */
  readonly person?: string | null | undefined;
  /** The ID of the account that performed the action. */
  readonly actor?: AccountId | null | undefined;
  /** The code of the action. For its display name, see `actTitles` in `@kwan/domain/oversight`. */
  readonly action?: string | null | undefined;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
  /** Whether to include rows about records that were opened but not changed. By default, only changes are listed. */
  readonly include_reads?: "false" | "true" | null | undefined;
};

export type ListRecordsAccessedQuery = {
  /** The ID of the account that performed the action. */
  readonly actor: AccountId;
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
};

export type ListRecordsAccessedItem = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** Name. */
  name: string;
  /** Licence number. */
  license_number: string | null;
  /** How many times the account has opened a record of this person. */
  times: number;
  /** When the account first opened one of the person's records. */
  first_at: string;
  /** When the account last opened one of the person's records. */
  last_at: string;
};

export type DownloadRecordsAccessedQuery = {
  /** The ID of the account that performed the action. */
  readonly actor: AccountId;
  /** First day of the period. */
  readonly from?: string | null | undefined;
  /** Last day of the period. */
  readonly to?: string | null | undefined;
};
