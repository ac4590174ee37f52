/** The HTTP status of an error code, and an explanation of the error. */
export interface ErrorMeaning {
  readonly status: number;
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /** What is wrong, why, and what to do about it, for readers of the documentation. */
  readonly meaning: string;
}

const meaning = (status: number, text: string, retryable = false): ErrorMeaning => ({
  status,
  retryable,
  meaning: text,
});

/**
 * Every error code that the server can respond with. Codes are stable, so programs can depend on them. The messages can
 * change.
 *
 * @example
 * errorCodes.stale.status; // 412
 */
export const errorCodes = {
  malformed: meaning(400, "The request body does not match its content type. Send valid JSON or multipart form data."),
  invalid: meaning(
    400,
    "At least one field is not valid. Each field's key contains the messages to show next to that field. Correct the fields and try again.",
  ),
  credentials_wrong: meaning(400, "The email, phone number or password is wrong. Check them, or reset your password."),
  code_wrong: meaning(
    400,
    "The verification code is not correct. Check it and try again. After five wrong codes, request a new one.",
  ),
  code_expired: meaning(
    400,
    "The verification code is more than ten minutes old or has already been used. Request a new one.",
  ),
  unauthenticated: meaning(
    401,
    "The request has no token, or the token has expired or been revoked. Log in and send the request again.",
  ),
  forbidden: meaning(403, "You do not have permission to do this. If you need access, ask an administrator."),
  reason_required: meaning(
    403,
    "This application belongs to another branch. To open the application, call `POST /service/{id}/open/` with your reason, then try again.",
  ),
  not_found: meaning(404, "We could not find this record, or you do not have access to it. Check the ID."),
  state_forbids: meaning(
    409,
    "This action is not possible in the current state. Read the record again and choose one of the actions it lists.",
  ),
  not_eligible: meaning(
    409,
    "The driver does not meet all the conditions for this service. Check which conditions are not met and what to do next.",
  ),
  already_open: meaning(409, "There is already an open application or request. Finish or cancel it first."),
  already_exists: meaning(409, "A record with these details already exists. Use that record."),
  slot_taken: meaning(409, "This time is no longer available. Choose another."),
  payment_mismatch: meaning(
    409,
    "The amount or currency from the payment provider does not match the invoice, so the invoice is still unpaid. An officer will check the payment.",
  ),
  retake_too_soon: meaning(409, "You can retake a failed theory test after 14 days. The response gives the date."),
  own_request: meaning(409, "Staff cannot decide on their own request or application. A colleague must do it."),
  in_progress: meaning(
    409,
    "The first request with this Idempotency-Key is still in progress. Wait a moment and send it again.",
    true,
  ),
  stale: meaning(
    412,
    "The record has changed since you read it. `current` is its latest version. Choose which changes to keep, then send them with the new ETag.",
  ),
  too_large: meaning(
    413,
    "The request or the file is too large. A document can be up to 5 MB, and a file to import can be up to 100 MB. Upload a smaller file or send a smaller request.",
  ),
  wrong_type: meaning(
    415,
    "The type of content or file is not accepted. Send the content type of this call, and upload documents as PDF, JPEG or PNG.",
  ),
  key_reused: meaning(422, "This Idempotency-Key has already been used for a different request. Use a new key."),
  version_required: meaning(
    428,
    "This call needs to know which version of the record you have read. Read the record, then send its ETag in `If-Match`.",
  ),
  rate_limited: meaning(
    429,
    "There have been too many requests in a short time. Wait for the number of seconds given in Retry-After, then try again.",
    true,
  ),
  internal: meaning(
    500,
    "Sorry, something went wrong. Try again. If it keeps happening, report the request ID to us.",
    true,
  ),
  unavailable: meaning(
    503,
    "A system that the server needs is not available. Wait for the number of seconds given in Retry-After, then try again.",
    true,
  ),
} as const satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof errorCodes;
