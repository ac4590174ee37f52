import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";
import { account } from "./users.ts";

/** What a completed login or sign-up answers: the token, and whose it is. */
export const session = z.object({ token: z.string(), expires_at: instant, user: account });

/** A place where somebody is logged in. */
export const openSession = z.object({
  id,
  started_at: instant,
  last_used_at: instant,
  /** The browser or program, in words. */
  device: line,
  is_current: z.boolean(),
});
