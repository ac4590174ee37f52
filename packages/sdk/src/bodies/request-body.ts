import type { AnyCall } from "@kwan/contract";
import { InputError } from "../errors/input-error.ts";
import { toFormData } from "./form-data.ts";

/** What a call's body is sent as, and the content type where the runtime does not set it by itself. */
export interface RequestBody {
  readonly body: BodyInit;
  readonly contentType?: string;
}

/** The body of a call in the form the contract asks for: JSON, multipart, or bytes and text as they are. */
export function requestBody(call: AnyCall, value: unknown): RequestBody | undefined {
  if (value === undefined) return undefined;
  if (call.sends === "raw") return { body: value as BodyInit };
  if (value instanceof FormData) return { body: value };
  if (call.sends === "multipart") return { body: toFormData(value as object) };
  return { body: jsonText(call, value), contentType: "application/json" };
}

function jsonText(call: AnyCall, value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new InputError(
      `The body of ${call.id} cannot be written as JSON: it holds itself, or a bigint. Give plain data.`,
      cause,
    );
  }
}
