import { decisionKinds, decisionStates, subjects } from "@kwan/domain/decisions";
import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";

const person = z.object({ id, name: line, branch: z.nullable(line) });

/** A decision of the authority, proposed or made. */
export const decision = z.object({
  id,
  kind: z.enum(decisionKinds),
  title: line,
  subject: z.object({ kind: z.enum(subjects), id, name: line }),
  driver: z.nullable(id),
  driver_name: z.nullable(line),
  state: z.enum(decisionStates),
  /** The code of the ground. */
  ground: z.string(),
  /** The ground in words. */
  ground_title: line,
  reason: z.string(),
  /** What the decision changes. A value is null where there is none. */
  changes: z.array(z.object({ field: z.string(), label: line, before: z.nullable(line), after: z.nullable(line) })),
  /** Who proposed it, with their branch. */
  proposed_by: person,
  /** When it was proposed. */
  proposed_at: instant,
  /** Who approved or refused it; null if it needed nobody else, or waits. */
  decided_by: z.nullable(person),
  decided_at: z.nullable(instant),
  /** Why the proposal was refused. */
  refusal: z.nullable(line),
  /** The decision that this one takes back. */
  withdraws: z.nullable(id),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(["decide", "withdraw"])),
});
