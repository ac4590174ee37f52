import * as m from "../../catalogues/messages.js";
import { hasLicense, hasLicenseOrPermit, mayDrive } from "../../eligibility/requirements/licenses.ts";
import { officeOnly } from "../../eligibility/requirements/people.ts";
import { needs, needsWith } from "../documents.ts";
import * as forms from "../forms/records.ts";
import { beforeProduction, defineKind, inOrder, onSubmission } from "../row.ts";

export const centerChange = defineKind(forms.centerChange, {
  code: "PCC",
  title: m.kinds_center_change,
  summary: m.kinds_center_change_summary,
  family: "record",
  requirements: [...mayDrive, hasLicenseOrPermit],
  documents: [],
  steps: inOrder("branch_acceptance"),
  prices: [onSubmission("application", 5_000)],
  takes: { min_days: 1, max_days: 2 },
  valid_months: null,
  effect: { does: "move_record", at: "completed" },
});

export const amendment = defineKind(forms.amendment, {
  code: "RA",
  title: m.kinds_amendment,
  summary: m.kinds_amendment_summary,
  family: "record",
  requirements: [...mayDrive, hasLicense],
  documents: [
    needsWith("affidavit", "first_name", "last_name", "other_name", "date_of_birth"),
    needsWith("gazette", "first_name", "last_name", "other_name"),
    needsWith("birth_cert", "date_of_birth"),
    needsWith("nationality_proof", "nationality"),
  ],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSubmission("application", 12_000), beforeProduction("card_production", 15_000)],
  takes: { min_days: 5, max_days: 10 },
  valid_months: null,
  effect: { does: "amend_record", at: "completed" },
});

export const revocation = defineKind(forms.revocation, {
  code: "REV",
  has_page: false,
  title: m.kinds_revocation,
  summary: m.kinds_revocation_summary,
  family: "record",
  requirements: [officeOnly],
  documents: [needs("order")],
  // A decision of two people does the work.
  steps: [],
  prices: [],
  takes: { min_days: 0, max_days: 1 },
  valid_months: null,
  effect: { does: "revoke_license", at: "completed" },
});
