import type * as z from "zod/mini";
import { byKind } from "../by-kind.ts";
import type { KindRow } from "./row.ts";
import { foreignConversion, internationalPermit } from "./rows/abroad.ts";
import { additionalClass, upgrade } from "./rows/classes.ts";
import { commercialLicense, licenseApplication } from "./rows/first-licences.ts";
import { learnersLicense, learnersLicenseRenewal } from "./rows/learning.ts";
import { amendment, centerChange, revocation } from "./rows/records.ts";
import { driversRenewal, expiredReplacement } from "./rows/renewals.ts";
import { damagedLicense, lostLicense, oldReplacement } from "./rows/replacements.ts";
import { hazardPermit, hazardPermitRenewal, proficiencyTest } from "./rows/work.ts";

/**
 * The registry of all kinds of service, in the order of the requirements. Types, paths, prices, forms and view pages
 * all derive from it.
 *
 * @example
 * kinds["learners-license"].code; // "LLAS"
 */
export const kinds = /* @__PURE__ */ byKind([
  learnersLicense,
  licenseApplication,
  commercialLicense,
  driversRenewal,
  expiredReplacement,
  foreignConversion,
  internationalPermit,
  centerChange,
  revocation,
  damagedLicense,
  lostLicense,
  oldReplacement,
  upgrade,
  learnersLicenseRenewal,
  hazardPermit,
  hazardPermitRenewal,
  amendment,
  proficiencyTest,
  additionalClass,
]);

export type Kinds = typeof kinds;
/** The name of a kind of service, as used in its API path. */
// Not `keyof`, of which editors show no name but all values.
export type Kind = { [K in keyof Kinds]: K }[keyof Kinds];
/** The kinds of service with their own paths for reading and updating. */
export type ReadableKind = { [K in Kind]: Kinds[K]["can"]["read"] extends true ? K : never }[Kind];
/** The kinds of service for which the API has a report. */
export type ReportedKind = { [K in Kind]: Kinds[K]["can"]["report"] extends true ? K : never }[Kind];
/** The details of an application for a kind of service, after they have been validated. */
export type DetailsOf<K extends Kind> = z.output<Kinds[K]["details"]>;

/** All definitions in the registry, for code that works with any kind of service. */
export const kindRows: readonly (KindRow & { readonly kind: Kind })[] = Object.values(kinds);

/** Returns the definition of the service with this code, such as "LLAS", or undefined if there is none. */
export const kindByCode = (code: string): (KindRow & { readonly kind: Kind }) | undefined =>
  kindRows.find((row) => row.code === code);

/** Returns whether a string is the name of a kind of service. */
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);
