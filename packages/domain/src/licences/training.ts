import type { PlainDate } from "../dates/plain-date.ts";
import { figures } from "./figures.ts";

/** A limit that the law does not set. Its value is a default until the authority has confirmed it. */
export interface FigureToConfirm {
  readonly value: number;
  readonly unit: "hours" | "hours a day" | "o'clock" | "days";
  /** For the authority to confirm. */
  readonly is_confirmed: boolean;
}

const toConfirm = (value: number, unit: FigureToConfirm["unit"]): FigureToConfirm => ({
  value,
  unit,
  is_confirmed: false,
});

/**
 * The limits of lessons and tests, each for the authority to confirm. Those of `refused` are absolute. Those of
 * `unusual` only mark a lesson: an officer looks at it before its trainee gets a certificate. Night driving and long
 * days exist, and a hard rule would teach schools to write false times.
 *
 * @example
 * limits.unusual.trainee_driving.value; // 4, in hours a day
 */
export const limits = {
  refused: {
    /** The length of one lesson. */
    lesson: toConfirm(8, "hours"),
    /** All lessons of one trainee on a day. */
    trainee: toConfirm(10, "hours a day"),
    /** All lessons of one instructor on a day. */
    instructor: toConfirm(14, "hours a day"),
    /** All lessons in one vehicle on a day. */
    vehicle: toConfirm(18, "hours a day"),
  },
  unusual: {
    /** The practical lessons of one trainee on a day. */
    trainee_driving: toConfirm(4, "hours a day"),
    instructor: toConfirm(10, "hours a day"),
    vehicle: toConfirm(12, "hours a day"),
    /** A lesson that starts before this hour is unusual. */
    before: toConfirm(5, "o'clock"),
    /** A lesson that ends after this hour is unusual. */
    after: toConfirm(22, "o'clock"),
  },
  /** The least theory and practice among the required hours. */
  minimum: {
    theory: toConfirm(12, "hours"),
    practical: toConfirm(24, "hours"),
  },
  /** How long someone who failed a practical test waits before the next. */
  retest_after: toConfirm(7, "days"),
} as const;

/** The minimums apply to enrolments from this day on. For the authority to confirm. */
export const minimumsApplyFrom: PlainDate = "2026-11-28";

/** Lessons from this day on count once their instructor has signed them as well. For the authority to confirm. */
export const instructorsSignFrom: PlainDate = "2026-11-28";

export const lessonMarks = ["unusual_time", "trainee_hours", "instructor_hours", "vehicle_hours"] as const;

/** What is unusual about a lesson, so that an officer has to look at it. */
export type LessonMark = (typeof lessonMarks)[number];

/** The hours of a day, with those of the lesson itself. */
export interface HoursOfDay {
  readonly trainee: number;
  /** The hours of driving. 0 if the lesson itself is theory. */
  readonly trainee_driving: number;
  readonly instructor: number;
  readonly vehicle: number;
}

/**
 * Returns whose hours of a day are above an absolute limit, or undefined if none are.
 *
 * @example
 * overLimit({ trainee: 12, trainee_driving: 4, instructor: 6, vehicle: 6 }); // "trainee"
 */
export const overLimit = (hours: HoursOfDay): "trainee" | "instructor" | "vehicle" | undefined =>
  (["trainee", "instructor", "vehicle"] as const).find((whose) => hours[whose] > limits.refused[whose].value);

const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Returns what is unusual about a lesson.
 *
 * @example
 * marksOf({ starts_at: "04:30", ends_at: "06:00" }, { trainee: 2, trainee_driving: 2, instructor: 2, vehicle: 2 }); // ["unusual_time"]
 */
export function marksOf(
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
  hours: HoursOfDay,
): LessonMark[] {
  const { unusual } = limits;
  const is: Readonly<Record<LessonMark, boolean>> = {
    unusual_time: minutesAt(starts_at) < unusual.before.value * 60 || minutesAt(ends_at) > unusual.after.value * 60,
    trainee_hours: hours.trainee_driving > unusual.trainee_driving.value,
    instructor_hours: hours.instructor > unusual.instructor.value,
    vehicle_hours: hours.vehicle > unusual.vehicle.value,
  };
  return lessonMarks.filter((mark) => is[mark]);
}

/** A trainee's confirmed lessons for one class, at all accredited schools. */
export interface Training {
  readonly theory: number;
  readonly practical: number;
  /** The confirmed lessons that are unusual and that no officer has looked at. */
  readonly to_check: number;
  /** Whether the minimums of theory and practice apply. */
  readonly has_minimums: boolean;
}

export const trainingGaps = ["hours", "theory", "practical", "to_check", "withdrawn"] as const;
/** Why a training is not complete, one of `trainingGaps`. */
export type TrainingGap = (typeof trainingGaps)[number];

/**
 * Returns why a training is not complete, or null if it is.
 *
 * @example
 * trainingGap({ theory: 48, practical: 0, to_check: 0, has_minimums: true }); // "practical"
 */
export function trainingGap({ theory, practical, to_check, has_minimums }: Training): TrainingGap | null {
  if (theory + practical < figures.training_hours) return "hours";
  if (has_minimums && theory < limits.minimum.theory.value) return "theory";
  if (has_minimums && practical < limits.minimum.practical.value) return "practical";
  return to_check > 0 ? "to_check" : null;
}
