import type { addInstructor as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import { type AccountId, noSchool, type SchoolId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { insertInstructor, proposeAgain } from "../instructors-store.ts";
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
  proposed_by: AccountId | null = null,
): Promise<void> {
  const { tx, deps } = context;
  const school = orNotFound(await findSchool(tx, school_id), "school");
  const license_number = number.toUpperCase();
  const declined = proposed_by && (await proposeAgain(tx, { school_id, license_number, name, proposed_by }));
  const id = declined || deps.newId("ins");
  const row = { id, school_id, name, license_number, proposed_by, created_at: deps.now() };
  if (!declined)
    await insertInstructor(tx, row).catch(
      ifNotUnique(
        () => new DomainError("already_exists", { fields: { license_number: [m.schools_instructor_exists()] } }),
      ),
    );
  await recordAudit(context, {
    action: proposed_by === null ? "add_instructor" : "propose_instructor",
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

/** Lets a school propose an instructor of its own. An officer accredits or declines them. */
export const proposeInstructor = (context: Context<Actor>, body: RequestBodyOf<typeof call>): Promise<void> =>
  addInstructor(context, context.actor.school ?? noSchool, body, context.actor.id);
