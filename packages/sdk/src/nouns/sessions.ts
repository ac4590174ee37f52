// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type EndOtherSessionsBody,
  type EndSessionBody,
  endOtherSessions,
  endSession,
  type ListSessionsQuery,
  listSessions,
  type OpenSession,
  type Page,
  type SessionId,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `sessions.list` can fail with. */
export type SessionsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `sessions.list`. */
export type SessionsListError = KwanError<SessionsListCode>;

/** The codes of the errors that `sessions.end` can fail with. */
export type SessionsEndCode =
  | CommonCode
  | "credentials_wrong"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `sessions.end`. */
export type SessionsEndError = KwanError<SessionsEndCode>;

/** The codes of the errors that `sessions.endOthers` can fail with. */
export type SessionsEndOthersCode =
  | CommonCode
  | "credentials_wrong"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `sessions.endOthers`. */
export type SessionsEndOthersError = KwanError<SessionsEndOthersCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists the account's open sessions.
   *
   * @example
   * for await (const session of kwan.sessions.list()) console.log(session.id);
   */
  list: method(
    listSessions,
    (
      query?: ListSessionsQuery,
      options?: CallOptions,
    ): KwanList<Page<OpenSession>, SessionsListError, "listSessions"> => send(listSessions, { query }, options),
  ),
  /**
   * Ends one session. The person confirms with their password.
   *
   * @example
   * await kwan.sessions.end(id, { current_password });
   */
  end: method(
    endSession,
    (
      id: SessionId,
      body: EndSessionBody,
      options?: PostOptions,
    ): KwanPromise<undefined, SessionsEndError, "endSession"> => send(endSession, { params: { id }, body }, options),
  ),
  /**
   * Ends every session except the current one. The person confirms with their password.
   *
   * @example
   * await kwan.sessions.endOthers({ current_password });
   */
  endOthers: method(
    endOtherSessions,
    (
      body: EndOtherSessionsBody,
      options?: PostOptions,
    ): KwanPromise<undefined, SessionsEndOthersError, "endOtherSessions"> => send(endOtherSessions, { body }, options),
  ),
});

/**
 * The devices on which an account is logged in.
 */
export interface SessionsMethods extends ReturnType<typeof withSend> {}

/**
 * The devices on which an account is logged in.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { sessions });
 */
export const sessions: (send: Send) => SessionsMethods = withSend;
