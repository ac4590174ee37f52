import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { enter } from "../../src/money/entries/store.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import { bothDatabases } from "../databases.ts";

const before = (name: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

/** Payments from before the books, each with an invoice of its own unless it says otherwise. */
const payments = `
  insert into users (id, username, email, first_name, last_name, role, created_at, updated_at)
    values ('usr_a', 'a', 'a@test.example', 'A', 'B', 'officer', now(), now());
  insert into drivers (id, first_name, last_name, created_at, updated_at) values ('drv_a', 'Ama', 'Mensah', now(), now());
  insert into branches (id, code, name, region, city, lat, lon, opening_hours, services)
    values ('brn_a', 'A', 'Accra', 'Greater Accra', 'Accra', 5.6, -0.2, '8 to 5', '[]');
  insert into services (id, number, kind, status, driver_id, branch_id, tier, details, filed_by, created_at, updated_at)
    values ('srv_a', 'KW-1', 'hazard-permit', 'paid', 'drv_a', 'brn_a', 'standard', '{}', 'usr_a', now(), now());
  insert into invoices (id, number, application_id, driver_id, due, status, total_pesewas, issued_at, due_at, paid_at)
    select 'inv_' || name, 'INV-' || name, 'srv_a', 'drv_a', 'on_sending', 'refunded', 30000, '2026-10-01', '2026-10-20',
      '2026-10-03' from unnest(array['kept', 'reversed', 'own', 'late']) as name;
  insert into invoice_lines (invoice_id, position, item, title, quantity, unit_pesewas, total_pesewas)
    select id, 3, 'application', 'Application', 1, 20000, 20000 from invoices
    union all select id, 5, 'card_production', 'Card', 1, 10000, 10000 from invoices;
  insert into payments (id, invoice_id, reference, provider, channel, status, amount_pesewas, currency, started_at,
      settled_at, mismatch, received_pesewas, flagged_at)
    select 'pay_' || name, 'inv_' || invoice, name, 'sandbox', 'card', status, 30000, 'GHS', '2026-10-02', settled_at::timestamptz,
      mismatch, received, flagged_at::timestamptz
    from (values
      ('kept', 'kept', 'paid', '2026-10-03 10:00Z', null, null::int, null),
      ('reversed', 'reversed', 'reversed', '2026-11-05 10:00Z', null, null, null),
      ('own', 'own', 'reversed', '2026-11-06 10:00Z', 'application_ended', null, '2026-11-01 10:00Z'),
      ('twice', 'kept', 'cancelled', '2026-10-04 10:00Z', 'refund_due', null, '2026-10-04 10:00Z'),
      ('late', 'late', 'cancelled', '2026-10-30 10:00Z', 'refund_due', null, '2026-10-30 10:00Z'),
      ('wrong', 'late', 'reversed', '2026-10-31 10:00Z', null, 100, '2026-10-29 10:00Z'),
      ('failed', 'late', 'failed', '2026-10-31 10:00Z', null, null, null)
    ) as p (name, invoice, status, settled_at, mismatch, received, flagged_at);
  insert into receipts (number, invoice_id, payment_id, total_pesewas, channel, paid_at)
    select 'RCP-' || name, 'inv_' || name, 'pay_' || name, 30000, 'card', '2026-10-03 10:00Z'
    from unnest(array['kept', 'reversed', 'own']) as name;
  insert into decisions (id, kind, subject, subject_id, details, ground, reason, state, needs_second, before, after,
      proposed_by, proposed_at)
    select 'dec_' || name, 'refund_payment', 'payment', 'pay_' || name, '{}', 'paid_twice', 'A reason', 'proposed', true,
      '{}', '{}', 'usr_a', now() from unnest(array['own', 'twice', 'late']) as name;
  insert into refunds (payment_id, decision_id, pesewas, state, problem, tried_at, sent_at, created_at) values
    ('pay_own', 'dec_own', 30000, 'sent', null, '2026-11-04', '2026-11-04 10:00Z', '2026-11-02 10:00Z'),
    ('pay_twice', 'dec_twice', 12000, 'sent', null, '2026-10-08', '2026-10-08 10:00Z', '2026-10-07 10:00Z'),
    ('pay_late', 'dec_late', 30000, 'failed', 'Too old.', '2026-11-03 10:00Z', null, '2026-11-01 10:00Z')`;

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });

  test(`what was paid and refunded before there were books is entered on its own days, once, on ${name} [R-AUT-12]`, {
    timeout: 60_000,
  }, async () => {
    const made = await openEmpty();
    opened.push(made);
    const { kysely } = made.db;
    await migrate(made.db, before("130"));
    for (const statement of payments.split(";\n")) await sql.raw(statement).execute(kysely);
    await migrate(made.db, migrations);
    expect(await enter(kysely, null)).toBe(19);
    expect(await enter(kysely, null)).toBe(0);
    const rows = await kysely
      .selectFrom("entries")
      .selectAll()
      .orderBy("payment_id")
      .orderBy("day")
      .orderBy("event")
      .orderBy("position")
      .execute();
    const line = (row: (typeof rows)[number]) =>
      [row.payment_id, row.day, row.event, row.debit, row.credit, row.pesewas, row.item ?? "-"].join(" ");
    expect(rows.map(line)).toEqual([
      "pay_kept 2026-10-03 paid provider revenue 20000 application",
      "pay_kept 2026-10-03 paid provider revenue 10000 card_production",
      // A refund that failed moved nothing that stayed moved.
      "pay_late 2026-10-30 flagged provider unassigned 30000 -",
      "pay_late 2026-11-01 refund_due unassigned refunds_due 30000 -",
      "pay_late 2026-11-03 refund_failed refunds_due unassigned 30000 -",
      // What we refunded ourselves is not reversed as well.
      "pay_own 2026-10-03 paid provider revenue 20000 application",
      "pay_own 2026-10-03 paid provider revenue 10000 card_production",
      "pay_own 2026-11-02 refund_due revenue refunds_due 20000 application",
      "pay_own 2026-11-02 refund_due revenue refunds_due 10000 card_production",
      "pay_own 2026-11-04 refund_sent refunds_due provider 20000 application",
      "pay_own 2026-11-04 refund_sent refunds_due provider 10000 card_production",
      "pay_reversed 2026-10-03 paid provider revenue 20000 application",
      "pay_reversed 2026-10-03 paid provider revenue 10000 card_production",
      "pay_reversed 2026-11-05 reversed revenue provider 20000 application",
      "pay_reversed 2026-11-05 reversed revenue provider 10000 card_production",
      // The rest of what was paid twice is still owed.
      "pay_twice 2026-10-04 flagged provider refunds_due 30000 -",
      "pay_twice 2026-10-08 refund_sent refunds_due provider 12000 -",
      "pay_wrong 2026-10-29 flagged provider unassigned 100 -",
      "pay_wrong 2026-10-31 reversed unassigned provider 100 -",
    ]);
    expect(new Set(rows.map(({ kind, branch_id, position }) => [kind, branch_id, position].join(" ")))).toEqual(
      new Set(["hazard-permit brn_a 0", "hazard-permit brn_a 1"]),
    );
    const refunds = await kysely.selectFrom("refunds").select(["id", "state", "failed_at"]).orderBy("id").execute();
    expect(refunds).toEqual([
      { id: "rfd_late", state: "failed", failed_at: "2026-11-03T10:00:00.000Z" },
      { id: "rfd_own", state: "sent", failed_at: null },
      { id: "rfd_twice", state: "sent", failed_at: null },
    ]);
  });
});
