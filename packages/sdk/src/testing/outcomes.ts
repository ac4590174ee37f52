import { type ErrorCode, errorCodes } from "@kwan/contract";
import type { core } from "zod/mini";

/** The status, headers and body of the mock server's response. */
export interface Outcome {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns whether a value is an outcome and not an object from a response. */
export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === "object" && value !== null && "status" in value && typeof value.status === "number";

/** Creates an error like the real server's: the status and meaning of the code, with any other fields. */
export const refusal = (code: ErrorCode, requestId: string, more: object = {}): Outcome => ({
  status: errorCodes[code].status,
  body: { detail: errorCodes[code].meaning, ...more, code, request_id: requestId },
});

/** Returns messages by field from the issues of a schema. Issues without a field concern the whole request. */
export function invalid(issues: readonly core.$ZodIssue[], requestId: string): Outcome {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.length > 0 ? path.map(String).join(".") : "non_field_errors";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return { status: errorCodes.invalid.status, body: { ...fields, code: "invalid", request_id: requestId } };
}
