import type { BodyOf, checkLesson as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { LessonId } from "../../../platform/ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { requireOthersRecord } from "../../drivers/own-record.ts";
import { trainingFor } from "../../drivers/training-store.ts";
import { changeLesson, lockLesson } from "../lessons-store.ts";
import { certifyIfComplete } from "./certify.ts";

/**
 * Records whether an unusual lesson counts. With the last one of them, the certificate can be issued. After that, the
 * answer stays.
 */
export async function checkLesson(
  context: Context<Actor>,
  id: LessonId,
  { outcome, note: words }: BodyOf<typeof call>,
): Promise<void> {
  const { tx, deps, actor } = context;
  const lesson = orNotFound(await lockLesson(tx, id), "lesson");
  await requireOthersRecord(tx, actor, lesson.driver_id);
  if (lesson.marks.length === 0 || lesson.removed_at !== null)
    throw new DomainError("state_forbids", m.schools_nothing_to_check());
  const note = words || null;
  if (outcome === "refused" && (note === null || note.length < 10))
    throw invalidField("note", m.schools_say_why_refused());
  if ((await trainingFor(tx, lesson.driver_id, lesson.license_class)).is_certified)
    throw new DomainError("state_forbids", m.schools_already_certified());
  await changeLesson(tx, id, {
    checked_at: deps.now(),
    checked_by: actor.id,
    check_outcome: outcome,
    check_note: note,
  });
  await recordAudit(context, {
    action: "check_lesson",
    entity: "lesson",
    entity_id: id,
    driver_id: lesson.driver_id,
    before: { outcome: lesson.check_outcome, note: lesson.check_note },
    after: { outcome, note },
  });
  if (outcome === "refused")
    await notifyDriver(context, lesson.driver_id, {
      words: () => ({
        title: m.schools_lesson_refused_title(),
        message: m.schools_lesson_refused({ reason: note ?? "" }),
      }),
    });
  await certifyIfComplete(context, lesson);
}
