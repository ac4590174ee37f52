// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { SessionId } from "../ids.ts";
import type { Account } from "../users/models.ts";

export type OpenSession = {
  /** Opaque ID. */
  id: SessionId;
  /** When the session, payment or test started. */
  started_at: string;
  /** When the session was last used. */
  last_used_at: string;
  /** The browser or program, for example Firefox on Windows. */
  device: string;
  /** True if the request was made in this session. */
  is_current: boolean;
};

export type Session = {
  /** Bearer token, valid for one month. */
  token: string;
  /** The time at which the token expires. */
  expires_at: string;
  /** The account that is logged in. */
  user: Account;
};

export type ListSessionsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type EndSessionBody = {
  /** The current password, as proof of identity. */
  current_password: string;
};

export type EndOtherSessionsBody = {
  /** The current password, as proof of identity. */
  current_password: string;
};
