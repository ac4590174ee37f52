import type { putIdentification, ReadBodyOf } from "@kwan/contract";
import { identityNumberProblem, readIdentityNumber } from "@kwan/domain/profiles";
import { m } from "#messages";
import { note } from "../../audit/append.ts";
import type { Actor, Context, ReadContext } from "../../context.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { DomainError, invalidField, notFound, stale } from "../../domain-error.ts";
import { tooMany, waitFor } from "../../rate-limits/limits.ts";
import { presentIdentification } from "../present.ts";
import { changeDriver, type DriverRow, lockDriver } from "../store.ts";

/**
 * Limits the tries per day, so that nobody can find out which numbers are on record. Tries are counted before the
 * transaction, because a refusal would roll back the count.
 */
export async function countTry({ db, deps }: Pick<ReadContext, "db" | "deps">, driver_id: string): Promise<void> {
  const wait = await waitFor(db, [{ key: `identity:${driver_id}`, max: 10, seconds: 86_400 }], deps.now());
  if (wait !== null) throw tooMany(wait);
}

/**
 * Sets the Ghana Card, passport or non-citizen card of a driver, which can be changed until an officer has verified
 * it.
 */
export async function setIdentification(
  context: Context<Actor>,
  { id, form, version }: { id: string; form: ReadBodyOf<typeof putIdentification>; version: number | null },
): Promise<DriverRow> {
  const { tx, deps } = context;
  const driver = await lockDriver(tx, id);
  if (!driver) throw notFound("driver");
  if (version !== null && version !== driver.version) throw stale(presentIdentification(driver), driver.version);
  if (driver.is_id_verified)
    throw new DomainError("state_forbids", {
      message: m.drivers_identity_is_verified(),
    });
  const id_number = readIdentityNumber(form.id_type, form.id_number);
  if (id_number === null)
    throw invalidField("id_number", identityNumberProblem(form.id_type, form.id_number) ?? m.drivers_check_number());
  const today = deps.today();
  if (form.expires_on && form.expires_on < today) throw invalidField("expires_on", m.drivers_document_expired());
  if (form.issued_on && form.issued_on > today) throw invalidField("issued_on", m.drivers_issued_in_future());
  const changes = {
    id_type: form.id_type,
    id_number,
    id_issued_on: form.issued_on ?? null,
    id_expires_on: form.expires_on ?? null,
    id_updated_at: deps.now(),
    id_note: null,
  };
  try {
    const changed = await changeDriver(tx, id, changes, deps.now());
    await note(context, {
      action: "set_identification",
      entity: "driver",
      entity_id: id,
      before: { id_type: driver.id_type },
      after: { id_type: form.id_type },
    });
    return changed;
  } catch (error) {
    if (isUniqueViolation(error, "drivers_id_number"))
      throw new DomainError("already_exists", {
        message: m.drivers_document_of_other(),
      });
    throw error;
  }
}
