import type { BodyOf, declineInstructor as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { InstructorId, SchoolId } from "../../../platform/ids.ts";
import { declineProposal, lockInstructor } from "../instructors-store.ts";
import { notifySchool } from "../notify-school.ts";

/** Declines an instructor whom a school has proposed, and tells the school why. Returns the ID of the school. */
export async function declineInstructor(
  context: Context<Actor>,
  id: InstructorId,
  { note }: BodyOf<typeof call>,
): Promise<SchoolId> {
  const { tx, deps } = context;
  const { name, school_id, ...instructor } = orNotFound(await lockInstructor(tx, id), "instructor");
  const { proposed_by, accredited_until, declined_at } = instructor;
  if (proposed_by === null || accredited_until !== null || declined_at !== null)
    throw new DomainError("state_forbids", m.schools_no_proposal());
  await declineProposal(tx, id, { declined_at: deps.now(), declined_because: note });
  await recordAudit(context, { action: "decline_instructor", entity: "instructor", entity_id: id, after: { note } });
  await notifySchool(context, school_id, {
    words: () => ({
      title: m.schools_instructor_declined_title(),
      message: m.schools_instructor_declined({ name, reason: note }),
    }),
  });
  return school_id;
}
