import { m } from "#messages";
import { isUniqueViolation, isViolation } from "../../platform/db/errors.ts";
import { DomainError, invalidField } from "../../platform/domain-error.ts";

/** Returns the refusal for a staff account that violates a constraint. Other errors are returned unchanged. */
export function staffAccountError(error: unknown): unknown {
  if (isUniqueViolation(error)) return new DomainError("already_exists", m.staff_already_exists());
  if (isViolation(error, "foreign key")) return invalidField("branch", m.staff_no_such_place());
  return error;
}
