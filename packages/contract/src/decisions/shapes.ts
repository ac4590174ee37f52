import { appealStates, decisionKinds, decisionStates, subjects } from "@kwan/domain/decisions";
import * as z from "zod/mini";
import { id, instant, line, plainDate, reason, since, version } from "../basics.ts";
import { fileType } from "../documents/shapes.ts";

/** A member of staff who took part in a decision. */
export const decisionPerson = z.object({
  id,
  name: line,
  /** Name of the person's branch. Null if there is none. */
  branch: z.nullable(line),
});

const changes = z.array(
  z.object({ field: z.string(), label: line, before: z.nullable(line), after: z.nullable(line) }),
);

/** A decision by the authority: proposed, in force, rejected, withdrawn or reversed. */
export const decision = z.object({
  id,
  /** Kind of decision. */
  kind: z.enum(decisionKinds),
  title: line,
  /**
   * What the decision is about: a driver, a member of staff, a driving school, an instructor, a payment, a branch or the
   * books.
   */
  subject: z.object({
    /** Kind of subject: a driver, a member of staff, a driving school, an instructor, a payment, a branch, the books or a program. */
    kind: z.enum(subjects),
    id,
    name: line,
  }),
  driver: z.nullable(id),
  driver_name: z.nullable(line),
  /** The current status. */
  state: z.enum(decisionStates),
  /** The code of the ground for the decision. */
  ground: z.string(),
  /** The name of the ground for the decision. */
  ground_title: line,
  reason: z.string(),
  /** The fields that change, with their values before and after. */
  changes,
  /** The attached documents. To read them, use the calls for documents. */
  evidence: z._default(
    z.array(
      z.object({
        id,
        document: z.string(),
        title: line,
        /** Name of the file. */
        name: z.string(),
        type: fileType,
        /** When the file was uploaded. */
        uploaded_at: instant,
      }),
    ),
    [],
  ),
  /** Who proposed the decision, with their branch. */
  proposed_by: decisionPerson,
  /** When the decision was proposed. */
  proposed_at: instant,
  /** Who approved or rejected the proposal. Null if no approval was needed, or if no one has decided yet. */
  decided_by: z.nullable(decisionPerson),
  decided_at: z.nullable(instant),
  /** Why the proposal was rejected. Null if it was not rejected. */
  refusal: z.nullable(line),
  /** The ID of the decision that this decision reverses. Null if there is none. */
  withdraws: z.nullable(id),
  /** The ID of the appeal against the decision, while the appeal is open. Null if there is none. */
  open_appeal: z._default(z.nullable(id), null),
  /** The actions that the caller can take now. */
  actions: z.array(z.enum(["decide", "withdraw", "reverse"])),
  version: since("1.0", version, 0),
});

/** The caller's appeal. The reply is null until the appeal has been decided. */
const ownAppeal = z.object({
  /** The current status. */
  state: z.enum(appealStates),
  /** Why the person appealed, in their own words. */
  reasons: reason,
  /** When the appeal was made. */
  appealed_at: instant,
  /** The reply to the person who appealed. Null until the appeal has been decided. */
  answer: z.nullable(reason),
  decided_at: z.nullable(instant),
});

/** Whether the caller can appeal against a rejection, and their appeal if they have made one. */
export const rejectionAppeal = z.object({
  /** The last day on which the person can appeal. */
  appeal_until: plainDate,
  /** Whether the caller can appeal now. */
  may_appeal: z.boolean(),
  /** The caller's appeal. Null if they have not appealed. */
  appeal: z.nullable(ownAppeal),
});

/** A decision about the caller's own record. */
export const ownDecision = z.object({
  id,
  /** Kind of decision. */
  kind: z.enum(decisionKinds),
  title: line,
  /** Whether the decision is in force or has been reversed. */
  state: z.enum(["in_force", "reversed"]),
  /** The name of the ground for the decision. */
  ground_title: line,
  /** The fields that change, with their values before and after. */
  changes,
  /** When the decision took effect. */
  decided_at: instant,
  /** The last day on which the person can appeal. */
  appeal_until: plainDate,
  /** Whether the caller can appeal now. */
  may_appeal: z.boolean(),
  /** The caller's appeal. Null if they have not appealed. */
  appeal: z.nullable(ownAppeal),
});

/** An appeal, for the member of staff who decides on it. */
export const appeal = z.object({
  id,
  /** The current status. */
  state: z.enum(appealStates),
  /** Why the person appealed, in their own words. */
  reasons: reason,
  /** When the appeal was made. */
  appealed_at: instant,
  /** The decision that the appeal is about. Null if the appeal is about a rejection. */
  decision: z.nullable(decision),
  /** The rejection that the appeal is against. Null if the appeal is against a decision. */
  rejection: z.nullable(
    z.object({
      /** What was rejected: an application or an update request. */
      subject: z.enum(["application", "update_request"]),
      id,
      /** The name of the service, or the fields of the record that were to change. */
      title: line,
      driver: id,
      driver_name: line,
      reason: z.nullable(z.string()),
      /** The name of the member of staff who rejected the application or request. */
      rejected_by: z.nullable(line),
      /** When the application or request was rejected. Null once the rejection has been reversed. */
      rejected_at: z.nullable(instant),
    }),
  ),
  /** The ID of the proposal to reverse the decision, which a second person has to approve. Null if there is none. */
  withdrawal: z.nullable(id),
  /** The reply to the person who appealed. Null until a member of staff has written it. */
  answer: z.nullable(reason),
  /** Who decided on the appeal. Null until someone has decided. */
  decided_by: z.nullable(decisionPerson),
  decided_at: z.nullable(instant),
  /** Whether the caller took part in the decision and therefore must not decide on the appeal. */
  took_part: z.boolean(),
});
