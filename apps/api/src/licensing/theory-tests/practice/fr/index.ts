import { signPractice } from "./signs.ts";
import { peoplePractice } from "./traffic-people.ts";
import { roadPractice } from "./traffic-road.ts";

export const practice = { ...signPractice, ...roadPractice, ...peoplePractice };
