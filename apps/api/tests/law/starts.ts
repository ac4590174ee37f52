import type { PlainDate } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import type { BranchId } from "../../src/platform/ids.ts";
import { giveCard, givePasses, givePermit, giveTraining, type LikeCard } from "../fit-drivers.ts";
import { verifyIdentity } from "../people.ts";
import type { Person, TestServer } from "../server.ts";
import type { Holding } from "./model.ts";
import { asLicence } from "./seen.ts";

/** What a driver holds at first, and what they apply for first. Everybody has learnt to drive. */
export interface Start {
  readonly card?: LikeCard;
  /** The last day of the learner's licence, which is usually not due for renewal. */
  readonly learners?: PlainDate;
  /** The last day of a hazard permit. */
  readonly hazard?: PlainDate;
  /** Drafts that cannot be completed, at least not yet. */
  readonly drafts: readonly Kind[];
  /** An application that is at its tests. */
  readonly testing?: Kind;
  readonly due: Kind;
}

/**
 * The drivers, on 21 November 2026. Each holds something that their first application must keep, replace or extend, so
 * that a mistake in the effect shows immediately.
 */
export const starts: Readonly<Record<string, Start>> = {
  "a learner whose licence is about to end": {
    learners: "2026-12-15",
    drafts: ["additional-class", "hazard-permit"],
    due: "learners-license-renewal",
  },
  "a driver who can go up the ladder": {
    card: { classes: ["A", "B"], issued_on: "2024-06-01", renewed_on: ["2026-05-20"], is_commercial: true },
    drafts: ["drivers-renewal"],
    due: "upgrading-drivers-license",
  },
  "a driver who adds a class": {
    card: { classes: ["C"], issued_on: "2024-06-01", renewed_on: ["2026-05-20"], is_commercial: true },
    drafts: ["license-application"],
    due: "additional-class",
  },
  "a driver whose second renewal is due": {
    card: { classes: ["B"], issued_on: "2023-01-05", renewed_on: ["2025-01-02"] },
    drafts: ["expired-drivers-license-replacement"],
    due: "drivers-renewal",
  },
  "a lorry driver whose hazard permit is about to end": {
    card: { classes: ["A", "D"], issued_on: "2025-06-01" },
    hazard: "2027-01-04",
    drafts: ["hazard-permit", "old-drivers-license-replacement"],
    due: "hazard-permit/renew",
  },
  "a driver whose card is about to expire": {
    card: {
      classes: ["D"],
      issued_on: "2020-12-20",
      renewed_on: ["2022-12-10", "2024-12-10"],
      is_commercial: true,
    },
    drafts: ["drivers-renewal"],
    due: "expired-drivers-license-replacement",
  },
  "a driver whose card is in the old format": {
    card: { classes: ["B"], since: "2014-03-19", issued_on: "2014-03-19", renewed_on: ["2016-03-01"] },
    drafts: ["foreign-license-conversion"],
    due: "old-drivers-license-replacement",
  },
  "a driver who has lost their card": {
    card: { classes: ["E"], issued_on: "2024-06-01", renewed_on: ["2026-05-20"], is_commercial: true },
    drafts: ["upgrading-drivers-license"],
    due: "lost-damaged-license/lost",
  },
  "a driver who travels before their card expires": {
    card: { classes: ["B"], issued_on: "2021-06-01", renewed_on: ["2023-05-20", "2025-05-20"] },
    drafts: ["hazard-permit/renew"],
    due: "international-driving-permit",
  },
  "a driver whose licence is revoked": {
    card: { classes: ["D"], issued_on: "2025-06-01" },
    hazard: "2027-06-30",
    drafts: ["amendment", "center-change"],
    testing: "additional-class",
    due: "license-revocation",
  },
};

/** The office staff, who are the same for every driver. */
export interface Office {
  readonly officer: Person;
  readonly colleague: Person;
  readonly branches: { readonly accra: BranchId; readonly weija: BranchId };
}

/** A new driver, with what they hold in the terms of the law. */
export interface Begun {
  readonly driver: Person;
  readonly school: Readonly<Record<string, string>>;
  readonly holding: Holding;
  readonly number: string | null;
}

/** Creates a driver who has learnt to drive, and gives them what they hold at first. */
export async function begin(
  server: TestServer,
  { branches }: Office,
  { card, learners = "2027-01-10", hazard }: Start,
): Promise<Begun> {
  const driver = await server.person({ role: card ? "driver" : "learner", date_of_birth: "1980-02-03" });
  const school = await giveTraining(server, driver, branches.accra, 48);
  await givePasses(server, driver, "2026-08-01");
  await givePermit(server, driver, "learners_license", { issued_on: "2026-06-10", expires_on: learners }, ["A", "B"]);
  if (hazard) await givePermit(server, driver, "hazard", { issued_on: "2026-01-04", expires_on: hazard });
  await verifyIdentity(server, driver.driver);
  if (card) await giveCard(server, driver, card);
  const license = card && (await driver.kwan.licences.get(driver.driver ?? ""));
  const holding = {
    is_revoked: false,
    licence: license ? asLicence(license) : null,
    learners: { classes: ["A", "B"], expires_on: learners },
    international: null,
    hazard: hazard ?? null,
  };
  return { driver, school, holding, number: license?.number ?? null };
}
