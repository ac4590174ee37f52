import * as m from "../../catalogues/messages.js";
import { cardNotExpired, hasCard, noneOpenOf, notRevoked, oldFormat } from "../../eligibility/requirements/licenses.ts";
import { figures } from "../../licences/figures.ts";
import { licenseNumber } from "../answers.ts";
import { needs } from "../documents.ts";
import { askedIf, choice, date, longText, text } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const damagedLicense = defineKind({
  kind: "lost-damaged-license",
  code: "DL",
  title: m.kinds_damaged_license,
  summary: m.kinds_damaged_license_summary,
  family: "replacement",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    damage: choice(
      m.fields_damage,
      {
        unreadable: m.fields_damage_unreadable,
        broken: m.fields_damage_broken,
        chip: m.fields_damage_chip,
        photo: m.fields_damage_photo,
      },
      { noun: m.fields_damage_noun },
    ),
    description: longText(m.fields_description, { min: 10, noun: m.fields_description_noun }),
  }),
  requirements: [
    notRevoked,
    hasCard,
    cardNotExpired,
    // Only one replacement can be open at a time, because one new card replaces the old one, whether it was lost or
    // damaged.
    noneOpenOf("lost-damaged-license/lost", m.kinds_lost_license, "other_replacement_open"),
  ],
  documents: [needs("damaged_card_photo")],
  steps: inOrder("record_check", "production", "handover"),
  prices: [onSending("application", 15_000), onSending("card_production", 15_000)],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 10, max_days: 15 },
  valid_months: null,
  effect: { does: "reprint_card", at: "completed" },
});

export const lostLicense = defineKind({
  kind: "lost-damaged-license/lost",
  code: "LL",
  title: m.kinds_lost_license,
  summary: m.kinds_lost_license_summary,
  family: "replacement",
  parent: "lost-damaged-license",
  can: { read: false, report: false },
  fields: () => ({
    license_number: licenseNumber,
    how: choice(m.fields_how, { lost: m.fields_how_lost, stolen: m.fields_how_stolen }, { noun: m.fields_how_noun }),
    lost_on: date(m.fields_lost_on, { lies: "in_past", noun: m.fields_lost_on_noun }),
    where: text(m.fields_where, { max: 200, noun: m.fields_where_noun }),
    police_station: text(m.fields_police_station, { hint: m.fields_police_station_hint }),
    police_report_number: text(m.fields_police_report_number, { max: 40 }),
  }),
  requirements: [
    notRevoked,
    hasCard,
    cardNotExpired,
    noneOpenOf("lost-damaged-license", m.kinds_damaged_license, "other_replacement_open"),
  ],
  documents: [needs("police_report"), needs("affidavit")],
  steps: inOrder("record_check", "production", "handover"),
  prices: [onSending("application", 18_000), onSending("card_production", 15_000)],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 10, max_days: 15 },
  valid_months: null,
  effect: { does: "reprint_card", at: "completed" },
});

export const oldReplacement = defineKind({
  kind: "old-drivers-license-replacement",
  code: "ODLR",
  has_page: false,
  title: m.kinds_old_replacement,
  summary: m.kinds_old_replacement_summary,
  family: "replacement",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    issued_on: date(m.fields_old_card_issued_on, { lies: "in_past" }),
    name_matches: choice(m.fields_name_matches, {
      same: m.fields_name_matches_same,
      different: m.fields_name_matches_different,
    }),
    former_name: askedIf("name_matches", ["different"], text(m.fields_former_name)),
  }),
  requirements: [notRevoked, hasCard, oldFormat],
  documents: [needs("old_card")],
  steps: inOrder("record_check", "biometrics", "production", "handover"),
  prices: [],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "new_card", at: "completed" },
});
