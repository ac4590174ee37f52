import { formatCedisForSms, type PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { type Kind, kinds, quote } from "@kwan/domain/kinds";

/** What people are reminded of: a sentence of what and when, then the next step. Short enough for one SMS. */
export interface Words {
  readonly title: string;
  readonly message: string;
}

/** The plain cost of a kind, for a person who asks for nothing on top. */
const cost = (kind: Kind): string => {
  const { total_pesewas } = quote(kinds[kind].prices, {
    tier: "standard",
    is_delivered: false,
    is_late: false,
    is_printed: true,
  });
  return formatCedisForSms(total_pesewas);
};

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
    steps: [30, 7, 1],
  },
  international: {
    title: "Your international permit expires",
    what: "international driving permit",
    kind: "international-driving-permit",
    steps: [30, 7],
  },
  hazard: { title: "Your hazard permit expires", what: "hazard permit", kind: "hazard-permit/renew", steps: [30, 7] },
} as const;

export type Permit = keyof typeof permits;
export const permitNames = Object.keys(permits) as Permit[];
export const permitSteps = (permit: Permit): readonly number[] => permits[permit].steps;

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

const visits: Readonly<Record<string, string>> = {
  practical_test: "practical test",
  eye_test: "eye test",
  biometrics: "photo and fingerprints",
};

export const appointmentSoon = (purpose: string, starts_at: string, branch: string): Words => ({
  title: "Your appointment",
  message: `Your ${visits[purpose] ?? "appointment"}: ${day(starts_at.slice(0, 10))} at ${starts_at.slice(11, 16)}, ${branch}. Bring your ID card. To change it, open the portal.`,
});
