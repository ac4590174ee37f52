import type { AnswerOf, getBranch, getDocument, getDriver, getInvoice, getMe } from "@kwan/contract";
import { type Action, type Actor, dayOf, type Pesewas, type PlainDate, type Status } from "@kwan/domain";
import type { DriverRecord, Kind, License, Owed, QuoteLine, StepName, Submission, Tier } from "@kwan/domain/kinds";

export type Account = AnswerOf<typeof getMe>;
export type Branch = AnswerOf<typeof getBranch>;
type DriverAnswer = AnswerOf<typeof getDriver>;
type DocumentAnswer = AnswerOf<typeof getDocument>;
type InvoiceStatus = AnswerOf<typeof getInvoice>["status"];

export interface Licence extends License {
  readonly processing_centre: string;
  readonly certificate_number: string | null;
  is_card_blocked: boolean;
}

export interface Permit {
  readonly number: string;
  readonly classes: readonly ("A" | "B" | "C" | "D" | "E" | "F")[];
  readonly issued_on: PlainDate;
  readonly expires_on: PlainDate;
}

/** A person with an account. Drivers and learners also have a profile. */
export interface Person {
  readonly account: Account;
  readonly password: string;
  readonly driver: Driver | null;
}

export interface Driver {
  readonly profile: Omit<DriverAnswer, "classes">;
  readonly identity: { readonly id_type: "ghana_card"; readonly id_number: string; readonly is_verified: boolean };
  readonly license: Licence | null;
  readonly learners_license: Permit | null;
  readonly eye_test: DriverRecord["eye_test"];
  readonly training_hours: number;
  version: number;
}

export interface Step {
  readonly step: StepName;
  state: "open" | "done" | "failed";
  done_at: string | null;
  note: string | null;
}

export interface HistoryEntry {
  readonly at: string;
  readonly action: Action;
  readonly from: Status;
  readonly to: Status;
  readonly by: Actor;
  /** The ID of the account. Null for the system. */
  readonly actor: string | null;
  readonly reason: string | null;
}

export interface Application {
  readonly id: string;
  readonly number: string;
  readonly kind: Kind;
  readonly driver: string;
  readonly filed_by: string;
  readonly created_at: string;
  status: Status;
  branch: string | null;
  tier: Tier;
  details: Record<string, unknown>;
  updated_at: string;
  submitted_at: string | null;
  version: number;
  steps: Step[];
  history: HistoryEntry[];
  submitted: Submission | null;
  submitted_before: Submission | null;
  reason: string | null;
  settlement: { readonly refund: "full" | "none"; readonly pesewas: Pesewas; readonly text: string } | null;
}

export interface Upload extends DocumentAnswer {
  readonly content: Blob;
  readonly driver: string;
  /** The accounts of the officers who have opened the file. */
  readonly opened_by: Set<string>;
  reviewed_by: string | null;
}

export interface Invoice extends Owed {
  readonly id: string;
  readonly number: string;
  readonly application: string;
  readonly driver: string;
  readonly lines: readonly QuoteLine[];
  readonly total_pesewas: Pesewas;
  readonly issued_at: string;
  readonly due_at: string;
  status: InvoiceStatus;
  paid_at: string | null;
  receipt: string | null;
}

/** What the invented payment provider knows about a payment. */
export interface ProviderState {
  status: "abandoned" | "pending" | "success" | "failed";
  /** When a delayed payment succeeds. */
  succeeds_at: number | null;
}

export interface Payment {
  readonly id: string;
  readonly invoice: string;
  readonly reference: string;
  readonly channel: "mobile_money" | "card";
  readonly network: "mtn" | "telecel" | "at" | null;
  readonly phone_number: string | null;
  readonly is_by_applicant: boolean;
  readonly amount_pesewas: Pesewas;
  readonly started_at: string;
  readonly provider: ProviderState;
  status: "waiting" | "pending" | "paid" | "failed" | "cancelled";
  settled_at: string | null;
  /** Whether the money arrived although the invoice no longer needed it. */
  is_refund_due: boolean;
  /** What goes back, for a withdrawn application or by the proposal of an officer. Null if nothing does. */
  refund: { readonly state: "approved" | "proposed"; readonly at: string } | null;
}

export interface Appeal {
  readonly application: string;
  readonly reasons: string;
  readonly appealed_at: string;
}

/** A code to log in, as it would have been sent by email or SMS. */
export interface SentCode {
  readonly target: string;
  readonly account: string;
  readonly code: string;
  readonly attempt: string;
  readonly expires_at: string;
  failures: number;
  is_used: boolean;
}

export interface Session {
  readonly account: string;
  readonly expires_at: string;
}

/** Everything that the mock server knows. */
export interface MockState {
  readonly people: Person[];
  readonly branches: Branch[];
  readonly sessions: Map<string, Session>;
  readonly codes: SentCode[];
  readonly applications: Map<string, Application>;
  readonly uploads: Map<string, Upload>;
  readonly invoices: Map<string, Invoice>;
  readonly payments: Map<string, Payment>;
  readonly appeals: Map<string, Appeal>;
  /** The address at which the mock's own pages are. */
  readonly publicUrl: string;
  now(): Date;
  today(): PlainDate;
  /** Returns the next ID of a kind. IDs are numbered, so that they are the same in every run. */
  newId(prefix: string): string;
  /** Returns the next number of a kind, such as INV-2026-000042. */
  nextNumber(prefix: string): string;
}

export interface MockClock {
  readonly now: () => Date;
}

/** Creates the state of a mock server that has just been started, with these people and branches. */
export function createState(
  { people, branches }: { readonly people: readonly Person[]; readonly branches: readonly Branch[] },
  { now }: MockClock,
  publicUrl: string,
): MockState {
  const counts = new Map<string, number>();
  const next = (name: string): number => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  return {
    people: [...people],
    branches: [...branches],
    sessions: new Map(),
    codes: [],
    applications: new Map(),
    uploads: new Map(),
    invoices: new Map(),
    payments: new Map(),
    appeals: new Map(),
    publicUrl,
    now,
    today: () => dayOf(now().toISOString()),
    newId: (prefix) => `${prefix}_mock${String(next(prefix)).padStart(4, "0")}`,
    nextNumber: (prefix) => `${prefix}-${now().getUTCFullYear()}-${String(next(`number ${prefix}`)).padStart(6, "0")}`,
  };
}

/** Returns the driver with this ID. */
export const driverOf = (state: MockState, id: string): Driver | undefined =>
  state.people.flatMap(({ driver }) => driver ?? []).find(({ profile }) => profile.id === id);

export const personOf = (state: MockState, account: string): Person | undefined =>
  state.people.find(({ account: { id } }) => id === account);

/** Returns the files of an application, newest first. */
export const uploadsOf = (state: MockState, application: string): Upload[] =>
  [...state.uploads.values()].filter(({ service }) => service === application).reverse();

export const invoicesOf = (state: MockState, application: string): Invoice[] =>
  [...state.invoices.values()].filter((invoice) => invoice.application === application);
