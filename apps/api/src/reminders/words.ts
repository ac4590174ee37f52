import { dayOf, formatCedisForSms, type PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { figures, type Kind, kinds, type Purpose, purposeNames, usualCost } from "@kwan/domain/kinds";

/** The text of a reminder: what expires and when, then the next step. Short enough for one SMS. */
export interface Words {
  readonly title: string;
  readonly message: string;
}

const cost = (kind: Kind): string => formatCedisForSms(usualCost(kinds[kind]));

const day = (date: PlainDate): string => formatDate(date, "long");
const when = (date: PlainDate, today: PlainDate): string => (date === today ? "today" : `on ${day(date)}`);

export const renewalDue = (on: PlainDate, today: PlainDate): Words => ({
  title: "Renew your licence",
  message: `Your driver's licence is due for renewal ${when(on, today)}. It costs ${cost("drivers-renewal")}. Apply online yourself. You do not need an agent.`,
});

export const licenceEnds = (on: PlainDate, today: PlainDate): Words => ({
  title: "Your licence expires",
  message: `Your driver's licence expires ${when(on, today)}. A new card costs ${cost("expired-drivers-license-replacement")}. Apply online yourself. You do not need an agent.`,
});

const permits = {
  learners_license: {
    title: "Your learner's licence expires",
    what: "learner's licence",
    kind: "learners-license-renewal",
  },
  international: {
    title: "Your international permit expires",
    what: "international driving permit",
    kind: "international-driving-permit",
  },
  hazard: { title: "Your hazard permit expires", what: "hazard permit", kind: "hazard-permit/renew" },
} as const;

export type Permit = keyof typeof permits;
export const permitNames = Object.keys(permits) as Permit[];
export const permitSteps = (permit: Permit): readonly number[] => figures.reminder_days[permit];

export function permitEnds(permit: Permit, on: PlainDate, today: PlainDate): Words {
  const { title, what, kind } = permits[permit];
  return {
    title,
    message: `Your ${what} expires ${when(on, today)}. A new one costs ${cost(kind)}. Apply in the portal before then.`,
  };
}

export const eyeTestEnds = (on: PlainDate, today: PlainDate): Words => ({
  title: "Your eye test expires",
  message: `Your eye test expires ${on === today ? "today" : `on ${day(on)}`}. Submit your application by then, or book a new test in it.`,
});

export const invoiceUnpaid = (number: string, pesewas: number, due: PlainDate): Words => ({
  title: "An invoice is unpaid",
  message: `Invoice ${number} of ${formatCedisForSms(pesewas)} is unpaid. Pay it in the portal by ${day(due)}, by mobile money or card.`,
});

export const appointmentSoon = (purpose: Purpose, starts_at: string, branch: string): Words => ({
  title: "Your appointment",
  message: `Your ${purposeNames[purpose]}: ${day(dayOf(starts_at))} at ${starts_at.slice(11, 16)}, ${branch}. Bring your ID card. To change it, open the portal.`,
});
