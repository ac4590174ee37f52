import type { ReactNode } from "react";
import type { PersonFile } from "./queries.ts";

/**
 * Returns the details that an officer compares with the original identity document, or undefined if there is nothing to
 * check: there is no document, it has been checked, or it is the officer's own.
 */
export function identityToCheck({ driver, name, flags, identification }: PersonFile) {
  const { id_type, id_number, issued_on, expires_on, is_verified, files } = identification;
  if (!id_type || !id_number || is_verified || flags.includes("own_record")) return undefined;
  return {
    driver: driver.id,
    driver_name: name,
    date_of_birth: driver.date_of_birth,
    nationality: driver.nationality?.label ?? null,
    phone_number: driver.phone_number,
    id_type,
    id_number,
    issued_on,
    expires_on,
    files,
  };
}

/** Renders the button with which an officer checks an identity document. */
export type CheckButton = (identity: NonNullable<ReturnType<typeof identityToCheck>>) => ReactNode;
