import { addDays, addYears, dayOf, type PlainDate } from "@kwan/domain";
import { figures, nextRenewal, type Purpose } from "@kwan/domain/kinds";
import type { Queries } from "../../platform/db/open.ts";
import type { NewNotification } from "../../platform/notifications/notify.ts";
import { bookedBetween, eyeTestsOf, licencesOf, permitsOf, unpaidInvoices } from "./store.ts";
import { daysAhead, stepFor, stepSince } from "./windows.ts";
import * as words from "./words.ts";

export interface ReminderPage {
  /** The cursor of the next page, or null on the last page. */
  readonly next: string | null;
  readonly notifications: readonly NewNotification[];
}

/** Returns a page of the reminders that are due, starting after the given cursor. */
export type Reminder = (db: Queries, now: Date, after: string) => Promise<ReminderPage>;

const batch = 200;
const lastCallMs = 3 * 3_600_000;

const pageOf = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  notificationsOf: (row: Row) => NewNotification[],
): ReminderPage => {
  const last = rows.at(-1);
  return {
    next: last !== undefined && rows.length === batch ? idOf(last) : null,
    notifications: rows.flatMap(notificationsOf),
  };
};

const start = (day: PlainDate): string => `${day}T00:00:00.000Z`;
const today = (now: Date): PlainDate => dayOf(now.toISOString());

const licences: Reminder = async (db, now, after) => {
  const on = today(now);
  const ends = daysAhead(on, figures.reminder_days.licence);
  // A renewal is due two or four years after the date of issue. Licences issued on the following day are also checked,
  // because licences issued on 29 February are renewed on the 28th.
  const issues = [1, 2]
    .flatMap((n) => ends.map((day) => addYears(day, -n * figures.renewal_every_years)))
    .flatMap((day) => [day, addDays(day, 1)]);
  const rows = await licencesOf(db, ends, issues, on, after, batch);
  return pageOf(
    rows,
    (row) => row.driver_id,
    (row) => {
      const renewal = nextRenewal(row);
      const dates = [
        renewal !== null && { due: renewal, say: words.renewalDue },
        { due: row.expires_on, say: words.licenceEnds },
      ];
      return dates.flatMap((each) => {
        const step = each && stepFor(on, each.due, figures.reminder_days.licence);
        if (!each || step === null || step === false) return [];
        return {
          user_id: row.user_id,
          words: () => each.say(each.due, on),
          type: "reminder",
          dedupe_key: `licence:${row.driver_id}:${each.due}:${step}`,
        };
      });
    },
  );
};

const permitsNamed =
  (permit: words.Permit): Reminder =>
  async (db, now, after) => {
    const [on, steps] = [today(now), words.permitSteps(permit)];
    const rows = await permitsOf(db, permit, daysAhead(on, steps), on, after, batch);
    return pageOf(
      rows,
      (row) => row.id,
      ({ id, user_id, expires_on }) => {
        const dedupe_key = `permit:${id}:${stepFor(on, expires_on, steps)}`;
        return [{ user_id, words: () => words.permitEnds(permit, expires_on, on), type: "reminder", dedupe_key }];
      },
    );
  };

const eyeTests: Reminder = async (db, now, after) => {
  const on = today(now);
  const days = daysAhead(on, figures.reminder_days.eye_test).map((day) => addDays(day, -figures.eye_test_days));
  const rows = await eyeTestsOf(db, days, after, batch);
  return pageOf(
    rows,
    (row) => row.id,
    ({ id, user_id, tested_on }) => {
      const last = addDays(tested_on, figures.eye_test_days);
      return [
        {
          user_id,
          words: () => words.eyeTestEnds(last, on),
          type: "reminder",
          dedupe_key: `eye_test:${id}:${stepFor(on, last, figures.reminder_days.eye_test)}`,
        },
      ];
    },
  );
};

const invoices: Reminder = async (db, now, after) => {
  const on = today(now);
  const rows = await unpaidInvoices(
    db,
    start(addDays(on, -figures.invoice_days)),
    start(addDays(on, -Math.min(...figures.unpaid_reminder_days) + 1)),
    after,
    batch,
  );
  return pageOf(
    rows,
    (row) => row.id,
    ({ id, user_id, number, total_pesewas, issued_at, due_at, application_id }) => {
      const step = stepSince(on, dayOf(issued_at), figures.unpaid_reminder_days);
      if (step === null || Date.parse(due_at) <= now.getTime()) return [];
      const text = () => words.invoiceUnpaid(number, total_pesewas, dayOf(due_at));
      return [{ user_id, words: text, application_id, type: "reminder", dedupe_key: `invoice:${id}:unpaid:${step}` }];
    },
  );
};

/**
 * Creates a reminder for appointments. The key includes the slot, so that people are reminded again if an appointment
 * is moved.
 */
const appointmentsBetween =
  (until: (now: Date) => Date, keyOf: (appointment: BookedAppointment, now: Date) => string | null): Reminder =>
  async (db, now, after) => {
    const rows = await bookedBetween(db, now.toISOString(), until(now).toISOString(), after, batch);
    return pageOf(
      rows,
      (row) => row.id,
      (row) => {
        const key = keyOf(row, now);
        if (key === null) return [];
        const text = () => words.appointmentSoon(row.purpose as Purpose, row.starts_at, row.branch);
        const dedupe_key = `appointment:${row.id}:${row.slot_id}:${key}`;
        return [
          { user_id: row.user_id, words: text, application_id: row.application_id, type: "reminder", dedupe_key },
        ];
      },
    );
  };

type BookedAppointment = Awaited<ReturnType<typeof bookedBetween>>[number];

const appointmentsInDays = appointmentsBetween(
  (now) => new Date(start(addDays(today(now), Math.max(...figures.reminder_days.appointment) + 1))),
  ({ starts_at }, now) => stepFor(today(now), dayOf(starts_at), figures.reminder_days.appointment)?.toString() ?? null,
);

/**
 * The last reminder of an appointment, sent a few hours before it. It is not sent to people who have only just booked.
 */
const appointmentsInHours = appointmentsBetween(
  (now) => new Date(now.getTime() + lastCallMs),
  ({ starts_at, created_at }) => (Date.parse(created_at) < Date.parse(starts_at) - lastCallMs ? "hours" : null),
);

export const reminders: readonly Reminder[] = [
  licences,
  ...words.permitNames.map(permitsNamed),
  eyeTests,
  invoices,
  appointmentsInDays,
];

/** Reminders that are sent hours, rather than days, ahead, so the server looks for them more often. */
export const soonReminders: readonly Reminder[] = [appointmentsInHours];
