import { m } from "#messages";
import type { Actor } from "../context.ts";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";
import { accountOf, type DriverRow } from "./store.ts";

/**
 * Refuses decisions of staff about their own record. Staff accounts have no driver profile, so people are matched by
 * contact: whether the email or phone number of the staff account is also in the driver's profile or account.
 */
export async function requireOtherPerson(
  db: Queries,
  { id, driver, account }: Actor,
  record: DriverRow,
): Promise<void> {
  const owner = await accountOf(db, record.id);
  const theirs = [record.email, record.phone_number, owner?.email, owner?.phone_number].map(comparable);
  const isContactShared = [account.email, account.phone_number]
    .map(comparable)
    .some((contact) => contact !== undefined && theirs.includes(contact));
  if (isContactShared || driver === record.id || owner?.id === id)
    throw new DomainError("own_request", {
      message: m.drivers_own_record(),
    });
}

const comparable = (contact: string | null | undefined): string | undefined => contact?.toLowerCase() ?? undefined;
