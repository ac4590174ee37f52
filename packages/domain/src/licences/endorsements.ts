import type { PlainDate } from "../dates/plain-date.ts";

/** What the authority or a court can do to a person's right to drive, most severe first. */
export const endorsementKinds = ["revoked", "disqualified", "suspended"] as const;
/** The name of an endorsement, one of `endorsementKinds`. */
export type EndorsementKind = (typeof endorsementKinds)[number];

/**
 * An entry on a person's record that takes away the right to drive. It applies to the person and so to the driver's
 * licence, the learner's licence and every permit, and to people who hold none of these.
 */
export interface Endorsement {
  readonly kind: EndorsementKind;
  /** The first day on which it applies. */
  readonly from: PlainDate;
  /** The last day on which it applies. Null if it has no end. */
  readonly until: PlainDate | null;
}

const isInForce = ({ from, until }: Endorsement, on: PlainDate): boolean =>
  from <= on && (until === null || on <= until);

const latestFirst = (one: Endorsement, other: Endorsement): number =>
  (other.until ?? "9999-12-31").localeCompare(one.until ?? "9999-12-31");

/**
 * Returns the endorsement that applies on a day: the most severe, and of these the one that ends last. Returns null if
 * the person may drive.
 *
 * @example
 * endorsementOn([{ kind: "suspended", from: "2026-11-01", until: "2026-12-31" }], "2026-11-28")?.until; // "2026-12-31"
 */
export const endorsementOn = (endorsements: readonly Endorsement[], on: PlainDate): Endorsement | null => {
  const inForce = endorsements.filter((each) => isInForce(each, on));
  return (
    endorsementKinds
      .map((kind) => inForce.filter((each) => each.kind === kind).toSorted(latestFirst)[0])
      .find((each) => each !== undefined) ?? null
  );
};
