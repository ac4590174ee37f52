import { errorCodes } from "@kwan/contract";
import type { FastifyError } from "fastify";
import { CursorError } from "../db/cursor.ts";
import {
  AbandonedError,
  DatabaseBusyError,
  DatabaseDiskError,
  DatabaseDownError,
  DatabaseTimeoutError,
  isViolation,
} from "../db/errors.ts";
import { DomainError, type FieldMessages } from "../domain-error.ts";

/** The framework's errors about a body that it could not accept. */
const ofFramework: Readonly<Record<string, ConstructorParameters<typeof DomainError>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["too_large"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    "wrong_type",
    { message: "This content type is not accepted here. Send application/json." },
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["malformed", { message: "The body is empty. Send a JSON object." }],
  FST_ERR_CTP_INVALID_JSON_BODY: ["malformed"],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["malformed"],
  FST_ERR_BAD_URL: ["malformed", { message: "The address can't be read. Encode what is no plain letter in it." }],
  FST_ERR_MAX_PARAM_LENGTH: ["not_found", { message: "There is nothing at so long an address. Check the path." }],
};

/** Whether the database refused a text because of a null character or an unpaired surrogate. */
const isUnkeepableText = (error: unknown): boolean => {
  const { code, message = "" } = (error ?? {}) as { code?: string; message?: string };
  return code === "22021" || code === "22P05" || (code === "22P02" && message.includes("json"));
};

const unkeepable = "A text holds a character that can't be kept. Remove what can't be seen in it, and send again.";

/** Turns any error into one that can be answered; unknown errors become internal ones. */
export function answerable(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseDownError) return new DomainError("unavailable", { retryAfterSeconds: 5 });
  if (error instanceof DatabaseBusyError) return new DomainError("unavailable", { retryAfterSeconds: 2 });
  if (error instanceof DatabaseTimeoutError) return new DomainError("unavailable", { retryAfterSeconds: 10 });
  if (error instanceof DatabaseDiskError) return new DomainError("unavailable", { retryAfterSeconds: 30 });
  if (error instanceof AbandonedError) return new DomainError("unavailable", { retryAfterSeconds: 1 });
  if (isViolation(error, "check", "services_details_size"))
    return new DomainError("too_large", {
      message: "The answers of this application are too long in all. Shorten them, and send again.",
    });
  if (error instanceof CursorError) return new DomainError("invalid", { fields: { cursor: [error.message] } });
  if (isUnkeepableText(error)) return new DomainError("invalid", { fields: { non_field_errors: [unkeepable] } });
  if (error instanceof SyntaxError) return new DomainError("malformed");
  const known = ofFramework[(error as Partial<FastifyError> | null)?.code ?? ""];
  return known ? new DomainError(...known) : new DomainError("internal");
}

/**
 * The body of an error: a message or messages by field, with the code and the request's id. `code` is taken, so
 * errors about a field of that name are reported for the whole request.
 */
export function errorBody(error: DomainError, request_id: string): Record<string, unknown> {
  const words: FieldMessages | { detail: string } = error.fields
    ? withoutCode(error.fields)
    : { detail: error.message };
  return { ...words, ...error.more, code: error.code, request_id };
}

const withoutCode = ({ code, ...others }: FieldMessages): FieldMessages =>
  code ? { non_field_errors: code, ...others } : others;

export const statusOf = (error: DomainError): number => errorCodes[error.code].status;
