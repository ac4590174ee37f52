import type { createDriver, ReadBodyOf } from "@kwan/contract";
import type { PlainDate } from "@kwan/domain";
import { birthDate } from "@kwan/domain/profiles";
import * as z from "zod/mini";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import { updateUser } from "../../accounts/store.ts";
import { contactsToAdd } from "../contact.ts";
import { type DriverRow, insertDriver } from "../store.ts";

/** Converts a form to a profile's columns. Throws if the date of birth is impossible. */
export function readProfile(form: ReadBodyOf<typeof createDriver>, today: PlainDate) {
  const born = z.safeParse(birthDate(today), form.date_of_birth);
  if (!born.success) throw invalidField("date_of_birth", born.error.issues[0]?.message ?? m.drivers_real_date());
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    other_name: form.other_name || null,
    date_of_birth: form.date_of_birth,
    nationality: form.nationality.value,
    nationality_label: form.nationality.label,
    sex: form.sex ?? null,
    address: form.address || null,
    occupation: form.occupation || null,
    blood_group: form.blood_group || null,
  };
}

/**
 * Creates an account's driver profile from the form and the account's own data. An account can only have one profile.
 */
export async function makeDriver(context: Context<Actor>, form: ReadBodyOf<typeof createDriver>): Promise<DriverRow> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  if (actor.driver !== null) throw exists();
  const profile = readProfile(form, deps.today());
  const contacts = contactsToAdd(actor.account, form);
  const id = deps.newId("drv");
  const row = { ...profile, id, user_id: actor.id, phone_number: null, email: null };
  try {
    // Concurrent requests for the same account wait for each other here.
    await updateUser(tx, actor.id, contacts, now);
    const made = await insertDriver(tx, row, now);
    await updateUser(tx, actor.id, { driver_id: id }, now);
    await recordAudit(context, {
      action: "create_driver",
      entity: "driver",
      entity_id: id,
      after: { ...row, ...contacts },
    });
    return made;
  } catch (error) {
    throw isUniqueViolation(error, "drivers_user_id_key") ? exists() : error;
  }
}

const exists = () => new DomainError("already_exists", m.drivers_profile_exists());
