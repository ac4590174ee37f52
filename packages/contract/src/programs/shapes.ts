import { programBudgets, programScopes } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, version } from "../basics.ts";

const budgetNames = Object.keys(programBudgets) as readonly (keyof typeof programBudgets)[];

/** A program of another team, which reads with credentials of its own. */
export const program = z.object({
  /** ID of the program, which is also its `client_id`. */
  id,
  name: z.string(),
  /** The team that answers for the program. */
  team: z.string(),
  /** Email address of the team. */
  contact_email: z.string(),
  /** What the program can read. Empty until two administrators have approved it. */
  scopes: z.array(z.enum(programScopes)),
  /** The name of its budget of calls. Null until two administrators have approved it. */
  budget: z.nullable(z.enum(budgetNames)),
  /** Whether the program can get tokens. */
  is_active: z.boolean(),
  /** The secrets that are valid, newest first. They are only shown when they are created. */
  secrets: z.array(
    z.object({
      id,
      created_at: instant,
      /** When the program last got a token with it. Null if it has not yet. */
      last_used_at: z.nullable(instant),
      /** When it stops working. Null if no newer secret has replaced it. */
      expires_at: z.nullable(instant),
    }),
  ),
  created_at: instant,
  version,
});
