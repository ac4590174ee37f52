import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";
import { account } from "./users.ts";

/** The response to a completed login or sign-up: the token and the account. */
export const session = z.object({ token: z.string(), expires_at: instant, user: account });

/** A device or program that is logged in. */
export const openSession = z.object({
  id,
  started_at: instant,
  last_used_at: instant,
  /** The browser or program, for example Firefox on Windows. */
  device: line,
  is_current: z.boolean(),
});
