import * as m from "../catalogues/messages.js";
import type { PlainDate } from "../dates/plain-date.ts";
import { eligibility, type Reason } from "../eligibility/eligibility.ts";
import type { DriverRecord } from "../eligibility/record.ts";
import { isKind, type Kind, kinds } from "../kinds/registry.ts";
import { endorsementOn } from "../licences/endorsements.ts";
import { type ExpiringCards, type Renewal, renewalsDue } from "../licences/renewals.ts";

/** An application that a person should make next. */
export type Due = (Renewal & { readonly action: "renew" }) | (Omit<Renewal, "due_on"> & Undated);
type Undated = { readonly action: "apply"; readonly due_on: null };

/** The remedies that are not a step of their own: the person waits, or the step belongs to another application. */
const elsewhere = ["nothing", "wait", "finish_open", "pass_theory"] as const;

/** What a person does before they can make an application. */
type Preparation = Exclude<Reason["remedy"]["do"], (typeof elsewhere)[number]>;

const isPreparation = (remedy: Reason["remedy"]): remedy is Extract<Reason["remedy"], { do: Preparation }> =>
  !(elsewhere as readonly string[]).includes(remedy.do);

/** An application to make, or what makes it possible. */
export type WayAhead =
  | Due
  | {
      readonly action: Preparation;
      readonly kind: Kind;
      readonly text: string;
      /** Why the application is not possible yet. */
      readonly reason: string;
      readonly due_on: PlainDate | null;
    };

/**
 * Returns the applications that a person should make next: for the cards to renew, for a card that was reported lost, and
 * for the first driver's licence of someone who is learning. They may not be possible yet: see {@link waysAhead}.
 *
 * @example
 * applicationsDue({ ...nothingHeld, learners_license: { expires_on: "2027-06-01" } }, "2026-11-21"); // [{ action: "apply", … }]
 */
export function applicationsDue(cards: ExpiringCards, today: PlainDate): Due[] {
  const renewals: Due[] = renewalsDue(cards, today).map((renewal) => ({ ...renewal, action: "renew" }));
  const { license, learners_license, endorsements } = cards;
  // The card stays blocked if the application for a new one ends, and somebody has to say so.
  const hasExpired = renewals.some(({ kind }) => kind === "expired-drivers-license-replacement");
  if (cards.is_card_blocked && !hasExpired) renewals.push(newCard());
  const isLearning = !license && learners_license !== null && learners_license.expires_on >= today;
  if (!isLearning || endorsementOn(endorsements, today)) return renewals;
  const text = m.applications_apply_first_licence();
  return [...renewals, { action: "apply", kind: "license-application", text, due_on: null }];
}

const newCard = (): Due => ({
  action: "apply",
  kind: "lost-damaged-license/lost",
  text: m.applications_replace_blocked_card(),
  due_on: null,
});

/**
 * What comes next for someone who has claimed a licence, whether or not it has to be renewed: nothing is possible with it,
 * and no date of it is shown, until their identity has been verified.
 */
const afterClaim: Due = { action: "apply", kind: "drivers-renewal", text: "", due_on: null };

/**
 * Returns what a person should do next, apart from their open applications: each application that is due, or what they
 * have to do before they can apply. Nothing is returned that they can only wait for, and nothing that would be refused.
 *
 * @example
 * waysAhead(applicationsDue(cards, today), record, today); // [{ action: "train", kind: "license-application", … }]
 */
export function waysAhead(due: readonly Due[], record: DriverRecord, today: PlainDate): WayAhead[] {
  const ways = (record.is_provisional ? [afterClaim] : due)
    .filter(({ kind }) => !record.open_kinds.includes(kind))
    .flatMap((application) => possible(application, record, today) ?? []);
  // What makes several applications possible is said once.
  return ways.filter(
    ({ action, text }, at) => ways.findIndex((way) => way.action === action && way.text === text) === at,
  );
}

function possible(application: Due, record: DriverRecord, today: PlainDate): WayAhead | undefined {
  const { is_eligible, reasons } = eligibility(kinds[application.kind], record, today);
  if (is_eligible) return application;
  // The way to the first licence goes through an open application for the learner's licence, which says what comes next.
  if (application.action === "apply" && record.open_kinds.includes("learners-license")) return undefined;
  const ways = reasons.flatMap(({ message, remedy }) => (isPreparation(remedy) ? [{ message, remedy }] : []));
  // At a branch, the ID is compared with the one on the profile, so it has to be there first.
  const [way] = [...ways.filter(({ remedy }) => remedy.do === "identify"), ...ways];
  if (!way) return undefined;
  const { message, remedy } = way;
  // Another application can be what makes this one possible.
  const kind = remedy.do === "apply" && isKind(remedy.kind) ? remedy.kind : application.kind;
  return { action: remedy.do, kind, due_on: application.due_on, text: remedy.text, reason: message };
}
