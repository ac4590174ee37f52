import type { Part } from "@kwan/domain";
import type { Question } from "./question.ts";
import { informationSigns } from "./signs-information.ts";
import { orderSigns } from "./signs-orders.ts";
import { prohibitorySigns } from "./signs-prohibitory.ts";
import { warningSigns } from "./signs-warning.ts";
import { driverQuestions } from "./traffic-drivers.ts";
import { manoeuvreQuestions } from "./traffic-manoeuvres.ts";
import { roadQuestions } from "./traffic-roads.ts";
import { safetyQuestions } from "./traffic-safety.ts";

/** All questions, by the part of the test in which they appear. */
export const bank: Readonly<Record<Part, readonly Question[]>> = {
  road_sign: [...prohibitorySigns, ...warningSigns, ...orderSigns, ...informationSigns],
  road_traffic: [...roadQuestions, ...manoeuvreQuestions, ...safetyQuestions, ...driverQuestions],
};
