import { hasLicense, hasLicenseOrPermit, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { identified, noneOpen, officeOnly, profileComplete } from "../../eligibility/requirements/people.ts";
import { licenseNumber } from "../answers.ts";
import { needs, needsWith } from "../documents.ts";
import { branch, choice, country, date, longText, optional, text } from "../fields.ts";
import { beforeProduction, defineKind, inOrder, onSending } from "../row.ts";

export const centerChange = defineKind({
  kind: "center-change",
  code: "PCC",
  has_page: true,
  title: "Change of processing centre",
  summary: "For people who want their record, test or collection moved to another branch.",
  family: "record",
  parent: "center-change",
  can: { read: true, report: false },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    to_branch: branch("New branch"),
    what: choice("What should move", { record: "My record", test: "My test", collection: "The collection of my card" }),
    reason: longText("Reason", { min: 10 }),
  }),
  requirements: [profileComplete, identified, noneOpen, notRevoked, hasLicenseOrPermit],
  documents: [],
  steps: inOrder("branch_acceptance"),
  prices: [onSending("application", 5_000)],
  tiers: ["standard"],
  takes: { min_days: 1, max_days: 2 },
  valid_months: null,
  effect: { does: "move_record", at: "completed" },
});

export const amendment = defineKind({
  kind: "amendment",
  code: "RA",
  has_page: true,
  title: "Record amendment",
  summary: "For drivers whose name, date of birth or nationality on the card is wrong or has changed.",
  family: "record",
  parent: "amendment",
  can: { read: true, report: false },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    first_name: optional(text("First name as it should be")),
    last_name: optional(text("Surname as it should be")),
    other_name: optional(text("Other names as they should be")),
    date_of_birth: optional(date("Date of birth as it should be", { lies: "in_past" })),
    nationality: optional(country("Nationality as it should be")),
    reason_for_change: longText("Reason for the change", {
      min: 10,
      hint: "Such as marriage, or a slip when the card was made.",
    }),
  }),
  one_of: ["first_name", "last_name", "other_name", "date_of_birth", "nationality"],
  requirements: [profileComplete, identified, noneOpen, notRevoked, hasLicense],
  documents: [
    needsWith("affidavit", "first_name", "last_name", "other_name", "date_of_birth"),
    needsWith("gazette", "first_name", "last_name", "other_name"),
    needsWith("birth_cert", "date_of_birth"),
    needsWith("nationality_proof", "nationality"),
  ],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSending("application", 12_000), beforeProduction("card_production", 15_000)],
  tiers: ["standard"],
  takes: { min_days: 5, max_days: 10 },
  valid_months: null,
  effect: { does: "amend_record", at: "completed" },
});

export const revocation = defineKind({
  kind: "license-revocation",
  code: "REV",
  has_page: false,
  title: "Revocation of a licence",
  summary: "Filed by the authority on the order of a court or on its own decision.",
  family: "record",
  parent: "license-revocation",
  can: { read: true, report: true },
  filed_by: "office",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    ground: choice("Ground", {
      court_order: "Order of a court",
      medical: "Unfit to drive",
      fraud: "Obtained by fraud",
      authority: "Decision of the authority",
    }),
    order_number: text("Number of the order", { max: 60 }),
    ordered_on: date("Day of the order", { lies: "in_past" }),
    reason: longText("Reason, as the driver is told it", { min: 10 }),
  }),
  requirements: [officeOnly],
  documents: [needs("order")],
  steps: inOrder("record_check"),
  prices: [],
  tiers: ["standard"],
  takes: { min_days: 0, max_days: 1 },
  valid_months: null,
  effect: { does: "revoke_license", at: "completed" },
});
