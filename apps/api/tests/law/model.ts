import { addDays, addMonths, addYears, type PlainDate } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";

/** A licence card: the classes with the day since which each is held, and the dates of the card. */
export interface Licence {
  readonly classes: Readonly<Record<string, PlainDate>>;
  readonly is_commercial: boolean;
  readonly issued_on: PlainDate;
  readonly expires_on: PlainDate;
  readonly renewed_on: readonly PlainDate[];
}

/** Everything that one person holds. */
export interface Holding {
  /** Whether the right to drive has been taken away, from the person and so from every licence. */
  readonly is_revoked: boolean;
  readonly licence: Licence | null;
  readonly learners: { readonly classes: readonly string[]; readonly expires_on: PlainDate } | null;
  readonly international: PlainDate | null;
  readonly hazard: PlainDate | null;
}

/** What an application asks for, on the day on which it is granted. */
export interface ChangeRequest {
  readonly today: PlainDate;
  /** The class that the applicant has chosen, if the form has a choice and it is filled in. */
  readonly letter: string | null;
  /** The classes that an officer grants for a foreign licence. */
  readonly granted: readonly string[];
}

/** The law does not allow this change. */
class Unlawful extends Error {}

function unless(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Unlawful(why);
}

const ladder = ["B", "C", "D", "F"];

/** Of the classes on the ladder, only the highest is kept. */
function reduced(classes: Licence["classes"]): Licence["classes"] {
  const highest = ladder.findLast((letter) => letter in classes);
  return Object.fromEntries(
    Object.entries(classes).filter(([letter]) => !ladder.includes(letter) || letter === highest),
  );
}

const covers = ({ classes }: Licence, letter: string): boolean =>
  letter in classes ||
  (ladder.includes(letter) && ladder.slice(ladder.indexOf(letter)).some((each) => each in classes));

const newCard = (today: PlainDate) => ({ issued_on: today, expires_on: addYears(today, 6), renewed_on: [] });

function first(holding: Holding, letters: readonly string[], today: PlainDate): Licence {
  const { licence } = holding;
  notRevoked(holding);
  unless(licence === null, "nobody gets a second first licence");
  const classes = reduced(Object.fromEntries(letters.map((letter) => [letter, today])));
  return { classes, is_commercial: false, ...newCard(today) };
}

/** Returns the licence that a service changes. A revoked licence does not change. */
function theirs({ licence, is_revoked }: Holding): Licence {
  unless(licence, "there is no licence");
  unless(!is_revoked, "the licence is revoked");
  return licence;
}

function notRevoked({ is_revoked }: Holding): void {
  unless(!is_revoked, "the licence is revoked");
}

function withNewCard(holding: Holding, today: PlainDate, changes: Partial<Licence> = {}): Holding {
  return { ...holding, licence: { ...theirs(holding), ...newCard(today), ...changes } };
}

const earlier = (...days: PlainDate[]): PlainDate => days.toSorted()[0] as PlainDate;
const later = (...days: PlainDate[]): PlainDate => days.toSorted().at(-1) as PlainDate;

/**
 * A card is renewed after two and after four years, from ninety days before. Each renewal stands for every date that was
 * due by then.
 */
function isRenewalDue({ issued_on, expires_on, renewed_on }: Licence, today: PlainDate): boolean {
  const opens = [2, 4].map((years) => addDays(addYears(issued_on, years), -90));
  const last = renewed_on.at(-1);
  const next = opens.find((day) => last === undefined || last < day);
  return next === undefined ? today > expires_on : today >= next;
}

const unchanged = (holding: Holding): Holding => {
  theirs(holding);
  return holding;
};

/**
 * The law: what each kind of application changes for the person when it is completed. A learner's licence is issued
 * when the tests open. Throws `Unlawful` if the change is not allowed.
 */
export const law: Readonly<Record<Kind, (holding: Holding, request: ChangeRequest) => Holding>> = {
  "learners-license": (holding, { letter, today }) => {
    notRevoked(holding);
    unless(!letter || !holding.licence || !covers(holding.licence, letter), "the class is held already");
    return { ...holding, learners: { classes: letter ? [letter] : [], expires_on: addMonths(today, 6) } };
  },
  "learners-license-renewal": (holding, { today }) => {
    notRevoked(holding);
    unless(holding.learners, "there is no learner's licence");
    return { ...holding, learners: { ...holding.learners, expires_on: addMonths(today, 6) } };
  },
  "license-application": (holding, { today }) => {
    unless(holding.learners, "there is no learner's licence");
    return { ...holding, licence: first(holding, holding.learners.classes, today) };
  },
  "foreign-license-conversion": (holding, { granted, today }) => ({
    ...holding,
    licence: first(holding, granted, today),
  }),
  "license-application/commercial": (holding, { today }) => withNewCard(holding, today, { is_commercial: true }),
  "drivers-renewal": (holding, { today }) => {
    const licence = theirs(holding);
    unless(isRenewalDue(licence, today), "the renewal is not due");
    return { ...holding, licence: { ...licence, renewed_on: [...licence.renewed_on, today] } };
  },
  "expired-drivers-license-replacement": (holding, { today }) => {
    unless(today >= addDays(theirs(holding).expires_on, -90), "the card is not near its end");
    return withNewCard(holding, today);
  },
  "old-drivers-license-replacement": (holding, { today }) => {
    unless(theirs(holding).issued_on < "2017-09-01", "the card is a smart card");
    return withNewCard(holding, today);
  },
  "upgrading-drivers-license": (holding, { today }) => {
    const { classes } = theirs(holding);
    const rung = ladder.findLastIndex((letter) => letter in classes);
    const next = ladder[rung + 1];
    unless(rung >= 0 && next, "there is no class to upgrade");
    return withNewCard(holding, today, { classes: reduced({ ...classes, [next]: today }) });
  },
  "additional-class": (holding, { letter, today }) => {
    const licence = theirs(holding);
    unless(!letter || !covers(licence, letter), "the class is held already");
    const added = letter ? { [letter]: today } : {};
    return withNewCard(holding, today, { classes: reduced({ ...licence.classes, ...added }) });
  },
  "lost-damaged-license": unchanged,
  "lost-damaged-license/lost": unchanged,
  "proficiency-test": unchanged,
  amendment: unchanged,
  "center-change": (holding) => {
    notRevoked(holding);
    return holding;
  },
  "international-driving-permit": (holding, { today }) => {
    const { expires_on } = theirs(holding);
    const inAYear = addMonths(today, 12);
    return { ...holding, international: earlier(expires_on, inAYear) };
  },
  "hazard-permit": (holding, { today }) => {
    notRevoked(holding);
    unless(holding.licence && covers(holding.licence, "D"), "there is no heavy class");
    unless(holding.hazard === null || today > holding.hazard, "there is a hazard permit already");
    return { ...holding, hazard: addMonths(today, 12) };
  },
  "hazard-permit/renew": (holding, { today }) => {
    notRevoked(holding);
    unless(holding.hazard, "there is no hazard permit");
    return { ...holding, hazard: addYears(later(holding.hazard, today), 1) };
  },
  "license-revocation": (holding) => ({ ...holding, licence: theirs(holding), is_revoked: true }),
};

/** Returns why the law does not allow an application to be completed, or null if it does. */
export function against(kind: Kind, holding: Holding, request: ChangeRequest): string | null {
  try {
    law[kind](holding, request);
    return null;
  } catch (error) {
    if (error instanceof Unlawful) return error.message;
    throw error;
  }
}
