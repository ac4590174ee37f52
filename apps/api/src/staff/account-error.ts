import { isUniqueViolation, isViolation } from "../db/errors.ts";
import { DomainError, invalidField } from "../domain-error.ts";

/** The refusal for a staff account that violates a constraint; other errors are returned unchanged. */
export function staffAccountError(error: unknown): unknown {
  if (isUniqueViolation(error))
    return new DomainError("already_exists", {
      message: "An account with this email address or username already exists.",
    });
  if (isViolation(error, "foreign key"))
    return invalidField("branch", "There is no such branch or school. Choose one from the list.");
  return error;
}
