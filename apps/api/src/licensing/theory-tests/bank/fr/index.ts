import { informationSigns } from "./signs-information.ts";
import { orderSigns } from "./signs-orders.ts";
import { prohibitorySigns } from "./signs-prohibitory.ts";
import { warningSigns } from "./signs-warning.ts";
import { driverQuestions } from "./traffic-drivers.ts";
import { manoeuvreQuestions } from "./traffic-manoeuvres.ts";
import { roadQuestions } from "./traffic-roads.ts";
import { safetyQuestions } from "./traffic-safety.ts";

export const bank = {
  ...prohibitorySigns,
  ...warningSigns,
  ...orderSigns,
  ...informationSigns,
  ...roadQuestions,
  ...manoeuvreQuestions,
  ...safetyQuestions,
  ...driverQuestions,
};
