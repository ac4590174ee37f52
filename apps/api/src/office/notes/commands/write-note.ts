import { createHash } from "node:crypto";
import type { writeNote as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import type { NoteId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { requireNotedRecord } from "../noted-record.ts";
import { insertNote } from "../store.ts";

/**
 * Adds a note for colleagues. The audit log contains a digest of the text, so that later changes to the note can be
 * detected.
 */
export async function writeNote(
  context: Context<Actor>,
  { service, driver, text }: RequestBodyOf<typeof call>,
): Promise<NoteId> {
  const { tx, deps, actor } = context;
  const { driver_id, isDraft } = await requireNotedRecord(context, tx, { service, driver });
  if (isDraft) throw new DomainError("state_forbids", m.notes_not_on_drafts());
  const id = deps.newId("not");
  const about = { driver_id, application_id: service ?? null };
  await insertNote(tx, { id, ...about, text, author_id: actor.id, written_at: deps.now() });
  await recordAudit(context, {
    action: "write_note",
    entity: service === undefined ? "driver" : "service",
    entity_id: service ?? driver_id,
    after: { note: id, sha256: createHash("sha256").update(text).digest("hex") },
  });
  return id;
}
