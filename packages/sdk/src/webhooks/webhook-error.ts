/**
 * Why a webhook was refused. `secret_invalid` and `body_parsed` are mistakes in your own program. With all others, do not
 * trust the message.
 */
export type WebhookFault =
  | "secret_invalid"
  | "body_parsed"
  | "header_missing"
  | "header_invalid"
  | "too_old"
  | "too_new"
  | "signature_wrong"
  | "not_json";

/**
 * A webhook cannot be trusted, or your program calls the verifier in a wrong way: `code` says which, and the message says
 * what to do.
 *
 * @example
 * if (error instanceof WebhookError) return new Response(error.code, { status: error.isOwnMistake ? 500 : 400 });
 */
export class WebhookError extends Error {
  override name = "WebhookError";
  /** What is wrong. The messages can change, but the codes do not. */
  readonly code: WebhookFault;

  constructor(code: WebhookFault, message: string) {
    super(message);
    this.code = code;
  }

  /** Whether your own program is wrong, and not the message: answer with 500, so that the sender tries again. */
  get isOwnMistake(): boolean {
    return this.code === "secret_invalid" || this.code === "body_parsed";
  }
}
