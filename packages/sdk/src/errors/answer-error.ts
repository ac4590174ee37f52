import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/** Why a response cannot be used. */
export type AnswerFault = "cut_off" | "empty" | "html" | "not_json" | "mismatch";

/** One place where a response differs from the contract. */
export interface Mismatch {
  /** The path from the root of the response body, with dots: "results.3.city". Empty for the root. */
  readonly path: string;
  /** What the contract expects at this path, and what was received. */
  readonly message: string;
}

const says: Record<AnswerFault, string> = {
  cut_off: "the body ends in the middle. The connection broke off; try again",
  empty: "the body is empty where JSON was promised. Something between here and the server answered in its place",
  html: "the body is a web page where JSON was promised. Check baseUrl, and any proxy or captive portal on the way",
  not_json: "the body is not JSON. Check baseUrl: it is to end in /api",
  mismatch: "it is not what the contract says. Server and SDK are of different versions; update the older one",
};

/** The arguments of an {@link AnswerError}. */
export interface AnswerErrorParts {
  readonly fault: AnswerFault;
  readonly endpoint: string;
  readonly answered: number;
  readonly body?: unknown;
  readonly mismatches?: readonly Mismatch[];
  readonly requestId: string | undefined;
  readonly cause?: unknown;
}

/**
 * The server reported success (2xx), but its response cannot be used: it is cut off, empty, a web page, not JSON, or
 * does not match the contract. A write that fails with this error may still have taken effect.
 *
 * @example
 * if (isAnswerError(error)) log(error.path, error.message); // "results.3.city", "… results.3.city: expected string …"
 */
export class AnswerError<Codes extends string = ErrorCode> extends KwanError<Codes> {
  override name = "AnswerError";
  readonly fault: AnswerFault;
  /** The HTTP status of the response. The `status` property is 500, because the call failed. */
  readonly answered: number;
  readonly mismatches: readonly Mismatch[];

  constructor({ fault, endpoint, answered, body, mismatches = [], requestId, cause }: AnswerErrorParts) {
    const places = mismatches.slice(0, 3).map(({ path, message }) => (path ? `${path}: ${message}` : message));
    const more = mismatches.length > 3 ? ` and ${mismatches.length - 3} more` : "";
    const where = places.length > 0 ? ` (${places.join("; ")}${more})` : "";
    super({
      status: 500,
      message: `The answer to ${endpoint} cannot be used: ${says[fault]}${where}.`,
      body,
      requestId,
      retryable: fault === "cut_off",
      cause,
    });
    this.fault = fault;
    this.answered = answered;
    this.mismatches = mismatches;
  }

  /** The path of the first difference, such as "results.3.city". */
  get path(): string | undefined {
    return this.mismatches[0]?.path;
  }

  /** One sentence for a toast. It uses this error's own message, because the response body has no error to show. */
  override get summary(): string {
    return `Error: ${this.message}`;
  }

  override get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return {};
  }
}
