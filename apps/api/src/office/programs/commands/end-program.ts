import { m } from "#messages";
import { endCredentials, lockProgram, type ProgramRow, setAccess } from "../../../people/programs/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { ProgramId } from "../../../platform/ids.ts";
import { tellAdmins } from "../../staff/commands/tell-admins.ts";

/** Ends the access of a program immediately, with its secrets and tokens. One administrator is enough for this. */
export async function endProgram(context: Context<Actor>, id: ProgramId, reason: string): Promise<ProgramRow> {
  const { tx, actor } = context;
  const program = orNotFound(await lockProgram(tx, id), "program");
  if (!program.is_active) throw new DomainError("state_forbids", m.programs_has_no_access());
  await endCredentials(tx, id);
  const ended = await setAccess(tx, id, null);
  const { name, scopes, budget } = program;
  await recordAudit(context, {
    action: "end_program",
    entity: "program",
    entity_id: id,
    before: { scopes, budget },
    after: { reason },
  });
  await tellAdmins(context, actor.id, () => ({
    title: m.programs_ended_title({ name }),
    message: m.programs_ended_message({ name }),
  }));
  return ended;
}
