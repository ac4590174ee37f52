import { addDays, addYears, type ClassLetter, classLetters, dateFromParts, type PlainDate } from "@kwan/domain";
import { type DriverRecord, figures, type License } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Question, Want } from "./wants.ts";

/** What somebody has answered. A question that was not asked has no answer. */
export type Answers = {
  readonly birth: PlainDate | null;
  readonly wantedClass: ClassLetter | null;
  /** The card, with its last day if it was asked for. */
  readonly license: { readonly expires_on: PlainDate | null } | null;
  readonly renewals: 0 | 1 | 2;
  readonly classes: readonly ClassLetter[];
  /** Whether the highest class has been held for long enough for the next one. */
  readonly isSettled: boolean;
  readonly learnersExpiry: PlainDate | null;
  readonly hasSign: boolean;
  readonly hasTraffic: boolean;
  readonly isTrained: boolean;
  readonly hazardExpiry: PlainDate | null;
};

/** The messages to show, by question. */
export type CheckErrors = Readonly<Partial<Record<Question, string>>>;

/**
 * Reads the answers from a form. Returns the messages for those that are missing or wrong, by question.
 *
 * @example
 * readAnswers(want, new URLSearchParams("birth.day=1&birth.month=2&birth.year=2000"), "2026-11-30");
 */
export function readAnswers(want: Want, form: URLSearchParams): { answers: Answers; errors: CheckErrors } {
  const errors: Partial<Record<Question, string>> = {};
  const isAsked = (question: Question) => want.asks.includes(question);
  const yesOrNo = (question: Question): boolean => {
    if (!isAsked(question)) return false;
    const answer = form.get(question);
    if (answer !== "yes" && answer !== "no") errors[question] = m.guide_check_choose();
    return answer === "yes";
  };
  const day = (question: Question, isNeeded: boolean): PlainDate | null => {
    if (!isAsked(question) || !isNeeded) return null;
    const [dayText = "", month = "", year = ""] = ["day", "month", "year"].map(
      (part) => form.get(`${question}.${part}`) ?? "",
    );
    const read = dateFromParts(dayText, month, year);
    if ("date" in read) return read.date;
    errors[question] = read.message;
    return null;
  };
  const hasLicence = yesOrNo("licence");
  const expiry = day("expiry", hasLicence);
  const hasLearners = yesOrNo("learners");
  const hasHazard = yesOrNo("hazard");
  const wanted = form.get("wanted_class");
  const wantedClass = classLetters.find((letter) => letter === wanted) ?? null;
  if (isAsked("wanted_class") && wantedClass === null) errors.wanted_class = m.guide_check_choose();
  const classes = classLetters.filter((letter) => form.getAll("classes").includes(letter));
  if (isAsked("classes") && hasLicence && classes.length === 0) errors.classes = m.guide_check_choose_classes();
  const renewals = form.get("renewals");
  if (isAsked("renewals") && hasLicence && !["0", "1", "2"].includes(renewals ?? ""))
    errors.renewals = m.guide_check_choose();
  return {
    answers: {
      birth: day("birth", true),
      wantedClass: isAsked("wanted_class") ? wantedClass : null,
      license: hasLicence ? { expires_on: expiry } : null,
      renewals: renewals === "1" ? 1 : renewals === "2" ? 2 : 0,
      classes: hasLicence ? classes : [],
      isSettled: isAsked("settled") && hasLicence ? yesOrNo("settled") : false,
      learnersExpiry: day("learners_expiry", hasLearners),
      hasSign: yesOrNo("sign"),
      hasTraffic: yesOrNo("traffic"),
      isTrained: yesOrNo("trained"),
      hazardExpiry: day("hazard_expiry", hasHazard),
    },
    errors,
  };
}

/** Returns the licence of somebody who has a card until a day, with the classes and renewals that they name. */
function licenceOf({ license, renewals, classes, isSettled }: Answers, today: PlainDate): License | null {
  if (!license) return null;
  // Where the dates do not matter, any valid card will do.
  const expires_on = license.expires_on ?? addYears(today, figures.license_years);
  const issued_on = addYears(expires_on, -figures.license_years);
  const since = isSettled ? addYears(today, -figures.years_in_class_below) : addDays(today, -1);
  return {
    number: "",
    issued_on,
    expires_on,
    renewed_on: [1, 2].slice(0, renewals).map((count) => addYears(issued_on, count * figures.renewal_every_years)),
    classes: classes.map((letter) => ({ letter, since })),
  };
}

/**
 * Returns the record of somebody who has given these answers, as the rules of the domain read it. Nothing is known
 * about suspensions, and an identity document counts as present: the page names both as conditions.
 */
export const recordOf = (answers: Answers, today: PlainDate): DriverRecord => ({
  date_of_birth: answers.birth ?? addYears(today, -40),
  is_identified: true,
  learners_license: answers.learnersExpiry
    ? { classes: answers.wantedClass ? [answers.wantedClass] : ["B"], expires_on: answers.learnersExpiry }
    : null,
  license: licenceOf(answers, today),
  endorsements: [],
  theory: { road_sign: answers.hasSign ? today : null, road_traffic: answers.hasTraffic ? today : null },
  training_hours: answers.isTrained ? figures.training_hours : 0,
  training_gap: answers.isTrained ? null : "hours",
  eye_test: null,
  hazard_permit: answers.hazardExpiry ? { expires_on: answers.hazardExpiry } : null,
  open_kinds: [],
});
