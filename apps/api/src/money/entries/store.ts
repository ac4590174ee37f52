import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { PaymentId } from "../../platform/ids.ts";

const columns = sql`day, at, event, debit, credit, pesewas, currency, payment_id, refund_id, position, item, kind,
  branch_id, channel, receipt`;

/**
 * Returns the day of something, or the first open day if the books are closed on that day. Ghana's time zone is UTC all
 * year.
 */
const dayOf = (moment: string): RawBuilder<unknown> =>
  sql`greatest((${sql.raw(moment)} at time zone 'UTC')::date, (select closed_until + 1 from books))`;

const only = (column: string, payment: PaymentId | null): RawBuilder<unknown> =>
  payment === null ? sql`true` : sql`${sql.ref(column)} = ${payment}`;

/**
 * What arrived. Money that paid an invoice is revenue, with an entry for each line of the invoice. Other money belongs to
 * the payer: it is owed back if the invoice had been paid already, and otherwise nobody knows yet.
 */
const arrivals = (payment: PaymentId | null) => sql`
  insert into entries (${columns})
  select ${dayOf("at")}, at, event, 'provider', account, pesewas, currency, payment_id, null,
    row_number() over (partition by payment_id order by position) - 1, item, kind, branch_id, channel, receipt
  from (
    select receipts.paid_at as at, 'paid' as event, 'revenue' as account,
      coalesce(invoice_lines.total_pesewas, receipts.total_pesewas) as pesewas, 'GHS' as currency,
      receipts.payment_id, coalesce(invoice_lines.position, 0) as position, invoice_lines.item, services.kind,
      services.branch_id, receipts.channel, receipts.number as receipt
    from receipts
    join services on services.id = receipts.application_id
    left join invoice_lines on invoice_lines.invoice_id = receipts.invoice_id
    where ${only("receipts.payment_id", payment)}
    union all
    select payments.flagged_at, 'flagged',
      case when payments.received_pesewas is null and exists (
        select from receipts as first where first.invoice_id = payments.invoice_id and first.paid_at <= payments.flagged_at
      ) then 'refunds_due' else 'unassigned' end,
      coalesce(payments.received_pesewas, payments.amount_pesewas), coalesce(payments.received_currency, payments.currency),
      payments.id, 0, null, services.kind, services.branch_id, payments.channel, null
    from payments
    join invoices on invoices.id = payments.invoice_id
    join services on services.id = invoices.application_id
    where payments.flagged_at is not null and ${only("payments.id", payment)}
      and not exists (select from receipts as own where own.payment_id = payments.id)
  ) as arrived
  where pesewas > 0
    and not exists (select from entries where entries.payment_id = arrived.payment_id and entries.event = arrived.event)
  on conflict do nothing`;

/**
 * What goes back. A refund takes the part of the payment that comes after the refunds before it, item by item, and what
 * the provider takes back is the rest. Both keep the branch and the receipt of the payment. A refund that fails after
 * the provider has accepted it stays in its place, and the money that comes back follows the other parts.
 */
const returns = (payment: PaymentId | null) => sql`
  insert into entries (${columns})
  with parts as (
    select entries.*, sum(pesewas) over payment - pesewas as first, sum(pesewas) over payment as last
    from entries
    where event in ('paid', 'flagged', 'refund_returned') and ${only("payment_id", payment)}
    window payment as (partition by payment_id
      order by event = 'refund_returned', case when event = 'refund_returned' then id else position end)
  ),
  refunded as (
    select refunds.*, coalesce((
      select sum(earlier.pesewas) from refunds as earlier
      where earlier.payment_id = refunds.payment_id and earlier.sent_at is not null
        and (earlier.created_at, earlier.id) < (refunds.created_at, refunds.id)
    ), 0) as first, rank() over (partition by payment_id order by created_at, id) as nth
    from refunds where ${only("payment_id", payment)}
  ),
  moves as (
    select payment_id, id as refund_id, 'refund_due' as event, created_at as at, null as debit, 'refunds_due' as credit,
      first, first + pesewas as last, 0 as shift
    from refunded
    union all
    select payment_id, id, 'refund_sent', sent_at, 'refunds_due', 'provider', first, first + pesewas, 0
    from refunded where sent_at is not null
    union all
    select payment_id, id, 'refund_failed', failed_at, 'refunds_due', null, first, first + pesewas, 0
    from refunded where state = 'failed' and sent_at is null
    union all
    select payment_id, id, 'refund_returned', failed_at, 'provider', null, first, first + pesewas, 1000 * nth
    from refunded where state = 'failed' and sent_at is not null
    union all
    select id, null, 'reversed', settled_at, null, 'provider', coalesce((
      select sum(pesewas) from refunds
      where refunds.payment_id = payments.id and (state = 'approved' or sent_at is not null)
    ), 0), ${sql.lit(Number.MAX_SAFE_INTEGER)}, 0
    from payments where status = 'reversed' and ${only("id", payment)}
  )
  select ${dayOf("moves.at")}, moves.at, moves.event, coalesce(moves.debit, parts.credit),
    coalesce(moves.credit, parts.credit), least(moves.last, parts.last) - greatest(moves.first, parts.first),
    parts.currency, parts.payment_id, moves.refund_id,
    case when shift = 0 then parts.position
      else shift + row_number() over (partition by moves.refund_id, moves.event order by parts.first) end, parts.item, parts.kind, parts.branch_id,
    parts.channel, parts.receipt
  from moves join parts using (payment_id)
  where least(moves.last, parts.last) > greatest(moves.first, parts.first)
    and coalesce(moves.debit, parts.credit) <> coalesce(moves.credit, parts.credit)
    and not exists (
      select from entries where entries.payment_id = moves.payment_id and entries.event = moves.event
        and entries.refund_id is not distinct from moves.refund_id
    )
  order by moves.at, parts.first
  on conflict do nothing`;

/**
 * Enters what has happened to one payment, or to all. What has been entered before is left as it is, so this can be
 * called any number of times. Returns the number of new entries.
 */
export async function enter(db: Queries, payment: PaymentId | null): Promise<number> {
  let added = 0;
  for (const statement of [arrivals, returns]) {
    const { numAffectedRows } = await statement(payment).execute(db);
    added += Number(numAffectedRows ?? 0);
  }
  return added;
}
