import type { ReadBodyOf, registerDriver as registerDriverCall } from "@kwan/contract";
import { m } from "#messages";
import { readProfile } from "../../../people/drivers/commands/create-driver.ts";
import { documentOfOther, readIdentification } from "../../../people/drivers/commands/set-identification.ts";
import { readContact } from "../../../people/drivers/contact.ts";
import { changeDriver, type DriverRow, findNamesake, insertDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import { openFileWithReason } from "../file-reasons.ts";

/**
 * Creates the record of a person without an account who has come to a branch. An officer has seen the identity
 * document, but verifying the identity is a separate decision.
 */
export async function registerDriver(
  context: Context<Actor>,
  form: ReadBodyOf<typeof registerDriverCall>,
): Promise<DriverRow> {
  const { tx, deps } = context;
  const now = deps.now();
  const profile = readProfile(form, deps.today());
  const identification = readIdentification(form, now, deps.today());
  const { phone_number = null, email = null } = readContact(form);
  if (form.is_another_person !== true && (await findNamesake(tx, profile)))
    throw invalidField("is_another_person", m.drivers_namesake());
  const id = deps.newId("drv");
  const row = { ...profile, id, user_id: null, phone_number, email };
  try {
    await insertDriver(tx, row, now);
    const made = await changeDriver(tx, id, identification, now);
    await openFileWithReason(context, id, m.drivers_registered_here());
    await recordAudit(context, {
      action: "register_driver",
      entity: "driver",
      entity_id: id,
      after: { ...row, id_type: identification.id_type, is_another_person: form.is_another_person ?? null },
    });
    return made;
  } catch (error) {
    throw isUniqueViolation(error, "drivers_id_number") ? documentOfOther() : error;
  }
}
