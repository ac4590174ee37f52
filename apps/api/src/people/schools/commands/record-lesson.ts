import type { recordLesson as call } from "@kwan/contract";
import { addDays, dayOf, type PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { figures, instructorsSignFrom, type LessonMark, limits, marksOf, overLimit } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { DomainError, invalidField, notFound, orNotFound } from "../../../platform/domain-error.ts";
import { type LessonId, noSchool, type SchoolId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { requireOthersRecord } from "../../drivers/own-record.ts";
import { type InstructorRow, instructorsNamed } from "../instructors-store.ts";
import {
  changeLesson,
  clashesWith,
  hoursOfDay,
  insertLesson,
  lockLesson,
  lockLessons,
  lockOwnEnrolment,
} from "../lessons-store.ts";
import { isAccredited, wasAccredited } from "../present.ts";
import { findSchool } from "../store.ts";
import { holderOf } from "../teaching-store.ts";

type Form = RequestBodyOf<typeof call>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the length of a lesson in hours, to a tenth. */
function hoursOf({ starts_at, ends_at }: Pick<Form, "starts_at" | "ends_at">): number {
  const minutes = minutesOf(ends_at) - minutesOf(starts_at);
  if (minutes <= 0) throw invalidField("ends_at", m.schools_ends_before_start());
  const longest = limits.refused.lesson.value;
  if (minutes < 30 || minutes > longest * 60)
    throw invalidField("ends_at", m.schools_lesson_length({ hours: longest }));
  return Math.round(minutes / 6) / 10;
}

function requireLessonDay(date: PlainDate, today: PlainDate, enrolled_at: string): void {
  if (date > today) throw invalidField("date", m.schools_lesson_in_future());
  const days = figures.lesson_recorded_within_days;
  if (date < addDays(today, -days)) throw invalidField("date", m.schools_lesson_too_old({ days }));
  if (date < dayOf(enrolled_at)) throw invalidField("date", m.schools_lesson_before_enrolment());
}

/** Throws if a lesson has not ended yet. Ghana's time is UTC. */
function requireEnded({ date, ends_at }: Pick<Form, "date" | "ends_at">, now: Date): void {
  if (`${date}T${ends_at}` > now.toISOString().slice(0, 16))
    throw invalidField("ends_at", m.schools_lesson_not_ended());
}

/** Throws unless the school is accredited today and was on the lesson's day. The error says when its accreditation ended, if it had one. */
async function requireAccredited({ tx, deps }: Context<Actor>, school_id: SchoolId, date: PlainDate): Promise<void> {
  const school = await findSchool(tx, school_id);
  if (school && isAccredited(school, deps.today())) {
    if (wasAccredited(school, date)) return;
    throw invalidField("date", m.schools_not_accredited_then());
  }
  const ended = school?.accredited_until;
  throw new DomainError(
    "state_forbids",
    ended
      ? m.schools_accreditation_ended({ date: formatDate(ended as PlainDate, "long") })
      : m.schools_not_accredited(),
  );
}

/** Returns the instructor named in the form. Throws unless they work at the school and are accredited. */
async function instructorFor(
  { tx, deps }: Context<Actor>,
  school_id: SchoolId,
  { instructor, instructor_id, date }: Form,
): Promise<InstructorRow> {
  const named = await instructorsNamed(tx, school_id, instructor);
  const matches = instructor_id === undefined ? named : named.filter(({ id }) => id === instructor_id);
  if (matches.length === 0) throw invalidField("instructor", m.schools_no_such_instructor());
  const accredited = matches.filter((each) => isAccredited(each, deps.today()));
  const [only] = accredited;
  if (!only) throw invalidField("instructor", m.schools_instructor_not_accredited());
  if (!wasAccredited(only, date as PlainDate)) throw invalidField("date", m.schools_instructor_not_accredited_then());
  if (accredited.length > 1) throw invalidField("instructor", m.schools_which_instructor());
  if (only.answered_at !== null && only.driver_id === null)
    throw invalidField("instructor", m.schools_instructor_refused());
  return only;
}

const dayIsFull = {
  trainee: ["ends_at", m.schools_learner_day_full],
  instructor: ["instructor", m.schools_instructor_day_full],
  vehicle: ["vehicle", m.schools_vehicle_day_full],
} as const;

/**
 * Throws if the trainee, instructor or vehicle is in another lesson at this time, or has too many hours on this day.
 * Returns what is unusual about the lesson.
 */
async function requirePlace(
  tx: Tx,
  lesson: Parameters<typeof hoursOfDay>[1],
  license_number: string,
): Promise<readonly LessonMark[]> {
  const clash = await clashesWith(tx, lesson, license_number);
  if (clash.learner) throw invalidField("starts_at", m.schools_learner_busy());
  if (clash.instructor) throw invalidField("instructor", m.schools_instructor_busy());
  if (clash.vehicle) throw invalidField("vehicle", m.schools_vehicle_busy());
  const day = await hoursOfDay(tx, lesson, license_number);
  const over = overLimit(day);
  if (over) {
    const [field, message] = dayIsFull[over];
    throw invalidField(field, message({ hours: limits.refused[over].value }));
  }
  return marksOf(lesson, day);
}

/**
 * Records a lesson for a trainee at the caller's school, by an instructor at the school, while both school and
 * instructor are accredited. The trainee is asked to confirm it. A trainee, instructor or vehicle cannot be in two
 * lessons at the same time, or above the limits for a day.
 */
export async function recordLesson(context: Context<Actor>, form: Form): Promise<LessonId> {
  const { tx, deps, actor } = context;
  const school_id = actor.school ?? noSchool;
  const enrolment = orNotFound(await lockOwnEnrolment(tx, form.enrolment, school_id), "enrolment");
  await requireAccredited(context, school_id, form.date as PlainDate);
  const { driver_id, license_class } = enrolment;
  if (enrolment.ended_at !== null) throw new DomainError("state_forbids", m.schools_enrolment_ended());
  if (driver_id === null) throw new DomainError("state_forbids", m.schools_not_confirmed());
  await requireOthersRecord(tx, actor, driver_id);
  const date = form.date as PlainDate;
  requireLessonDay(date, deps.today(), enrolment.enrolled_at);
  const hours = hoursOf(form);
  requireEnded(form, deps.now());
  const { module, topic, starts_at, ends_at, attendance } = form;
  const vehicle = form.vehicle || null;
  if (module === "practical" && vehicle === null) throw invalidField("vehicle", m.schools_which_vehicle());
  const by = await instructorFor(context, school_id, form);
  const teacher = by.driver_id ?? (await holderOf(tx, by.license_number));
  if (teacher === driver_id) throw invalidField("instructor", m.schools_instructor_is_trainee());
  const instructor = by.name;
  const lesson = { school_id, driver_id, date, starts_at, ends_at, instructor, vehicle };
  await lockLessons(tx, lesson, by.license_number);
  const marks = attendance === "present" ? await requirePlace(tx, { ...lesson, module, hours }, by.license_number) : [];
  const id = deps.newId("cls");
  const recorded = { recorded_by: actor.id, recorded_at: deps.now() };
  const row = {
    ...lesson,
    ...recorded,
    id,
    instructor_id: by.id,
    needs_instructor: date >= instructorsSignFrom,
    license_class,
    module,
    topic,
    hours,
    attendance,
    remark: form.remark || null,
    marks: JSON.stringify(marks),
  };
  await insertLesson(tx, { ...row, score: null });
  await recordAudit(context, {
    action: "record_lesson",
    entity: "lesson",
    entity_id: id,
    after: { driver_id, date, starts_at, ends_at, module, instructor, vehicle, attendance, marks },
  });
  if (attendance === "present")
    await notifyDriver(context, driver_id, {
      words: () => ({ title: m.schools_lesson_recorded_title(), message: m.schools_lesson_recorded() }),
      dedupe_key: `lessons:${deps.today()}`,
    });
  if (attendance === "present" && row.needs_instructor && teacher)
    await notifyDriver(context, teacher, {
      words: () => ({ title: m.schools_lesson_to_sign_title(), message: m.schools_lesson_to_sign() }),
      dedupe_key: `teaching:${deps.today()}`,
    });
  return id;
}

/**
 * Takes back a lesson that the caller's school recorded by mistake, if the trainee has not confirmed it yet. The lesson
 * is kept and does not count.
 */
export async function removeLesson(context: Context<Actor>, id: LessonId): Promise<void> {
  const { tx, deps, actor } = context;
  const lesson = await lockLesson(tx, id);
  if (!lesson || lesson.school_id !== (actor.school ?? noSchool)) throw notFound("lesson");
  // The trainee's signature does not hold a lesson that its instructor disputes.
  if (lesson.is_verified && lesson.instructor_dispute === null)
    throw new DomainError("state_forbids", m.schools_lesson_signed());
  if (lesson.removed_at !== null) throw new DomainError("state_forbids", m.schools_lesson_removed());
  await changeLesson(tx, id, { removed_at: deps.now(), removed_by: actor.id });
  const { driver_id, date, starts_at, ends_at, instructor, vehicle, dispute, instructor_dispute } = lesson;
  const before = { driver_id, date, starts_at, ends_at, instructor, vehicle, dispute, instructor_dispute };
  await recordAudit(context, { action: "remove_lesson", entity: "lesson", entity_id: id, driver_id, before });
}
