import { setInstructorUntil } from "../../people/schools/instructors-store.ts";
import { setSchoolUntil } from "../../people/schools/store.ts";
import type { Effect } from "./effect.ts";

const untilOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const accreditSchool: Effect<"accredit_school"> = {
  plan: (_, __, { until }) => ({ until }),
  read: (_, { accredited_until }) => ({ until: accredited_until }),
  write: ({ tx, deps }, { id }, { until }) => setSchoolUntil(tx, id, untilOf(until), deps.today()),
};

export const accreditInstructor: Effect<"accredit_instructor"> = {
  plan: (_, __, { until }) => ({ until }),
  read: (_, { accredited_until }) => ({ until: accredited_until }),
  write: ({ tx, deps }, { id }, { until }) => setInstructorUntil(tx, id, untilOf(until), deps.today()),
};
