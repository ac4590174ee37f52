import { type ErrorCode, errorCodes } from "@kwan/contract";
import type { core } from "zod/mini";
import { messagesOf, type Outcome } from "../outcomes.ts";

interface Details {
  readonly detail?: string;
  /** Messages by field, in place of `detail`. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly more?: object;
  /** The current version of a record of which the caller has read an older one. */
  readonly version?: number;
}

/** A request that a rule forbids. It becomes a response with the code's status, as on the server. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: string | Details = {}) {
    super(code);
    this.code = code;
    this.details = typeof details === "string" ? { detail: details } : details;
  }

  outcome(requestId: string): Outcome {
    const { detail, fields, more, version } = this.details;
    // The error code has the key `code`, so messages about a field of that name are about the whole request.
    const { code: aboutCode, ...others } = fields ?? {};
    const words = fields
      ? { ...(aboutCode && { non_field_errors: aboutCode }), ...others }
      : { detail: detail ?? errorCodes[this.code].meaning };
    return {
      status: errorCodes[this.code].status,
      body: { ...words, ...more, code: this.code, request_id: requestId },
      headers: version === undefined ? {} : { etag: `"${version}"` },
    };
  }
}

export const invalidField = (field: string, message: string): Refused =>
  new Refused("invalid", { fields: { [field]: [message] } });

export const invalidIssues = (issues: readonly core.$ZodIssue[]): Refused =>
  new Refused("invalid", { fields: messagesOf(issues) });

export const notFound = (): Refused => new Refused("not_found");

export const stale = (current: unknown, version: number): Refused =>
  new Refused("stale", { more: { current }, version });

/**
 * A request for something that the mock does not simulate. It is answered with 501, a status that the server never sends,
 * so that no test passes because of an invented answer.
 */
export class NotSimulated extends Error {
  constructor(what: string) {
    super(`The mock does not simulate ${what}. Set its response (answer or refuse), or test against a real server.`);
  }

  outcome(requestId: string): Outcome {
    return { status: 501, body: { detail: this.message, code: "not_simulated", request_id: requestId } };
  }
}
