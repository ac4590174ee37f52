import type { confirmLessonsAtDesk as atDesk, BodyOf, confirmLessons as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound, type Refusal, refuse } from "../../../platform/domain-error.ts";
import { type DriverId, type LessonId, noDriver } from "../../../platform/ids.ts";
import { tooMany } from "../../../platform/rate-limits/limits.ts";
import { type CodeSent, sendCode } from "../../accounts/commands/send-code.ts";
import { takeCode } from "../../accounts/commands/take-code.ts";
import type { Origin } from "../../accounts/known-devices.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { requireOtherPerson } from "../../drivers/own-record.ts";
import { findDriver } from "../../drivers/store.ts";
import { hasWaitingLessons, isPhoneOfSchool, lockWaitingLessons, type WaitingLesson } from "../confirmations-store.ts";
import { changeLesson } from "../lessons-store.ts";
import { certifyTrainings } from "./certify.ts";

/** Returns the trainee's own phone. A phone that a driving school uses does not prove that the trainee was there. */
async function phoneOf({ tx, actor }: Context<Actor>): Promise<string> {
  const { phone_number, is_phone_verified } = actor.account;
  if (phone_number === null || !is_phone_verified) throw new DomainError("state_forbids", m.schools_no_phone());
  if (await isPhoneOfSchool(tx, phone_number)) throw new DomainError("state_forbids", m.schools_phone_of_school());
  return phone_number;
}

/** Sends the code that confirms the lessons of today and before to the trainee's own phone. */
export async function sendLessonCode(context: Context<Actor>): Promise<CodeSent> {
  const { tx, actor } = context;
  if (!(await hasWaitingLessons(tx, actor.driver ?? noDriver)))
    throw new DomainError("state_forbids", m.schools_no_lessons_to_confirm());
  const request = { purpose: "lessons", user: actor.account, asker: `account:${actor.id}` } as const;
  const code = await sendCode(context, { ...request, target: await phoneOf(context) });
  if ("waitSeconds" in code) throw tooMany(code.waitSeconds);
  return { ...code.sent, message: m.schools_lesson_code_sent() };
}

/**
 * Confirms the lessons that had been recorded when the code was sent. The trainee has not seen later ones.
 */
export async function confirmLessons(
  context: Context<Actor>,
  { attempt, code }: BodyOf<typeof call>,
  origin: Origin,
): Promise<{ confirmed: number } | Refusal> {
  const { tx, actor } = context;
  const target = await phoneOf(context);
  const result = await takeCode(context, { purposes: ["lessons"], target, code, attempt, user_id: actor.id, origin });
  if ("refusal" in result) return refuse(result.refusal);
  const sent = Date.parse(result.taken.attempt_at);
  const lessons = (await lockWaitingLessons(tx, actor.driver ?? noDriver)).filter(
    ({ recorded_at }) => recorded_at === null || Date.parse(recorded_at) <= sent,
  );
  if (lessons.length === 0) throw new DomainError("state_forbids", m.schools_no_lessons_to_confirm());
  return sign(context, lessons, { signed_with: "code" });
}

/** What an officer confirms at the counter, with the IDs as the server knows them. */
type AtDesk = Omit<BodyOf<typeof atDesk>, "learner" | "lessons"> & {
  readonly learner: DriverId;
  readonly lessons: readonly LessonId[];
};

/** Confirms lessons with a trainee who is at the counter, and whose ID the officer has checked. */
export async function confirmLessonsAtDesk(
  context: Context<Actor>,
  { learner, lessons: ids, seen }: AtDesk,
): Promise<{ confirmed: number }> {
  const { tx } = context;
  await requireChecked(context, learner);
  const lessons = (await lockWaitingLessons(tx, learner)).filter(({ id }) => ids.includes(id));
  if (lessons.length < new Set(ids).size) throw invalidField("lessons", m.schools_lessons_changed());
  const signed = await sign(context, lessons, { signed_with: "desk", seen_at_desk: seen });
  await notifyDriver(context, learner, {
    words: () => ({
      title: m.schools_confirmed_at_desk_title(),
      message: m.schools_confirmed_at_desk({ count: signed.confirmed }),
    }),
  });
  return signed;
}

/** Throws unless an officer has verified the person's identity, and it is not their own record. */
export async function requireChecked({ tx, actor }: Context<Actor>, driver_id: DriverId): Promise<void> {
  const driver = orNotFound(await findDriver(tx, driver_id), "driver");
  await requireOtherPerson(tx, actor, driver);
  if (!driver.is_id_verified) throw new DomainError("state_forbids", m.schools_identity_first());
}

async function sign(
  context: Context<Actor>,
  lessons: readonly WaitingLesson[],
  how: { readonly signed_with: "code" } | { readonly signed_with: "desk"; readonly seen_at_desk: string },
): Promise<{ confirmed: number }> {
  const { tx, deps, actor } = context;
  for (const { id, driver_id } of lessons) {
    await changeLesson(tx, id, { is_verified: true, signed_at: deps.now(), signed_by: actor.id, ...how });
    await recordAudit(context, {
      action: "sign_lesson",
      entity: "lesson",
      entity_id: id,
      driver_id,
      after: { is_verified: true, ...how },
    });
  }
  // Lessons that wait for their instructor do not count yet.
  const counting = lessons.filter((each) => !each.needs_instructor || each.instructor_signed_at !== null);
  await certifyTrainings(context, counting);
  return { confirmed: lessons.length };
}
