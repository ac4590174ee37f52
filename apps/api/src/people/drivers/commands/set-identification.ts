import type { putIdentification, ReadBodyOf } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { identityNumberProblem, readIdentityNumber } from "@kwan/domain/profiles";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, ReadContext } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import { DomainError, invalidField, orNotFound, type Refusal, refuse, stale } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import { identityFilesOf } from "../identity-files-store.ts";
import { presentIdentification } from "../present.ts";
import { changeDriver, type DriverRow, isNumberOfOther, lockDriver } from "../store.ts";

const triesOf = (account: string) => limit("taken_identity_numbers", { account });

/**
 * Limits how many numbers an account can try that are on somebody else's record, so that nobody can find out which
 * numbers are on record.
 */
export async function checkTries({ db, deps, actor }: ReadContext<Actor>): Promise<void> {
  const wait = await waitLeft(db, [triesOf(actor.id)], deps);
  if (wait !== null) throw tooMany(wait);
}

type Form = ReadBodyOf<typeof putIdentification>;

/**
 * Converts a form to an identity document's columns. Throws if the number is not valid, if the document has expired, or
 * if its issue date is in the future.
 */
export function readIdentification(form: Form, now: Date, today: PlainDate) {
  const id_number = readIdentityNumber(form.id_type, form.id_number);
  if (id_number === null)
    throw invalidField("id_number", identityNumberProblem(form.id_type, form.id_number) ?? m.drivers_check_number());
  if (form.expires_on && form.expires_on < today) throw invalidField("expires_on", m.drivers_document_expired());
  if (form.issued_on && form.issued_on > today) throw invalidField("issued_on", m.drivers_issued_in_future());
  return {
    id_type: form.id_type,
    id_number,
    id_issued_on: form.issued_on ?? null,
    id_expires_on: form.expires_on ?? null,
    id_updated_at: now,
    id_note: null,
  };
}

/** Creates the error for an identity document that is on someone else's record. */
export const documentOfOther = (): DomainError => new DomainError("already_exists", m.drivers_document_of_other());

/** Sets a driver's Ghana Card, passport or non-citizen card. It can be changed until an officer has verified it. */
export async function setIdentification(
  context: Context<Actor>,
  { id, form, version }: { id: DriverId; form: Form; version: number | null },
): Promise<DriverRow | Refusal> {
  const { tx, deps, actor } = context;
  const driver = orNotFound(await lockDriver(tx, id), "driver");
  if (version !== null && version !== driver.version)
    throw stale(presentIdentification(driver, await identityFilesOf(tx, [id])), driver.version);
  if (driver.is_id_verified) throw new DomainError("state_forbids", m.drivers_identity_is_verified());
  const changes = readIdentification(form, deps.now(), deps.today());
  if (await isNumberOfOther(tx, id, changes)) {
    await waitFor(tx, [triesOf(actor.id)], deps);
    return refuse(documentOfOther());
  }
  try {
    const changed = await changeDriver(tx, id, changes, deps.now());
    await recordAudit(context, {
      action: "set_identification",
      entity: "driver",
      entity_id: id,
      before: { id_type: driver.id_type },
      after: { id_type: form.id_type },
    });
    return changed;
  } catch (error) {
    throw isUniqueViolation(error, "drivers_id_number") ? documentOfOther() : error;
  }
}
