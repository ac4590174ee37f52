import type { ClassLetter, Pesewas } from "@kwan/domain";
import type { NoRefundGround } from "@kwan/domain/kinds";

/** What happens to the money of an application that was rejected or cancelled after it was paid. */
export interface Settlement {
  readonly refund: "full" | "none";
  readonly pesewas: Pesewas;
  /** Why there is no refund. Null if there is one. */
  readonly ground: NoRefundGround | null;
  /** The rule from which the refund follows. Not set if two people decide. */
  readonly rule?: "withdrawn";
}

/**
 * The result that the server recorded for a step: a code with parameters, from which the text is built in the reader's
 * language.
 */
export type StepResult =
  | { readonly code: "theory_test"; readonly right: number; readonly questions: number; readonly pass_mark: number }
  | { readonly code: "category"; readonly license_class: ClassLetter }
  | { readonly code: "known_eye_test" };
