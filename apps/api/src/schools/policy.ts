import { areaOf } from "@kwan/domain";
import type { Actor } from "../context.ts";
import { type DriverId, noDriver, noSchool, type SchoolId } from "../ids.ts";

/** Which class records somebody may see: those of one school, those of one learner, or all. */
export interface Sight {
  readonly school?: SchoolId;
  readonly driver?: DriverId;
}

/** Schools, learners and drivers may see their own records, and officers may see all of them. */
export function sightOf({ role, school, driver }: Actor): Sight {
  const area = areaOf(role, "lessons.read");
  if (area === undefined) return { driver: driver ?? noDriver };
  return area === "school" ? { school: school ?? noSchool } : {};
}
