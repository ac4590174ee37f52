import * as m from "../../catalogues/messages.js";
import {
  cardExpiresSoon,
  cardNotExpired,
  hasCard,
  mayDrive,
  renewalDue,
  renewalLeft,
} from "../../eligibility/requirements/licenses.ts";
import { figures } from "../../licences/figures.ts";
import { needsIf } from "../documents.ts";
import * as forms from "../forms/renewals.ts";
import { defineKind, inOrder, onSubmission } from "../row.ts";

export const driversRenewal = defineKind(forms.driversRenewal, {
  code: "DLR",
  title: m.kinds_drivers_renewal,
  summary: m.kinds_drivers_renewal_summary,
  family: "renewal",
  requirements: [...mayDrive, hasCard, cardNotExpired, renewalLeft, renewalDue],
  documents: [],
  steps: inOrder("record_check", "eye_test"),
  prices: [onSubmission("application", 21_000)],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 5, max_days: 10 },
  valid_months: figures.renewal_every_years * 12,
  effect: { does: "note_renewal", at: "completed" },
});

export const expiredReplacement = defineKind(forms.expiredReplacement, {
  code: "EDLR",
  title: m.kinds_expired_replacement,
  summary: () =>
    m.kinds_expired_replacement_summary({ days: figures.renewal_opens_days, years: figures.license_years }),
  family: "replacement",
  requirements: [...mayDrive, hasCard, cardExpiresSoon],
  documents: [needsIf("expired_card", "has_card", [true]), needsIf("affidavit", "has_card", [false])],
  steps: [
    { step: "record_check" },
    { step: "eye_test" },
    { step: "biometrics" },
    { step: "theory_road_sign", only_if: "long_expired" },
    { step: "theory_road_traffic", only_if: "long_expired" },
    { step: "production" },
    { step: "handover" },
  ],
  prices: [
    onSubmission("application", 10_000),
    onSubmission("biometric_capture", 3_000),
    onSubmission("card_production", 15_000),
  ],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "new_card", at: "completed" },
});
