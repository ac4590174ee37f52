import type { Pesewas } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ProviderDifferences } from "../../platform/db/tables.ts";
import type { DifferenceId, PaymentId } from "../../platform/ids.ts";

/** A payment as our books know it. */
export interface BookedPayment {
  readonly id: PaymentId;
  readonly reference: string;
  readonly received_pesewas: Pesewas;
  readonly returned_pesewas: Pesewas;
  readonly currency: string;
  /** Whether it was started long enough ago to be in the provider's list. */
  readonly is_due: boolean;
}

/**
 * Returns what the books say about the payments that were started in a period, and about those in the provider's list.
 */
export async function bookedPayments(
  db: Queries,
  { provider, since, until, references }: { provider: string; since: Date; until: Date; references: readonly string[] },
): Promise<readonly BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select payments.id, payments.reference, coalesce(payments.received_currency, payments.currency) as currency,
      coalesce(sum(entries.pesewas) filter (where entries.event in ('paid', 'flagged')), 0)::bigint as received_pesewas,
      coalesce(sum(case when entries.event = 'refund_returned' then -entries.pesewas else entries.pesewas end)
        filter (where entries.credit = 'provider' or entries.event = 'refund_returned'), 0)::bigint as returned_pesewas,
      payments.started_at >= ${since} and payments.started_at < ${until} as is_due
    from payments left join entries on entries.payment_id = payments.id
    where payments.provider = ${provider}
      and (payments.started_at >= ${since} or payments.reference = any(${references}))
    group by payments.id`.execute(db);
  return rows;
}

const open = (db: Queries) => db.selectFrom("provider_differences").where("ended_at", "is", null);

export type NewDifference = Omit<Insertable<ProviderDifferences>, "id" | "found_at" | "ended_at">;

/** Returns the differences that had not ended when the lists were last compared. */
export const openDifferences = (db: Queries) => open(db).selectAll().orderBy("found_at").execute();

export async function insertDifference(tx: Tx, row: Insertable<ProviderDifferences>): Promise<void> {
  await tx.insertInto("provider_differences").values(row).execute();
}

/** Records that a difference is no longer there. Nothing else about it ever changes. */
export async function endDifference(tx: Tx, id: DifferenceId, ended_at: Date): Promise<void> {
  await tx.updateTable("provider_differences").set({ ended_at }).where("id", "=", id).execute();
}

/** Returns differences, latest first: those that are still there, or all. */
export function listDifferences(db: Queries, isOpen: boolean, request: PageRequest) {
  const all = db.selectFrom("provider_differences");
  const some = isOpen ? all.where("ended_at", "is", null) : all;
  return listRows(some.selectAll(), { sort: "found_at", id: "id", direction: "desc", kind: "moment" }, request, some);
}

export const countOpenDifferences = async (db: Queries): Promise<number> =>
  Number(
    (
      await open(db)
        .select((of) => of.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );
