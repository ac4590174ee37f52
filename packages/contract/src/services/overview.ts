import type { StepName } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, id, instant, line, since } from "../basics.ts";
import { kindName, serviceSummary, status } from "./shapes.ts";

/** A person's applications and next actions, for the first page after login. */
export const overview = z.object({
  /** The number of open applications. */
  open: z.int(),
  /**
   * The number of open applications that the caller has to act on. For staff, the number that the office has to act
   * on.
   */
  action_needed: z.int(),
  /** The number of completed applications. */
  completed: z.int(),
  /** The number of applications with each status. */
  by_status: z.array(
    z.object({
      status,
      /** The number of applications. */
      count: z.int(),
    }),
  ),
  /** The tasks to do next, most urgent first. */
  to_do: z.array(
    z.object({
      /** Code for the task. */
      action: z.enum([
        "finish_draft",
        "pay",
        "check_payment",
        "reply",
        "continue_test",
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
        "confirm_teaching",
        "sign_lessons",
        "apply",
        "complete_profile",
        "identify",
        "confirm_identity",
        "train",
        "hold_class",
      ]),
      /** `now` marks tasks that need action now. `soon` marks information, and tasks that can wait. */
      urgency: z.enum(["now", "soon"]),
      text: line,
      /** Why the application that the task prepares is not possible yet. Null if there is no such reason. */
      reason: since("1.0", z.nullable(line), null),
      /** ID of the application. Null if there is none. */
      service: z.nullable(id),
      /** The step of the application that the task completes. Null if there is none. */
      step: since("1.0", z.nullable(z.string() as z.ZodMiniType<StepName>), null),
      kind: z.nullable(kindName),
      /** Code of the kind of service, such as LLAS. */
      type: z.nullable(z.string()),
      /** The last day to act. Null if there is none. */
      due_on: z.nullable(z.string()),
      /** Amount in Ghana cedis, with two decimal places. */
      amount: z.nullable(amount),
      /** The time and place of an appointment. Null if the action is not an appointment. */
      appointment: z.nullable(z.object({ starts_at: instant, branch_name: line })),
    }),
  ),
  /** The latest applications in progress. */
  applications: z.array(serviceSummary),
  /** Whether the caller has a driver's licence. */
  is_licensed: z.boolean(),
});
