import { roles } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, since, version } from "../basics.ts";

export const staffMember = z.object({
  id,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  branch: z.nullable(id),
  school: z.nullable(id),
  /** Whether the account can be used. */
  is_active: z.boolean(),
  created_at: instant,
  /**
   * The role that has been proposed for the account, and the ID of the proposal, which another administrator has to
   * approve. Null if there is none.
   */
  proposal: z.nullable(z.object({ id, role: z.enum(roles) })),
  version: since("1.0", version, 0),
});
