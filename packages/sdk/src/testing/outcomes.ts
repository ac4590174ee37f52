import { type ErrorCode, errorCodes } from "@kwan/contract";
import type { core } from "zod/mini";

/** An answer of the made-up server before it becomes a response. */
export interface Outcome {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether something is an outcome, and no thing that a call answers with. */
export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === "object" && value !== null && "status" in value && typeof value.status === "number";

/** An error as the real server words it: the code's status and meaning, with what else belongs to it. */
export const refusal = (code: ErrorCode, requestId: string, more: object = {}): Outcome => ({
  status: errorCodes[code].status,
  body: { detail: errorCodes[code].meaning, ...more, code, request_id: requestId },
});

/** Messages by field, from a schema's issues; what belongs to no field is said of the whole. */
export function invalid(issues: readonly core.$ZodIssue[], requestId: string): Outcome {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.length > 0 ? path.map(String).join(".") : "non_field_errors";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return { status: errorCodes.invalid.status, body: { ...fields, code: "invalid", request_id: requestId } };
}
