import { sql } from "kysely";
import { idOf, type Statement, sixDigits } from "./batch.ts";

/** Invoices are paid an hour after they are issued. */
const invoices: Statement = (batch) => sql`
  insert into invoices (id, number, application_id, driver_id, due, status, total_pesewas, issued_at, due_at, paid_at)
  select ${idOf(batch, "inv", "s")}, 'INV-' || ${batch.year}::int || '-' || ${sixDigits(`${batch.taken.invoice} + place`)},
    application_id, driver_id, 'on_sending', case when is_paid then 'paid' when is_open then 'unpaid' else 'cancelled' end,
    total_pesewas, at, at + interval '30 days', case when is_paid then at + interval '1 hour' end
  from (select *, row_number() over (order by s) as place from made where total_pesewas > 0) as billed`;

const lines: Statement = (batch) => sql`
  insert into invoice_lines (invoice_id, position, item, title, quantity, unit_pesewas, total_pesewas)
  select ${idOf(batch, "inv", "s")}, position, item, title, quantity, unit_pesewas, line.total_pesewas
  from made join card_lines as line using (card)`;

/** One in eight payments failed at first and was retried. */
const payments: Statement = (batch) => sql`
  insert into payments (id, invoice_id, reference, provider, channel, status, amount_pesewas, currency, started_at,
    settled_at)
  select ${idOf(batch, "pay", "s * 2 + try")}, ${idOf(batch, "inv", "s")}, 'KWP-' || ${batch.stamp}::text || '-' || s * 2 + try,
    'sandbox', case when n % 3 = 0 then 'card' else 'mobile_money' end, case when try = 0 then 'paid' else 'failed' end,
    total_pesewas, 'GHS', at + interval '55 minutes' - try * interval '9 minutes',
    at + interval '1 hour' - try * interval '9 minutes'
  from made cross join generate_series(0, 1) as try where is_paid and (try = 0 or n % 8 = 0)`;

/** The sandbox knows the payments as well, so that its list does not differ from the books. */
const atTheSandbox: Statement = (batch) => sql`
  insert into sandbox_payments (reference, amount_pesewas, currency, channel, status, started_at)
  select 'KWP-' || ${batch.stamp}::text || '-' || s * 2 + try, total_pesewas, 'GHS',
    case when n % 3 = 0 then 'card' else 'mobile_money' end, case when try = 0 then 'success' else 'failed' end,
    at + interval '55 minutes' - try * interval '9 minutes'
  from made cross join generate_series(0, 1) as try where is_paid and (try = 0 or n % 8 = 0)`;

const receipts: Statement = (batch) => sql`
  insert into receipts (number, invoice_id, payment_id, total_pesewas, channel, paid_at)
  select 'RCP-' || ${batch.year}::int || '-' || ${sixDigits(`${batch.taken.receipt} + row_number() over (order by s)`)},
    ${idOf(batch, "inv", "s")}, ${idOf(batch, "pay", "s * 2")}, total_pesewas,
    case when n % 3 = 0 then 'card' else 'mobile_money' end, at + interval '1 hour'
  from made where is_paid`;

export const moneyRows: readonly Statement[] = [invoices, lines, payments, atTheSandbox, receipts];
