import type { DateOrder } from "@kwan/domain/imports";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Author, Context, Deps } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { ImportId } from "../../../platform/ids.ts";
import { changeImport, lockImport } from "../store.ts";

/** Records whether the day or the month comes first in the dates of a file, and starts its check. */
export async function setDateOrder(
  context: Context<Author, Pick<Deps, "now" | "queue">>,
  id: ImportId,
  order: DateOrder,
): Promise<void> {
  const { tx, deps, actor } = context;
  const entry = orNotFound(await lockImport(tx, id), "import");
  if (entry.state !== "asking") throw new DomainError("state_forbids", m.imports_dates_not_asked());
  const worked_at = deps.now();
  await changeImport(tx, id, { state: "checking", date_order: order, date_order_by: actor.id, worked_at });
  await recordAudit(context, {
    action: "set_date_order_of_import",
    entity: "import",
    entity_id: id,
    after: { date_order: order },
  });
  await deps.queue.add(tx, "work_import", { id });
}
