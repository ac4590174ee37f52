import * as z from "zod/mini";
import { amount, id, instant, line } from "./basics.ts";
import { kindName, serviceSummary, status } from "./services.ts";

/** A person's applications and next actions, for the first page after login. */
export const overview = z.object({
  open: z.int(),
  action_needed: z.int(),
  completed: z.int(),
  by_status: z.array(z.object({ status, count: z.int() })),
  to_do: z.array(
    z.object({
      what: z.enum([
        "finish_draft",
        "pay",
        "check_payment",
        "reply",
        "take_test",
        "collect",
        "renew",
        "book",
        "renew_invoice",
        "choose_class",
        "confirm_school",
        "retake_later",
        "rebook",
        "attend",
        "await_delivery",
        "confirm_lessons",
      ]),
      /** `now` marks tasks that need action now. `soon` marks information, and tasks that can wait. */
      urgency: z.enum(["now", "soon"]),
      text: line,
      service: z.nullable(id),
      kind: z.nullable(kindName),
      type: z.nullable(z.string()),
      due_on: z.nullable(z.string()),
      amount: z.nullable(amount),
      /** The time and place of an appointment. Null if the action is not an appointment. */
      appointment: z.nullable(z.object({ starts_at: instant, branch_name: line })),
    }),
  ),
  applications: z.array(serviceSummary),
  /** Whether the caller has a driver's licence. */
  is_licensed: z.boolean(),
});
