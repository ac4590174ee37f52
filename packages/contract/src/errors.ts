/** The meaning of an error code. */
export interface ErrorMeaning {
  readonly status: number;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** What is wrong, why, and what to do, for readers of the documentation. */
  readonly meaning: string;
}

const meaning = (status: number, text: string, retryable = false): ErrorMeaning => ({
  status,
  retryable,
  meaning: text,
});

/**
 * Every error code that the server can answer with. Codes are stable, so programs may depend on them; texts may
 * change.
 *
 * @example
 * errorCodes.stale.status; // 412
 */
export const errorCodes = {
  malformed: meaning(400, "The body is not what its content type says. Send well-formed JSON or multipart."),
  invalid: meaning(
    400,
    "A field breaks a rule. Each field's key holds the messages to show beside it. Correct the fields and send again.",
  ),
  credentials_wrong: meaning(400, "The email, phone number or password is wrong. Check them, or reset your password."),
  code_wrong: meaning(
    400,
    "The verification code is not the one sent. Check it; after five wrong tries ask for a new one.",
  ),
  code_expired: meaning(400, "The verification code is older than ten minutes or was used up. Ask for a new one."),
  unauthenticated: meaning(
    401,
    "No token was sent, or it has expired or was revoked. Log in and send the request again.",
  ),
  forbidden: meaning(403, "You don't have access to this. Ask an administrator if you need it."),
  reason_required: meaning(
    403,
    "This application belongs to another branch. Say why you need it: send the reason to the call that opens it, then try again.",
  ),
  not_found: meaning(404, "There is nothing here, or nothing you may know of. Check the id."),
  state_forbids: meaning(
    409,
    "The thing is in a state that does not allow this. Read it again and choose one of its actions.",
  ),
  not_eligible: meaning(
    409,
    "The driver does not meet every condition of this service. The reasons say what would put each right.",
  ),
  already_open: meaning(409, "There is an open one already. Finish or cancel it first."),
  already_exists: meaning(409, "The same is registered already. Use what is there."),
  slot_taken: meaning(409, "The slot has been filled in the meantime. Choose another."),
  payment_mismatch: meaning(
    409,
    "The amount or currency that the provider reports is not the invoice's. Nothing has been counted as paid. An officer will check it.",
  ),
  retake_too_soon: meaning(
    409,
    "A failed theory test may be taken again after fourteen days. The answer names the date.",
  ),
  own_request: meaning(409, "Staff may not decide on a request or an application of their own. A colleague has to."),
  in_progress: meaning(
    409,
    "The first request with this Idempotency-Key is still in progress. Wait a moment and send it again.",
    true,
  ),
  stale: meaning(
    412,
    "The thing was changed since you read it. `current` holds it as it is now: choose what to keep, then send with its ETag.",
  ),
  too_large: meaning(413, "The body or the file is larger than allowed (files: 5 MB). Send a smaller one."),
  wrong_type: meaning(
    415,
    "The content type, or the kind of file by its content, is not accepted. Send PDF, JPEG or PNG.",
  ),
  key_reused: meaning(422, "This Idempotency-Key was used with another body. Use a new key for a new request."),
  rate_limited: meaning(429, "Too many requests in a short time. Wait as long as Retry-After says.", true),
  internal: meaning(500, "Sorry, something went wrong. Try again. If it keeps happening, report the request id.", true),
  unavailable: meaning(503, "Something the server depends on is down. Wait as long as Retry-After says.", true),
} as const satisfies Record<string, ErrorMeaning>;

/** A stable error code. */
export type ErrorCode = keyof typeof errorCodes;
