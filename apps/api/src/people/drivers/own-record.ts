import { m } from "#messages";
import { type Actor, isCitizen } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { accountOf, type DriverRow, findDriver } from "./store.ts";

/**
 * Throws if a member of staff is about to decide about their own record. Staff accounts have no driver profile, so
 * people are matched by contact details: the staff account's email or phone number is looked for in the driver's
 * profile and account.
 */
export async function requireOtherPerson(db: Queries, actor: Actor, record: DriverRow): Promise<void> {
  if (isOwnRecord(actor, record, await accountOf(db, record.id)))
    throw new DomainError("own_request", m.drivers_own_record());
}

/** The same, for a record that has not been read yet. Citizens act on their own record, so they pass. */
export async function requireOthersRecord(db: Queries, actor: Actor, id: DriverId): Promise<void> {
  if (isCitizen(actor)) return;
  const record = await findDriver(db, id);
  if (record) await requireOtherPerson(db, actor, record);
}

type Owner = Partial<Pick<NonNullable<Awaited<ReturnType<typeof accountOf>>>, "id" | "email" | "phone_number">>;

/** Whether a record belongs to the member of staff who is looking at it. */
export function isOwnRecord({ id, driver, account }: Actor, record: DriverRow, owner: Owner | undefined): boolean {
  const theirs = [record.email, record.phone_number, owner?.email, owner?.phone_number].map(comparable);
  const isContactShared = [account.email, account.phone_number]
    .map(comparable)
    .some((contact) => contact !== undefined && theirs.includes(contact));
  return isContactShared || driver === record.id || owner?.id === id;
}

const comparable = (contact: string | null | undefined): string | undefined => contact?.toLowerCase() ?? undefined;
