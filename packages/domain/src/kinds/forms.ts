import { byKind } from "../by-kind.ts";
import { foreignConversion, internationalPermit } from "./forms/abroad.ts";
import { additionalClass, upgrade } from "./forms/classes.ts";
import { commercialLicense, licenseApplication } from "./forms/first-licences.ts";
import { learnersLicense, learnersLicenseRenewal } from "./forms/learning.ts";
import { amendment, centerChange, revocation } from "./forms/records.ts";
import { driversRenewal, expiredReplacement } from "./forms/renewals.ts";
import { damagedLicense, lostLicense, oldReplacement } from "./forms/replacements.ts";
import { hazardPermit, hazardPermitRenewal, proficiencyTest } from "./forms/work.ts";

/** The forms of all kinds of service, in the order of `kinds`. They load no rules of eligibility. */
export const kindForms = /* @__PURE__ */ byKind([
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
