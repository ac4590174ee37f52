import type { AnyCall } from "@kwan/contract";
import { InputError } from "../errors/input-error.ts";
import { toFormData } from "./form-data.ts";

/** The encoded body of a call, and its content type unless the runtime sets it. */
export interface RequestBody {
  readonly body: BodyInit;
  readonly contentType?: string;
}

/** Encodes the body of a call in the format that its contract requires: JSON, multipart, or raw bytes and text. */
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
      `The body of ${call.id} cannot be converted to JSON, because it contains itself or a bigint. Pass plain data.`,
      cause,
    );
  }
}
