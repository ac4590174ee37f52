import type { BodyOf, disputeTaughtLesson as dispute } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import { type LessonId, noDriver } from "../../../platform/ids.ts";
import { changeLesson } from "../lessons-store.ts";
import { lockLessonsToSign, lockTaughtLesson } from "../teaching-store.ts";
import { certifyTrainings } from "./certify.ts";
import { tellSchoolOfDispute } from "./dispute-lesson.ts";

/** Signs lessons as their instructor. Nobody signs a lesson for both sides. */
export async function signLessons(
  context: Context<Actor>,
  { lessons: ids }: { readonly lessons: readonly LessonId[] },
): Promise<{ signed: number }> {
  const { tx, deps, actor } = context;
  const driver = actor.driver ?? noDriver;
  const lessons = (await lockLessonsToSign(tx, driver, ids)).filter(
    ({ driver_id, signed_by }) => driver_id !== driver && signed_by !== actor.id,
  );
  if (lessons.length < new Set(ids).size) throw invalidField("lessons", m.schools_lessons_changed());
  for (const { id, driver_id } of lessons) {
    await changeLesson(tx, id, { instructor_signed_at: deps.now(), instructor_signed_by: actor.id });
    await recordAudit(context, {
      action: "sign_lesson_as_instructor",
      entity: "lesson",
      entity_id: id,
      driver_id,
    });
  }
  await certifyTrainings(
    context,
    lessons.filter(({ is_verified }) => is_verified),
  );
  return { signed: lessons.length };
}

/** Lets the instructor say what is wrong with the record of a lesson that bears their name, or take that back. */
export async function disputeTaughtLesson(
  context: Context<Actor>,
  id: LessonId,
  { note }: BodyOf<typeof dispute>,
): Promise<void> {
  const { tx, actor } = context;
  const lesson = orNotFound(await lockTaughtLesson(tx, actor.driver ?? noDriver, id), "lesson");
  if (lesson.instructor_signed_at !== null || lesson.attendance === "absent" || lesson.removed_at !== null)
    throw new DomainError("state_forbids", m.schools_nothing_to_sign_as_instructor());
  const instructor_dispute = note || null;
  if (instructor_dispute === null ? lesson.instructor_dispute === null : instructor_dispute.length < 10)
    throw invalidField("note", m.schools_say_what_is_wrong());
  await changeLesson(tx, id, { instructor_dispute });
  await recordAudit(context, {
    action: "dispute_lesson_as_instructor",
    entity: "lesson",
    entity_id: id,
    driver_id: lesson.driver_id,
    before: { dispute: lesson.instructor_dispute },
    after: { dispute: instructor_dispute },
  });
  if (instructor_dispute !== null) await tellSchoolOfDispute(context, lesson, instructor_dispute);
}
