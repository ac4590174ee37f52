import type { BodyOf, disputeLesson as call } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, notFound } from "../../../platform/domain-error.ts";
import { type LessonId, noDriver } from "../../../platform/ids.ts";
import { changeLesson, type LessonRow, lockLesson } from "../lessons-store.ts";
import { notifySchool } from "../notify-school.ts";

/**
 * Lets the trainee say what is wrong with the record of a lesson, or take that back. A disputed lesson does not count, and
 * the school can remove it.
 */
export async function disputeLesson(
  context: Context<Actor>,
  id: LessonId,
  { note }: BodyOf<typeof call>,
): Promise<void> {
  const { tx, deps, actor } = context;
  const lesson = await lockLesson(tx, id);
  if (!lesson || lesson.driver_id !== (actor.driver ?? noDriver)) throw notFound("lesson");
  if (lesson.is_verified || lesson.attendance === "absent" || lesson.removed_at !== null)
    throw new DomainError("state_forbids", m.schools_nothing_to_sign());
  const dispute = note || null;
  if (dispute === null ? lesson.dispute === null : dispute.length < 10)
    throw invalidField("note", m.schools_say_what_is_wrong());
  await changeLesson(tx, id, { signed_at: dispute === null ? null : deps.now(), dispute });
  await recordAudit(context, {
    action: "dispute_lesson",
    entity: "lesson",
    entity_id: id,
    before: { dispute: lesson.dispute },
    after: { dispute },
  });
  if (dispute !== null) await tellSchoolOfDispute(context, lesson, dispute);
}

/** Tells the school that its trainee or instructor says that the record of a lesson is wrong. */
export const tellSchoolOfDispute = (
  context: Context<Actor>,
  { school_id, date, starts_at }: Pick<LessonRow, "school_id" | "date" | "starts_at">,
  dispute: string,
): Promise<void> =>
  notifySchool(context, school_id, {
    words: () => ({
      title: m.schools_lesson_disputed_title(),
      message: m.schools_lesson_disputed({ date: formatDate(date as PlainDate, "long"), time: starts_at, dispute }),
    }),
  });
