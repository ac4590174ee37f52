import type { addInstructor as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { isUniqueViolation } from "../../../platform/db/errors.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { SchoolId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { insertInstructor } from "../instructors-store.ts";
import { findSchool } from "../store.ts";
import { holderOf } from "../teaching-store.ts";

/**
 * Adds an instructor to a school. They can give lessons once they are accredited. The holder of the licence is told, and
 * confirms with their own account that they teach there.
 */
export async function addInstructor(
  context: Context<Actor>,
  school_id: SchoolId,
  { name, license_number: number }: RequestBodyOf<typeof call>,
): Promise<void> {
  const { tx, deps } = context;
  const school = orNotFound(await findSchool(tx, school_id), "school");
  const id = deps.newId("ins");
  const license_number = number.toUpperCase();
  await insertInstructor(tx, { id, school_id, name, license_number, created_at: deps.now() }).catch(
    (error: unknown) => {
      if (isUniqueViolation(error))
        throw new DomainError("already_exists", { fields: { license_number: [m.schools_instructor_exists()] } });
      throw error;
    },
  );
  await recordAudit(context, {
    action: "add_instructor",
    entity: "instructor",
    entity_id: id,
    after: { school_id, name },
  });
  const holder = await holderOf(tx, license_number);
  if (holder)
    await notifyDriver(context, holder, {
      words: () => ({ title: m.schools_named_title(), message: m.schools_named({ school: school.name }) }),
    });
}
