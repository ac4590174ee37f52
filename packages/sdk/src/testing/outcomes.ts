import { type ErrorCode, errorCodes } from "@kwan/contract";
import type { core } from "zod/mini";

/** The status, headers and body of the mock server's response. */
export interface Outcome {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bytes of a file, for calls that return one. */
  readonly file?: Blob;
}

/** Returns whether a value is an outcome and not an object from a response. */
export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === "object" && value !== null && "status" in value && typeof value.status === "number";

/** Creates an error like the server's, with the status and meaning of the code and any other fields. */
export const refusal = (code: ErrorCode, requestId: string, more: object = {}): Outcome => ({
  status: errorCodes[code].status,
  body: { detail: errorCodes[code].meaning, ...more, code, request_id: requestId },
});

/** Collects the messages of a schema's issues by field. Issues without a field are listed under `non_field_errors`. */
export function messagesOf(issues: readonly core.$ZodIssue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.length > 0 ? path.map(String).join(".") : "non_field_errors";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

/** Creates the response to an invalid request from the issues of a schema, with messages by field. */
export const invalid = (issues: readonly core.$ZodIssue[], requestId: string): Outcome => ({
  status: errorCodes.invalid.status,
  body: { ...messagesOf(issues), code: "invalid", request_id: requestId },
});
