import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";

/** The parts of the theory test. Each is taken and scored as a separate test. */
export const parts = ["road_sign", "road_traffic"] as const;
export type Part = (typeof parts)[number];

/** The topics of the questions in the theory test. */
export const topics = [
  "warning_signs",
  "prohibitory_signs",
  "mandatory_signs",
  "priority_signs",
  "information_signs",
  "markings",
  "signals",
  "right_of_way",
  "speed_and_distance",
  "overtaking_and_lanes",
  "parking",
  "vulnerable_users",
  "vehicle_safety",
  "emergencies",
  "documents_and_law",
  "alcohol_and_fitness",
] as const;
export type Topic = { [T in (typeof topics)[number]]: T }[(typeof topics)[number]];

/**
 * The rules of a part: the number of questions, the time in minutes, and the number of correct answers needed to pass.
 */
export interface PartRules {
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
  readonly pass_mark: number;
}

/**
 * The rules of each part. A learner passes with 70% correct answers. The authority's own test also has thirty questions
 * in forty minutes.
 */
export const partRules: Readonly<Record<Part, PartRules>> = {
  road_sign: /* @__PURE__ */ inLanguage(
    { title: m.theory_tests_road_sign },
    { questions: 20, minutes: 20, pass_mark: 14 },
  ),
  road_traffic: /* @__PURE__ */ inLanguage(
    { title: m.theory_tests_road_traffic },
    { questions: 30, minutes: 40, pass_mark: 21 },
  ),
};

/**
 * The number of days before a failed part can be taken again, and the number of attempts allowed with one learner's
 * licence.
 */
export const retakeRules = { after_days: 14, attempts: 3 } as const;
