import type { BodyOf, answerTeaching as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, notFound, orNotFound } from "../../../platform/domain-error.ts";
import { type InstructorId, noDriver } from "../../../platform/ids.ts";
import { requireConfirmed } from "../../drivers/provisional.ts";
import { findDriver } from "../../drivers/store.ts";
import { setTeaching } from "../instructors-store.ts";
import { notifySchool } from "../notify-school.ts";
import { type TeachingRow, teachingOf } from "../teaching-store.ts";

/**
 * Lets the holder of an instructor's licence confirm or refuse that they teach at a school. Whoever only knows the number
 * of the licence could claim it, so an officer must have verified the identity before they confirm.
 */
export async function answerTeaching(
  context: Context<Actor>,
  id: InstructorId,
  { teaches }: BodyOf<typeof call>,
): Promise<TeachingRow> {
  const { tx, deps, actor } = context;
  const driver_id = actor.driver ?? noDriver;
  const find = async () => (await teachingOf(tx, driver_id)).find((each) => each.id === id);
  const before = orNotFound(await find(), "instructor");
  if (teaches) {
    await requireConfirmed(tx, driver_id);
    if (!(await findDriver(tx, driver_id))?.is_id_verified)
      throw new DomainError("state_forbids", m.schools_instructor_identity_first());
  }
  const answer = { driver_id: teaches ? driver_id : null, answered_at: deps.now() };
  if (!(await setTeaching(tx, id, driver_id, answer))) throw notFound("instructor");
  await recordAudit(context, {
    action: "answer_teaching",
    entity: "instructor",
    entity_id: id,
    driver_id,
    before: { teaches: before.answered_at === null ? null : before.driver_id !== null },
    after: { teaches },
  });
  const { name, school_id } = before;
  await notifySchool(context, school_id, {
    words: () => ({
      title: teaches ? m.schools_teaching_confirmed_title() : m.schools_teaching_refused_title(),
      message: teaches ? m.schools_teaching_confirmed({ name }) : m.schools_teaching_refused({ name }),
    }),
  });
  return orNotFound(await find(), "instructor");
}
