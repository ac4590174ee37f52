import { isApiError } from "@kwan/sdk";
import { errorsOf, isUnreached } from "../../../words/call-errors.ts";

/** Why answers have not been saved: no connection, or an error from the server. */
export type Trouble = "unreached" | { says: string };

/**
 * Whether the server will never accept the request. A request that failed because the session had expired can be sent
 * again.
 */
export const isForGood = (cause: unknown): boolean => isApiError(cause) && !cause.retryable && cause.status !== 401;

/** Returns the delay that the server has requested, in milliseconds, or 0 if there is none. */
export const askedPause = (cause: unknown): number => (isApiError(cause) ? (cause.retryAfter ?? 0) : 0);

export const messageOf = (cause: unknown): string => errorsOf(cause)[0]?.message ?? "";

export const troubleOf = (cause: unknown): Trouble => (isUnreached(cause) ? "unreached" : { says: messageOf(cause) });
