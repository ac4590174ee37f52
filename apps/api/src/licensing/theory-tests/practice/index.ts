import type { Part } from "@kwan/domain";
import type { Question } from "../bank/question.ts";
import { signPractice } from "./signs.ts";
import { peoplePractice } from "./traffic-people.ts";
import { roadPractice } from "./traffic-road.ts";

/**
 * The public practice questions, with answers and explanations. None of them is in the bank, because a test's answers
 * must not be revealed before the test ends.
 */
export const practice: Readonly<Record<Part, readonly Question[]>> = {
  road_sign: signPractice,
  road_traffic: [...roadPractice, ...peoplePractice],
};
