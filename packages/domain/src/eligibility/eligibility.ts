import type { ClassLetter } from "../classes/class-letters.ts";
import { type PlainDate, requireDate } from "../dates/plain-date.ts";
import type { DriverRecord, EligibilityQuery } from "./record.ts";
import type { Remedy } from "./remedies.ts";
import type { ReasonCode, Requirement } from "./requirement.ts";

/** The properties of a kind of service that decide who can apply for it. */
export interface Eligible {
  readonly kind: string;
  readonly title: string;
  readonly requirements: readonly Requirement[];
  /** The classes to choose from, if the service has a choice of class. */
  readonly classes: readonly ClassLetter[];
}

export interface Reason {
  readonly code: ReasonCode;
  readonly message: string;
  readonly remedy: Remedy;
}

export interface Verdict {
  readonly is_eligible: boolean;
  /**
   * Every reason why the driver cannot apply, each with its remedy. The driver becomes eligible only once all remedies
   * are complete.
   */
  readonly reasons: readonly Reason[];
  /**
   * Today if the driver is eligible. Otherwise the first day on which the driver can be eligible once every remedy is
   * complete, or null if there is no such day.
   */
  readonly earliest: PlainDate | null;
  /** The class that this verdict is about, if the service has a choice of class. */
  readonly class: ClassLetter | null;
}

/**
 * Returns whether a driver can apply for a kind of service on a given day, and why not. Both the portal and the
 * server's check on submission use this function. If the service has a choice of class and none is given, the function
 * uses the class that the driver can apply for soonest.
 *
 * @example
 * eligibility(kinds["drivers-renewal"], record, "2026-11-21"); // { is_eligible: false, reasons: […], earliest: "2026-12-01", … }
 */
export function eligibility(row: Eligible, record: DriverRecord, today: PlainDate, classLetter?: ClassLetter): Verdict {
  requireDate(today);
  const choices = classLetter ? [classLetter] : row.classes.length > 0 ? row.classes : [null];
  const verdicts = choices.map((letter) =>
    decide(row, { record, kind: row.kind, title: row.title, class: letter }, today),
  );
  const [best = { is_eligible: false, reasons: [], earliest: null, class: null }] = verdicts.toSorted(sooner);
  return best;
}

/**
 * Returns the verdict for one class, or for a service without a choice of class. Checks the requirements today, and
 * again on the day on which all remedies can be complete, until that day stays the same. By then, other requirements
 * may no longer be met, or a remedy may no longer be possible. For example, a card that can be renewed today may have
 * expired.
 */
function decide(row: Eligible, query: EligibilityQuery, today: PlainDate): Verdict {
  const reasons = new Map<Requirement, Reason>();
  let day = today;
  for (let settled = false; !settled; ) {
    for (const requirement of row.requirements) {
      if (requirement.isMet(query, day)) continue;
      const remedy = requirement.remedy(query, day);
      const previous = reasons.get(requirement);
      if (!previous || !isSameDeed(previous.remedy, remedy))
        reasons.set(requirement, { code: requirement.code, message: requirement.reason(query, day), remedy });
    }
    const latest =
      [...reasons.values()]
        .map(({ remedy }) => remedy.ready_on ?? today)
        .toSorted()
        .at(-1) ?? today;
    settled = latest <= day;
    if (!settled) day = latest;
  }
  const unmet = [...reasons.values()];
  return {
    is_eligible: unmet.length === 0,
    reasons: unmet,
    earliest: unmet.some(({ remedy }) => remedy.ready_on === null) ? null : day,
    class: query.class,
  };
}

const isSameDeed = (one: Remedy, other: Remedy): boolean =>
  one.do === "apply" && other.do === "apply" ? one.kind === other.kind : one.do === other.do;

/**
 * Compares two verdicts by their earliest day, and then by the number of reasons. A verdict without a day comes last.
 */
const sooner = (a: Verdict, b: Verdict): number =>
  (a.earliest ?? "9999-12-31").localeCompare(b.earliest ?? "9999-12-31") || a.reasons.length - b.reasons.length;
