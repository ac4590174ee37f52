import { signPractice } from "./signs.ts";
import { peoplePractice } from "./traffic-people.ts";
import { roadPractice } from "./traffic-road.ts";

/** The practice questions in French. */
export const practice = { ...signPractice, ...roadPractice, ...peoplePractice };
