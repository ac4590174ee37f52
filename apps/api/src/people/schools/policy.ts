import { areaOf } from "@kwan/domain";
import type { Actor } from "../../platform/context.ts";
import { type DriverId, noDriver, noSchool, type SchoolId } from "../../platform/ids.ts";

/** The class records that someone can see: one school's, one trainee's, or all of them. */
export interface Sight {
  readonly school?: SchoolId;
  readonly driver?: DriverId;
}

/**
 * Returns the class records that someone can see: schools, learners and drivers can see their own records, and officers
 * can see all records.
 */
export function sightOf({ role, school, driver }: Actor): Sight {
  const area = areaOf(role, "lessons.read");
  if (area === undefined) return { driver: driver ?? noDriver };
  return area === "school" ? { school: school ?? noSchool } : {};
}
