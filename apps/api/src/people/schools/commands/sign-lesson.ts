import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, notFound } from "../../../platform/domain-error.ts";
import { type LessonId, noDriver } from "../../../platform/ids.ts";
import { changeLesson, lockLesson } from "../lessons-store.ts";
import { certifyIfComplete } from "./certify.ts";

/**
 * Lets the trainee confirm a lesson, so that its hours count, or say what is wrong with the record. A disputed lesson
 * can still be confirmed, and the school can remove it.
 */
export async function signLesson(
  context: Context<Actor>,
  id: LessonId,
  { outcome, note: words }: { readonly outcome: "confirmed" | "disputed"; readonly note?: string | null | undefined },
): Promise<void> {
  const { tx, deps, actor } = context;
  const lesson = await lockLesson(tx, id);
  if (!lesson || lesson.driver_id !== (actor.driver ?? noDriver)) throw notFound("lesson");
  if (lesson.is_verified || lesson.attendance === "absent" || lesson.removed_at !== null)
    throw new DomainError("state_forbids", m.schools_nothing_to_sign());
  const isDisputed = outcome === "disputed";
  if (isDisputed && (!words || words.length < 10)) throw invalidField("note", m.schools_say_what_is_wrong());
  const dispute = isDisputed ? (words ?? null) : null;
  await changeLesson(tx, id, { is_verified: !isDisputed, signed_at: deps.now(), dispute });
  await recordAudit(context, {
    action: isDisputed ? "dispute_lesson" : "sign_lesson",
    entity: "lesson",
    entity_id: id,
    after: { is_verified: !isDisputed, dispute },
  });
  if (!isDisputed) await certifyIfComplete(context, lesson);
}
