import { isApiError } from "@kwan/sdk";
import { errorsOf, isUnreached } from "../../words/call-errors.ts";

/** Why answers wait: no connection, or the server said something else. */
export type Trouble = "unreached" | { says: string };

/** The server has looked at it and will not take it, however often it is sent. Who must log in again may send it after that. */
export const isForGood = (cause: unknown): boolean => isApiError(cause) && !cause.retryable && cause.status !== 401;

/** How long the server asks to wait, in milliseconds. */
export const askedPause = (cause: unknown): number => (isApiError(cause) ? (cause.retryAfter ?? 0) : 0);

/** What the server says of it. */
export const messageOf = (cause: unknown): string => errorsOf(cause)[0]?.message ?? "";

export const troubleOf = (cause: unknown): Trouble => (isUnreached(cause) ? "unreached" : { says: messageOf(cause) });
