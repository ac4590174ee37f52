import { type ErrorCode, errorCodes } from "@kwan/contract";

/** Messages by field, for an invalid body. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/**
 * A request that a rule forbids. It becomes the answer, with the status of its code, a message and fields. Throwing
 * it rolls back the transaction; see `refuse` for a refusal that does not.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  /** More properties of the body, such as the `current` state of a stale record. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  /** The current version, if the caller had an older one. */
  readonly version: number | undefined;

  constructor(
    code: ErrorCode,
    {
      message,
      fields,
      more = {},
      retryAfterSeconds,
      version,
    }: {
      message?: string;
      fields?: FieldMessages;
      more?: Record<string, unknown>;
      retryAfterSeconds?: number;
      version?: number;
    } = {},
  ) {
    super(message ?? errorCodes[code].meaning);
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

/** The record has changed since the caller read it. The answer contains its current state and version. */
export const stale = (current: unknown, version: number): DomainError =>
  new DomainError("stale", { more: { current }, version });

/** It does not exist, or the caller may not know of it. */
export const notFound = (what: string): DomainError =>
  new DomainError("not_found", { message: `There is no such ${what}, or it is not yours. Check the link.` });

/**
 * A refusal that commits what was written before it, such as the count of wrong codes. Throwing a DomainError would
 * roll it back.
 */
export class Refusal {
  readonly error: DomainError;

  constructor(error: DomainError) {
    this.error = error;
  }
}

export const refuse = (error: DomainError): Refusal => new Refusal(error);
