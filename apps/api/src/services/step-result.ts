import type { ClassLetter } from "@kwan/domain";
import { m } from "#messages";

/**
 * The result that the server recorded for a step: a code with parameters, from which the text is built in the reader's
 * language.
 */
export type StepResult =
  | { readonly code: "theory_test"; readonly right: number; readonly questions: number; readonly pass_mark: number }
  | { readonly code: "category"; readonly license_class: ClassLetter }
  | { readonly code: "known_eye_test" };

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
