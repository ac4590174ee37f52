import type { PlainDate } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import type { LikeCard } from "../fit-drivers.ts";

/** What a driver holds at first, and what they apply for first. Everybody has learnt to drive. */
export interface Start {
  readonly card?: LikeCard;
  /** The last day of the learner's licence, which is usually not due for renewal. */
  readonly learners?: PlainDate;
  /** The last day of a hazard permit. */
  readonly hazard?: PlainDate;
  readonly due: Kind;
}

/**
 * The drivers, on 21 November 2026. Each holds something that their first application must keep, replace or extend, so
 * that a mistake in the effect shows immediately.
 */
export const starts: Readonly<Record<string, Start>> = {
  "a learner whose licence is about to end": { learners: "2026-12-15", due: "learners-license-renewal" },
  "a driver who can go up the ladder": {
    card: { classes: ["A", "B"], issued_on: "2025-01-10" },
    due: "upgrading-drivers-license",
  },
  "a driver whose second renewal is due": {
    card: { classes: ["B"], issued_on: "2023-01-05", renewed_on: ["2025-01-02"] },
    due: "drivers-renewal",
  },
  "a lorry driver whose hazard permit is about to end": {
    card: { classes: ["A", "D"], issued_on: "2025-06-01" },
    hazard: "2027-01-04",
    due: "hazard-permit/renew",
  },
  "a driver whose card is about to expire": {
    card: { classes: ["D"], issued_on: "2020-12-20", renewed_on: ["2022-12-10", "2024-12-10"] },
    due: "expired-drivers-license-replacement",
  },
  "a driver whose card is in the old format": {
    card: { classes: ["B"], since: "2014-03-19", issued_on: "2014-03-19", renewed_on: ["2016-03-01"] },
    due: "old-drivers-license-replacement",
  },
};
