import { addDays, type PlainDate } from "@kwan/domain";
import { isPublicHoliday, isWeekend } from "@kwan/domain/dates";
import { type Kind, kinds } from "@kwan/domain/kinds";

/** The hours, length and number of places of a kind of appointment. Branches are open from 8:00 to 17:00. */
export interface AppointmentType {
  readonly purpose: "practical_test" | "eye_test" | "biometrics";
  /** These appointments are only offered at test centres, which have the examiners and the space. */
  readonly at_test_centres_only: boolean;
  readonly from_hours: readonly number[];
  readonly minutes: number;
  readonly capacity: number;
}

/** Every kind of appointment. None is offered at lunchtime. */
const appointmentTypes: readonly AppointmentType[] = [
  {
    purpose: "practical_test",
    at_test_centres_only: true,
    from_hours: [8, 9, 10, 11, 13, 14, 15],
    minutes: 60,
    capacity: 4,
  },
  {
    purpose: "eye_test",
    at_test_centres_only: true,
    from_hours: [8, 9, 10, 11, 13, 14, 15, 16],
    minutes: 60,
    capacity: 6,
  },
  {
    purpose: "biometrics",
    at_test_centres_only: false,
    from_hours: [8, 9, 10, 11, 13, 14, 15, 16],
    minutes: 60,
    capacity: 8,
  },
];

/** The properties of a branch that decide which appointments it offers. */
export interface AppointmentBranch {
  readonly is_test_centre: boolean;
  readonly services: readonly string[];
}

const needs = (kind: string, purpose: AppointmentType["purpose"]): boolean =>
  kind in kinds && kinds[kind as Kind].steps.some(({ step }) => step === purpose);

/**
 * Returns the kinds of appointment that a branch offers. They depend on its services and on whether it is a test
 * centre.
 */
export const appointmentTypesOf = ({ is_test_centre, services }: AppointmentBranch): AppointmentType[] =>
  appointmentTypes.filter(
    ({ purpose, at_test_centres_only }) =>
      (is_test_centre || !at_test_centres_only) && services.some((kind) => needs(kind, purpose)),
  );

/**
 * Returns the days on which branches are open: not weekends or public holidays.
 *
 * @example
 * openDays("2026-11-27", "2026-12-01"); // ["2026-11-27", "2026-11-30", "2026-12-01"]
 */
export function openDays(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWeekend(day) && !isPublicHoliday(day)) days.push(day);
  return days;
}

const minute = 60_000;

export const timesOf = (
  { from_hours, minutes }: AppointmentType,
  day: PlainDate,
): { starts_at: string; ends_at: string }[] =>
  from_hours.map((hour) => {
    const starts = Date.parse(`${day}T00:00:00.000Z`) + hour * 60 * minute;
    return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + minutes * minute).toISOString() };
  });
