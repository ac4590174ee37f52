import type { Actor } from "../context.ts";

/** Whose class records somebody sees: of one school, of one learner, or all. */
export interface Sight {
  readonly school?: string;
  readonly driver?: string;
}

/** What is nobody's id: somebody without a school or profile sees nothing. */
const nobody = "";

/** A school sees its own records, a learner or driver theirs, an officer all. */
export const sightOf = ({ role, school, driver }: Actor): Sight =>
  role === "officer" ? {} : role === "driving_school" ? { school: school ?? nobody } : { driver: driver ?? nobody };
