import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { ImportId } from "../../../platform/ids.ts";
import { changeImport, lockImport } from "../store.ts";

/**
 * Undoes a whole import. Like the import, this needs two people: the first requests the undo and gives a reason, and
 * the second starts it.
 */
export async function undoImport(
  context: Context<Actor>,
  id: ImportId,
  reason: string | null | undefined,
): Promise<void> {
  const { tx, deps, actor } = context;
  const entry = orNotFound(await lockImport(tx, id), "import");
  const { state, counts, undo_asked_by } = entry;
  const isUndoable = (state === "done" || state === "stopped") && counts.imported > 0 && entry.undone_at === null;
  if (!isUndoable) throw new DomainError("state_forbids", m.imports_nothing_to_undo());
  const now = deps.now();
  if (undo_asked_by === null) {
    if (!reason || reason.length < 10) throw invalidField("reason", m.imports_undo_reason());
    await changeImport(tx, id, { undo_asked_by: actor.id, undo_reason: reason });
    return recordAudit(context, { action: "ask_to_undo_import", entity: "import", entity_id: id, after: { reason } });
  }
  if (undo_asked_by === actor.id) throw new DomainError("own_request", m.imports_own_undo());
  await changeImport(tx, id, { state: "undoing", undo_by: actor.id, cursor: 0, worked_at: now });
  await recordAudit(context, {
    action: "undo_import",
    entity: "import",
    entity_id: id,
    before: { state },
    after: { asked_by: undo_asked_by, reason: entry.undo_reason },
  });
  await deps.queue.add(tx, "work_import", { id });
}
