import type { Actor } from "../context.ts";

/** Which class records somebody may see: those of one school, those of one learner, or all. */
export interface Sight {
  readonly school?: string;
  readonly driver?: string;
}

/** An id that nobody has, so that people without a school or profile see nothing. */
const nobody = "";

/** Schools, learners and drivers may see their own records, and officers may see all of them. */
export const sightOf = ({ role, school, driver }: Actor): Sight =>
  role === "officer" ? {} : role === "driving_school" ? { school: school ?? nobody } : { driver: driver ?? nobody };
