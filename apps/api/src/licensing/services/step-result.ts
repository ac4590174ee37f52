import { m } from "#messages";
import type { StepResult } from "../../platform/db/tables/application-json.ts";

export function resultInWords(result: StepResult): string {
  switch (result.code) {
    case "theory_test":
      return m.services_step_theory_test(result);
    case "category":
      return m.services_step_category(result);
    case "known_eye_test":
      return m.services_step_known_eye_test();
  }
}
