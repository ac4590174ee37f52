import type { ErrorCode } from "@kwan/contract";
import { m } from "#messages";

/** Messages by field, for an invalid body. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** The default message of each error, in the request's language. */
const meanings: Readonly<Record<ErrorCode, () => string>> = {
  malformed: m.errors_malformed,
  invalid: m.errors_invalid,
  credentials_wrong: m.errors_credentials_wrong,
  code_wrong: m.errors_code_wrong,
  code_expired: m.errors_code_expired,
  unauthenticated: m.errors_unauthenticated,
  forbidden: m.errors_forbidden,
  reason_required: m.errors_reason_required,
  not_found: m.errors_not_found,
  state_forbids: m.errors_state_forbids,
  not_eligible: m.errors_not_eligible,
  already_open: m.errors_already_open,
  already_exists: m.errors_already_exists,
  slot_taken: m.errors_slot_taken,
  payment_mismatch: m.errors_payment_mismatch,
  retake_too_soon: m.errors_retake_too_soon,
  own_request: m.errors_own_request,
  in_progress: m.errors_in_progress,
  stale: m.errors_stale,
  too_large: m.errors_too_large,
  wrong_type: m.errors_wrong_type,
  key_reused: m.errors_key_reused,
  version_required: m.errors_version_required,
  rate_limited: m.errors_rate_limited,
  internal: m.errors_internal,
  unavailable: m.errors_unavailable,
};

interface ErrorDetails {
  readonly message?: string;
  readonly fields?: FieldMessages;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly version?: number;
}

/**
 * A request that a rule forbids. It becomes a response with the error's code, the matching status, and a message or
 * messages by field. Throwing it rolls back the transaction. To refuse without rolling back, use `refuse`.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  /** Additional properties for the response body, such as the `current` state of a stale record. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  /** The current version, if the caller had an older one. */
  readonly version: number | undefined;

  /** `details` can be a string if the error only has a message. */
  constructor(code: ErrorCode, details: string | ErrorDetails = {}) {
    const errorDetails: ErrorDetails = typeof details === "string" ? { message: details } : details;
    const { message, fields, more = {}, retryAfterSeconds, version } = errorDetails;
    super(message ?? meanings[code]());
    this.name = "DomainError";
    this.code = code;
    this.fields = fields;
    this.more = more;
    this.retryAfterSeconds = retryAfterSeconds;
    this.version = version;
  }
}

export const invalidField = (field: string, message: string): DomainError =>
  new DomainError("invalid", { fields: { [field]: [message] } });

/**
 * Creates the error for a record that has changed since the caller read it. The response contains the current state and
 * version.
 */
export const stale = (current: unknown, version: number): DomainError =>
  new DomainError("stale", { more: { current }, version });

/** The kinds of record that can be reported as not found. */
export type Noun =
  | "account"
  | "address"
  | "appeal"
  | "application"
  | "appointment"
  | "books"
  | "branch"
  | "code"
  | "decision"
  | "document"
  | "import"
  | "import_row"
  | "driver"
  | "enquiry"
  | "enrolment"
  | "flagged_payment"
  | "invoice"
  | "lesson"
  | "school"
  | "instructor"
  | "licence"
  | "message"
  | "notice"
  | "notice_board"
  | "payment"
  | "payment_provider"
  | "program"
  | "receipt"
  | "request"
  | "session"
  | "shared_licence"
  | "staff_account"
  | "task"
  | "test"
  | "time";

/** Creates the error for a record that does not exist, or whose existence the caller must not learn. */
export const notFound = (what: Noun): DomainError => new DomainError("not_found", m.errors_no_such({ what }));

/**
 * Returns a record that was looked up, or throws if it does not exist.
 *
 * @example
 * const driver = orNotFound(await lockDriver(tx, id), "driver");
 */
export function orNotFound<T>(record: T, what: Noun): NonNullable<T> {
  if (!record) throw notFound(what);
  return record;
}

/**
 * A refusal that commits what was written before it, such as the count of wrong codes. Throwing a DomainError would
 * roll that back.
 */
export class Refusal {
  readonly error: DomainError;

  constructor(error: DomainError) {
    this.error = error;
  }
}

export const refuse = (error: DomainError): Refusal => new Refusal(error);
