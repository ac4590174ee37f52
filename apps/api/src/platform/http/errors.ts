import { errorCodes } from "@kwan/contract";
import type { FastifyError } from "fastify";
import { m } from "#messages";
import { CursorError } from "../db/cursor.ts";
import {
  AbandonedError,
  DatabaseBusyError,
  DatabaseDiskError,
  DatabaseDownError,
  DatabaseTimeoutError,
  isViolation,
} from "../db/errors.ts";
import { DomainError, type FieldMessages, invalidField } from "../domain-error.ts";

/** The errors that we send in place of the framework's own errors, by the framework's error code. */
const ofFramework: Readonly<Record<string, () => DomainError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new DomainError("too_large"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new DomainError("wrong_type", m.http_json_only()),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new DomainError("malformed", m.http_empty_body()),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new DomainError("malformed"),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new DomainError("malformed"),
  FST_ERR_BAD_URL: () => new DomainError("malformed", m.http_bad_address()),
  FST_ERR_MAX_PARAM_LENGTH: () => new DomainError("not_found", m.http_address_too_long()),
};

/** Whether the database refused text because of a null character or an unpaired surrogate. */
const isUnkeepableText = (error: unknown): boolean => {
  const { code, message = "" } = (error ?? {}) as { code?: string; message?: string };
  return code === "22021" || code === "22P05" || (code === "22P02" && message.includes("json"));
};

/** Converts any error to a DomainError that can be sent to the caller. Unknown errors become `internal`. */
export function answerable(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseDownError) return new DomainError("unavailable", { retryAfterSeconds: 5 });
  if (error instanceof DatabaseBusyError) return new DomainError("unavailable", { retryAfterSeconds: 2 });
  if (error instanceof DatabaseTimeoutError) return new DomainError("unavailable", { retryAfterSeconds: 10 });
  if (error instanceof DatabaseDiskError) return new DomainError("unavailable", { retryAfterSeconds: 30 });
  if (error instanceof AbandonedError) return new DomainError("unavailable", { retryAfterSeconds: 1 });
  if (isViolation(error, "check", "services_details_size"))
    return new DomainError("too_large", m.http_answers_too_long());
  if (error instanceof CursorError) return invalidField("cursor", m.http_bad_cursor());
  if (isUnkeepableText(error)) return invalidField("non_field_errors", m.http_unreadable_text());
  if (error instanceof SyntaxError) return new DomainError("malformed");
  const toError = ofFramework[(error as Partial<FastifyError> | null)?.code ?? ""];
  return toError?.() ?? new DomainError("internal");
}

/**
 * Returns the body of an error: a message or messages by field, with the code and the request's ID. An error about a
 * field named `code` is reported for the whole request, because the error code already uses that key.
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
