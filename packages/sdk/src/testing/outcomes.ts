import { type ErrorCode, errorCodes } from "@kwan/contract";
import type { core } from "zod/mini";

/** An answer of the mock server before it becomes a response. */
export interface Outcome {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether a value is an outcome and not an object in an answer. */
export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === "object" && value !== null && "status" in value && typeof value.status === "number";

/** An error like the real server's: the status and meaning of the code, with any other fields. */
export const refusal = (code: ErrorCode, requestId: string, more: object = {}): Outcome => ({
  status: errorCodes[code].status,
  body: { detail: errorCodes[code].meaning, ...more, code, request_id: requestId },
});

/** Messages by field from the issues of a schema; issues without a field concern the whole request. */
export function invalid(issues: readonly core.$ZodIssue[], requestId: string): Outcome {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.length > 0 ? path.map(String).join(".") : "non_field_errors";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return { status: errorCodes.invalid.status, body: { ...fields, code: "invalid", request_id: requestId } };
}
