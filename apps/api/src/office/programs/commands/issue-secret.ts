import { m } from "#messages";
import { hashToken, newToken } from "../../../people/accounts/tokens.ts";
import { addSecret, lockProgram } from "../../../people/programs/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { ProgramId } from "../../../platform/ids.ts";
import { tellAdmins } from "../../staff/commands/tell-admins.ts";

const overlapMs = 24 * 3_600_000;

/**
 * Creates a secret for a program that two administrators have approved. Only its hash is stored. The secret before it works
 * for another day, so that the program can change over.
 */
export async function issueProgramSecret(context: Context<Actor>, id: ProgramId) {
  const { tx, deps, actor } = context;
  const program = orNotFound(await lockProgram(tx, id), "program");
  if (!program.is_active) throw new DomainError("state_forbids", m.programs_not_approved());
  const [secret, now] = [newToken(), deps.now()];
  const earlierUntil = new Date(now.getTime() + overlapMs);
  const row = { id: deps.newId("sec"), program_id: id, secret_hash: hashToken(secret), created_at: now };
  const { hasEarlier } = await addSecret(tx, row, earlierUntil);
  await recordAudit(context, {
    action: "issue_program_secret",
    entity: "program",
    entity_id: id,
    after: { secret: row.id },
  });
  const { name } = program;
  await tellAdmins(context, actor.id, () => ({
    title: m.programs_secret_title({ name }),
    message: m.programs_secret_message({ name }),
  }));
  return { client_id: id, client_secret: secret, earlier_until: hasEarlier ? earlierUntil.toISOString() : null };
}
