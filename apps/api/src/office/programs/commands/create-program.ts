import type { createProgram as call } from "@kwan/contract";
import { m } from "#messages";
import { readEmail } from "../../../people/accounts/targets.ts";
import { findProgram, insertProgram, type ProgramRow } from "../../../people/programs/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";

/** Adds a program, which can read nothing until a decision by two administrators gives it access. */
export async function createProgram(
  context: Context<Actor>,
  { name, team, contact_email }: RequestBodyOf<typeof call>,
): Promise<ProgramRow> {
  const { tx, deps } = context;
  const id = deps.newId("prg");
  const details = { name, team, contact_email: readEmail(contact_email) };
  await insertProgram(tx, { ...details, id, created_at: deps.now() }).catch(
    ifNotUnique(() => new DomainError("already_exists", { fields: { name: [m.programs_name_taken()] } })),
  );
  await recordAudit(context, { action: "create_program", entity: "program", entity_id: id, after: { name, team } });
  return orNotFound(await findProgram(tx, id), "program");
}
