import { type ErrorCode, errorCodes } from "@kwan/contract";

/** Messages by field, for a body that breaks a rule. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/**
 * Something was asked for that a rule forbids. It becomes the answer: the code's status, the words, the fields. A
 * transaction that throws one is undone; see `refuse` for a refusal that keeps what was written.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  /** More for the body, such as the `current` state of something stale. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  /** The version of what is there, where the caller had an older one. */
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

/** One field is wrong. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError("invalid", { fields: { [field]: [message] } });

/** It was changed since it was read: the answer holds what is there now, and its version. */
export const stale = (current: unknown, version: number): DomainError =>
  new DomainError("stale", { more: { current }, version });

/** There is nothing, or nothing the caller may know of. */
export const notFound = (what: string): DomainError =>
  new DomainError("not_found", { message: `There is no such ${what}, or it is not yours. Check the link.` });

/** A refusal that keeps what was written before it, such as the count of wrong codes. A DomainError that is thrown undoes it. */
export class Refusal {
  readonly error: DomainError;

  constructor(error: DomainError) {
    this.error = error;
  }
}

/** Refuses, and keeps what was written. */
export const refuse = (error: DomainError): Refusal => new Refusal(error);
