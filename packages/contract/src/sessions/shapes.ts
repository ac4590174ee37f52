import * as z from "zod/mini";
import { id, instant, line } from "../basics.ts";
import { account } from "../users/shapes.ts";

/** The response to a completed login or sign-up: the token and the account. */
export const session = z.object({
  /** Bearer token, valid for one month. */
  token: z.string(),
  /** The time at which the token expires. */
  expires_at: instant,
  /** The account that is logged in. */
  user: account,
});

/** A device or program that is logged in. */
export const openSession = z.object({
  id,
  started_at: instant,
  /** When the session was last used. */
  last_used_at: instant,
  /** The browser or program, for example Firefox on Windows. */
  device: line,
  /** True if the request was made in this session. */
  is_current: z.boolean(),
});
