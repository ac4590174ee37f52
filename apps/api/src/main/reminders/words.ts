import { dayOf, formatCedisForSms, type Pesewas, type PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { figures, type Kind, kinds, type Purpose, usualCost } from "@kwan/domain/kinds";
import { m } from "#messages";

/** The text of a reminder: what expires and when, then the next step. It is short enough for one SMS. */
export interface Words {
  readonly title: string;
  readonly message: string;
}

const cost = (kind: Kind, today: PlainDate): string => formatCedisForSms(usualCost(kinds[kind], today));

const dayText = (date: PlainDate): string => formatDate(date, "long");
const when = (date: PlainDate, today: PlainDate) => ({ when: date === today ? "today" : "later", day: dayText(date) });

export const renewalDue = (on: PlainDate, today: PlainDate): Words => ({
  title: m.reminders_renewal_title(),
  message: m.reminders_renewal({ ...when(on, today), cost: cost("drivers-renewal", today) }),
});

export const licenceEnds = (on: PlainDate, today: PlainDate): Words => ({
  title: m.reminders_licence_title(),
  message: m.reminders_licence({ ...when(on, today), cost: cost("expired-drivers-license-replacement", today) }),
});

/** The path of the service that renews each kind of permit. */
const permits = {
  learners_license: "learners-license-renewal",
  international: "international-driving-permit",
  hazard: "hazard-permit/renew",
} as const;

export type Permit = keyof typeof permits;
export const permitNames = Object.keys(permits) as Permit[];
export const permitSteps = (permit: Permit): readonly number[] => figures.reminder_days[permit];

export const permitEnds = (permit: Permit, on: PlainDate, today: PlainDate): Words => ({
  title: m.reminders_permit_title({ permit }),
  message: m.reminders_permit({ permit, ...when(on, today), cost: cost(permits[permit], today) }),
});

export const eyeTestEnds = (on: PlainDate, today: PlainDate): Words => ({
  title: m.reminders_eye_test_title(),
  message: m.reminders_eye_test(when(on, today)),
});

export const invoiceUnpaid = (number: string, total: Pesewas, due: PlainDate): Words => ({
  title: m.reminders_invoice_title(),
  message: m.reminders_invoice({ invoice: number, amount: formatCedisForSms(total), day: dayText(due) }),
});

export const appointmentSoon = (purpose: Purpose, starts_at: string, branch: string): Words => ({
  title: m.reminders_appointment_title(),
  message: m.reminders_appointment({ purpose, day: dayText(dayOf(starts_at)), time: starts_at.slice(11, 16), branch }),
});
