import * as m from "../../catalogues/messages.js";
import {
  cardNotExpired,
  hasCard,
  hasOldFormat,
  mayDrive,
  noOpenApplicationOf,
} from "../../eligibility/requirements/licenses.ts";
import { figures } from "../../licences/figures.ts";
import { needs } from "../documents.ts";
import * as forms from "../forms/replacements.ts";
import { defineKind, inOrder, onSubmission } from "../row.ts";

export const damagedLicense = defineKind(forms.damagedLicense, {
  code: "DL",
  title: m.kinds_damaged_license,
  summary: m.kinds_damaged_license_summary,
  family: "replacement",
  requirements: [
    ...mayDrive,
    hasCard,
    cardNotExpired,
    // Only one replacement can be open at a time, because one new card replaces the old one, whether it was lost or
    // damaged.
    noOpenApplicationOf("lost-damaged-license/lost", m.kinds_lost_license, "other_replacement_open"),
  ],
  documents: [needs("damaged_card_photo")],
  steps: inOrder("record_check", "production", "handover"),
  prices: [onSubmission("application", 15_000), onSubmission("card_production", 15_000)],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 10, max_days: 15 },
  valid_months: null,
  effect: { does: "reprint_card", at: "completed" },
});

export const lostLicense = defineKind(forms.lostLicense, {
  code: "LL",
  title: m.kinds_lost_license,
  summary: m.kinds_lost_license_summary,
  family: "replacement",
  requirements: [
    ...mayDrive,
    hasCard,
    cardNotExpired,
    noOpenApplicationOf("lost-damaged-license", m.kinds_damaged_license, "other_replacement_open"),
  ],
  documents: [needs("police_report"), needs("affidavit")],
  steps: inOrder("record_check", "production", "handover"),
  prices: [onSubmission("application", 18_000), onSubmission("card_production", 15_000)],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 10, max_days: 15 },
  blocks_card: true,
  valid_months: null,
  effect: { does: "reprint_card", at: "completed" },
});

export const oldReplacement = defineKind(forms.oldReplacement, {
  code: "ODLR",
  has_page: false,
  title: m.kinds_old_replacement,
  summary: m.kinds_old_replacement_summary,
  family: "replacement",
  requirements: [...mayDrive, hasCard, hasOldFormat],
  documents: [needs("old_card")],
  steps: inOrder("record_check", "biometrics", "production", "handover"),
  prices: [],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "new_card", at: "completed" },
});
