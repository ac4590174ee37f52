import type { Role } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { expect } from "vitest";
import type { BranchId } from "../src/platform/ids.ts";
import { givePasses, givePermit, giveTraining, type LikeCard } from "./fit-drivers.ts";
import type { Person, TestServer } from "./server.ts";

const today = "2026-11-21";
export const freshCard = { issued_on: today, expires_on: "2032-11-21", renewed_on: [] };

/** A kind, a driver who is eligible for it, and a completed application's effect on the driver's record. */
export interface Case {
  readonly kind: Kind;
  readonly role?: Role;
  readonly card?: LikeCard;
  readonly readied?: (server: TestServer, driver: Person, branch: BranchId) => Promise<unknown>;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly effect: string;
  /** The response of the licence call once the application is completed. */
  readonly license?: object;
  /** The response of the licence call while the application is in the testing status. */
  readonly at_testing?: object;
  /** The reason for which nobody can apply for it again on the day of completion. By default, they can. */
  readonly again?: string;
  /** Whether the record stays unchanged. */
  readonly changes_nothing?: true;
}

const learning = (server: TestServer, driver: Person, expires_on: string) =>
  givePermit(server, driver, "learners_license", { issued_on: "2026-06-10", expires_on }, ["A", "B"]);

/** One case for each kind, in the order of the table of kinds. */
export const cases: readonly Case[] = [
  {
    kind: "learners-license",
    again: "permit_in_force",
    role: "learner",
    effect: "the learner's licence is issued when the tests open, for six months",
    at_testing: {
      learners_license: {
        number: expect.stringMatching(/^LL\/2026\/\d{6}$/),
        issued_on: today,
        expires_on: "2027-05-21",
      },
    },
    license: { number: null, learners_license: { expires_on: "2027-05-21" } },
  },
  {
    kind: "license-application",
    again: "already_licensed",
    role: "learner",
    readied: async (server, driver, branch) => {
      await learning(server, driver, "2027-01-10");
      await givePasses(server, driver, "2026-08-01");
      await giveTraining(server, driver, branch, 48, ["A", "B"]);
    },
    effect: "the licence is issued with the classes learnt",
    license: {
      number: expect.stringMatching(/^KW\/2026\/\d{6}$/),
      classes: [
        { letter: "A", since: today },
        { letter: "B", since: today },
      ],
      is_commercial: false,
      processing_centre: "GA1",
      status: "valid",
      ...freshCard,
    },
  },
  {
    kind: "license-application/commercial",
    card: { classes: ["B"] },
    effect: "the licence allows driving for hire, on a new card",
    license: { is_commercial: true, classes: [{ letter: "B", since: "2020-01-01" }], ...freshCard },
  },
  {
    kind: "drivers-renewal",
    again: "renewal_not_due",
    card: { issued_on: "2025-01-10" },
    effect: "the renewal is noted on the card",
    license: { issued_on: "2025-01-10", expires_on: "2031-01-10", renewed_on: [today], next_renewal_on: "2029-01-10" },
  },
  {
    kind: "expired-drivers-license-replacement",
    again: "card_not_expired",
    card: { issued_on: "2020-10-01", renewed_on: ["2022-09-20", "2024-09-20"] },
    effect: "a new card counts six years from today",
    license: { classes: [{ letter: "B", since: "2020-01-01" }], status: "valid", ...freshCard },
  },
  {
    kind: "foreign-license-conversion",
    again: "already_licensed",
    role: "learner",
    details: { foreign_classes: "A, B and C" },
    effect: "a licence is issued, the higher class dropping the lower [R-ENT-10]",
    license: {
      classes: [
        { letter: "A", since: today },
        { letter: "C", since: today },
      ],
      status: "valid",
      ...freshCard,
    },
  },
  {
    kind: "international-driving-permit",
    card: { issued_on: "2021-06-01", renewed_on: ["2023-05-20", "2025-05-20"] },
    effect: "the permit ends with the licence, never after it",
    license: {
      expires_on: "2027-06-01",
      international_permit: { number: expect.stringMatching(/^IDP\/2026\/\d{6}$/), expires_on: "2027-06-01" },
    },
  },
  {
    kind: "center-change",
    card: {},
    effect: "the record is at the new branch",
    license: { processing_centre: "GA4", issued_on: "2025-06-01" },
  },
  {
    kind: "license-revocation",
    card: {},
    effect: "the licence is revoked",
    license: { status: "revoked", issued_on: "2025-06-01" },
  },
  {
    kind: "lost-damaged-license",
    card: {},
    effect: "the card is printed again with the next issue and the same dates",
    license: { issue: 2, is_card_blocked: false, issued_on: "2025-06-01" },
  },
  {
    kind: "lost-damaged-license/lost",
    card: { classes: ["A", "C"] },
    effect: "the card is printed again with the next issue and the same dates",
    license: { issue: 2, is_card_blocked: false, issued_on: "2025-06-01" },
  },
  {
    kind: "old-drivers-license-replacement",
    again: "card_is_new_format",
    card: { since: "2014-03-19", issued_on: "2014-03-19" },
    effect: "a new card takes the place of the old one, at no cost",
    license: { classes: [{ letter: "B", since: "2014-03-19" }], status: "valid", ...freshCard },
  },
  {
    kind: "upgrading-drivers-license",
    again: "class_too_new",
    card: { classes: ["A", "B"] },
    effect: "class C takes the place of B, and A stays [R-ENT-10]",
    license: {
      classes: [
        { letter: "A", since: "2020-01-01" },
        { letter: "C", since: today },
      ],
      ...freshCard,
    },
  },
  {
    kind: "learners-license-renewal",
    again: "learners_renewal_not_open",
    role: "learner",
    readied: (server, driver) => learning(server, driver, "2026-12-10"),
    effect: "the learner's licence is good for six months more, with its classes",
    license: { number: null, learners_license: { issued_on: today, expires_on: "2027-05-21" } },
  },
  {
    kind: "hazard-permit",
    again: "hazard_permit_in_force",
    card: { classes: ["D"] },
    effect: "the permit is issued for a year",
    license: { hazard_permit: { number: expect.stringMatching(/^HP\/2026\/\d{6}$/), expires_on: "2027-11-21" } },
  },
  {
    kind: "hazard-permit/renew",
    again: "hazard_renewal_not_open",
    card: { classes: ["D"] },
    readied: (server, driver) =>
      givePermit(server, driver, "hazard", { issued_on: "2025-12-20", expires_on: "2026-12-20" }),
    effect: "the permit goes on for a year from its old end",
    license: { hazard_permit: { expires_on: "2027-12-20" } },
  },
  {
    kind: "amendment",
    card: {},
    details: { nationality: "TG" },
    effect: "the name and the nationality are as they should be, and the card is paid before it is printed",
    license: { issue: 2, issued_on: "2025-06-01" },
  },
  {
    kind: "proficiency-test",
    card: {},
    effect: "the institution is told and the record stays as it was",
    changes_nothing: true,
  },
  {
    kind: "additional-class",
    card: { classes: ["C"] },
    effect: "class A comes beside C",
    license: {
      classes: [
        { letter: "A", since: today },
        { letter: "C", since: "2020-01-01" },
      ],
      ...freshCard,
    },
  },
];
