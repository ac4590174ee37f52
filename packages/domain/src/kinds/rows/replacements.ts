import { cardNotExpired, hasCard, noneOpenOf, notRevoked, oldFormat } from "../../eligibility/requirements/licenses.ts";
import { identified, noneOpen, profileComplete } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { licenseNumber } from "../answers.ts";
import { needs } from "../documents.ts";
import { askedIf, choice, date, longText, text } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const damagedLicense = defineKind({
  kind: "lost-damaged-license",
  code: "DL",
  has_page: true,
  title: "Replace a damaged licence",
  summary: "If your licence card is broken or cannot be read.",
  family: "replacement",
  parent: "lost-damaged-license",
  can: { read: true, report: true },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    damage: choice(
      "What is wrong with your card?",
      {
        unreadable: "It cannot be read",
        broken: "It is broken",
        chip: "The chip does not work",
        photo: "The photo has faded",
      },
      { noun: "What is wrong" },
    ),
    description: longText("How did it happen?", { min: 10, noun: "Your description" }),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    notRevoked,
    hasCard,
    cardNotExpired,
    // Only one replacement at a time: lost and damaged cards get the same new card.
    noneOpenOf("lost-damaged-license/lost", "Replace a lost or stolen licence", "other_replacement_open"),
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
  has_page: true,
  title: "Replace a lost or stolen licence",
  summary: "If your licence card is lost or stolen.",
  family: "replacement",
  parent: "lost-damaged-license",
  can: { read: false, report: false },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    how: choice("What happened?", { lost: "I lost it", stolen: "It was stolen" }, { noun: "What happened" }),
    lost_on: date("When did you lose it?", { lies: "in_past", noun: "The date" }),
    where: text("Where did it happen?", { max: 200, noun: "The place" }),
    police_station: text("Police station", { hint: "Where you reported it." }),
    police_report_number: text("Police report number", { max: 40 }),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    notRevoked,
    hasCard,
    cardNotExpired,
    noneOpenOf("lost-damaged-license", "Replace a damaged licence", "other_replacement_open"),
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
  title: "Replace an old card",
  summary: "If your card was issued before September 2017. You get a smart card.",
  family: "replacement",
  parent: "old-drivers-license-replacement",
  can: { read: true, report: true },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    issued_on: date("Date the old card was issued", { lies: "in_past" }),
    name_matches: choice("The name on the card", { same: "Is my name today", different: "Has changed since" }),
    former_name: askedIf("name_matches", ["different"], text("Name on the card")),
  }),
  requirements: [profileComplete, identified, noneOpen, notRevoked, hasCard, oldFormat],
  documents: [needs("old_card")],
  steps: inOrder("record_check", "biometrics", "production", "handover"),
  prices: [],
  tiers: ["standard"],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "new_card", at: "completed" },
});
