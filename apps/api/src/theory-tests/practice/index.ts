import type { Part } from "@kwan/domain";
import type { Question } from "../bank/question.ts";
import { signPractice } from "./signs.ts";
import { peoplePractice } from "./traffic-people.ts";
import { roadPractice } from "./traffic-road.ts";

/**
 * What anybody may practise with, with what is right and why. None of it is in the bank of the tests: no answer key
 * of a test leaves before its end.
 */
export const practice: Readonly<Record<Part, readonly Question[]>> = {
  road_sign: signPractice,
  road_traffic: [...roadPractice, ...peoplePractice],
};
