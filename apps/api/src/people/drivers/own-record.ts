import { m } from "#messages";
import { type Actor, isCitizen } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { isConfirmedByTwo } from "./identity-files-store.ts";
import { isLikeName } from "./like-name.ts";
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

/**
 * Whether the name on a record without an account is like that of the member of staff. They may have typed their own name
 * with another phone number, so a colleague has to confirm the identity before they act for this person.
 */
export const isOwnNamesake = ({ account }: Actor, { user_id, first_name, other_name, last_name }: DriverRow): boolean =>
  user_id === null &&
  [`${account.first_name} ${account.last_name}`, account.username ?? ""].some((own) =>
    isLikeName(own, `${first_name} ${other_name ?? ""} ${last_name}`),
  );

/** Throws if a member of staff acts for a person with a name like theirs whose identity no colleague has confirmed. */
export async function requireConfirmedNamesake(db: Queries, actor: Actor, record: DriverRow): Promise<void> {
  if (isOwnNamesake(actor, record) && !(await isConfirmedByTwo(db, record.id)))
    throw new DomainError("own_request", m.drivers_own_namesake());
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
