import { randomBytes } from "node:crypto";
import type { Act } from "@kwan/domain/oversight";
import type { Caller, Context, Deps, ReadContext } from "../context.ts";
import type { DriverId } from "../ids.ts";
import { separatePersonal } from "./personal-values.ts";
import { type AuditEntry, append, insertValues } from "./store.ts";

type Facts = Context<Caller | null, Pick<Deps, "now">>;
interface Change extends Pick<AuditEntry, "entity" | "entity_id"> {
  readonly action: Act;
  /** The driver whom the change is about. Only needed if the driver can no longer be found through the record. */
  readonly driver_id?: DriverId | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Records who changed what, with the values before and after, in the same transaction as the change. Contact details
 * and other personal values are kept in a separate table, where they can be erased. The log contains only their
 * digests.
 *
 * @example
 * await recordAudit(context, { action: "update_driver", entity: "driver", entity_id: id, before, after });
 */
export async function recordAudit(context: Facts, change: Change): Promise<void> {
  const before = separatePersonal(change.entity_id, asStored(change.before));
  const after = separatePersonal(change.entity_id, asStored(change.after));
  await insertValues(context.tx, [...before.values, ...after.values]);
  await append(context.tx, [entryOf(context, { ...change, before: before.recorded, after: after.recorded })]);
}

/**
 * Records many changes with one statement for the log. Use it for batches.
 *
 * @example
 * const changes = rows.map(({ id, before, after }) => ({ action, entity: "driver", entity_id: id, before, after }));
 * await recordAudits(context, changes);
 */
export async function recordAudits(context: Facts, changes: readonly Change[]): Promise<void> {
  const separated = changes.map((change) => {
    const before = separatePersonal(change.entity_id, asStored(change.before));
    const after = separatePersonal(change.entity_id, asStored(change.after));
    const values = [...before.values, ...after.values];
    return { values, entry: entryOf(context, { ...change, before: before.recorded, after: after.recorded }) };
  });
  await insertValues(
    context.tx,
    separated.flatMap(({ values }) => values),
  );
  if (separated.length > 0)
    await append(
      context.tx,
      separated.map(({ entry }) => entry),
    );
}

const entryOf = ({ deps, actor, requestId, address }: Omit<Facts, "tx">, change: Change): AuditEntry => ({
  driver_id: null,
  before: null,
  after: null,
  ...change,
  at: deps.now().toISOString(),
  actor_id: actor?.id ?? null,
  actor_role: actor?.role ?? null,
  request_id: requestId,
  address: address || null,
  salt: randomBytes(16).toString("hex"),
});

/** Converts a value to the form in which it will be read back from the database, so that its digest still matches. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * Records that staff, driving schools or programs have read other people's data and, if they searched the log, what they searched
 * for. Reading one's own data is not recorded.
 */
export async function recordReads(
  context: ReadContext<Caller | null>,
  entity: string,
  ids: readonly string[],
  details: unknown = null,
): Promise<void> {
  const { db, actor } = context;
  if (!actor || actor.role === "learner" || actor.role === "driver" || ids.length === 0) return;
  await append(
    db,
    ids.map((entity_id) => entryOf(context, { action: "read", entity, entity_id, after: asStored(details) })),
  );
}
