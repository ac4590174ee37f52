import * as m from "../../catalogues/messages.js";
import { classNotHeld, notAtTop, onLadder, topClassSettled } from "../../eligibility/requirements/classes.ts";
import { hasCard, licenseInForce, mayDrive } from "../../eligibility/requirements/licenses.ts";
import { minimumAge } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { needs } from "../documents.ts";
import * as forms from "../forms/classes.ts";
import { defineKind, forRetest, inOrder, onSubmission } from "../row.ts";

export const upgrade = defineKind(forms.upgrade, {
  code: "UDL",
  title: m.kinds_upgrade,
  summary: m.kinds_upgrade_summary,
  family: "classes",
  requirements: [
    minimumAge(figures.commercial_age_years),
    ...mayDrive,
    licenseInForce,
    onLadder,
    notAtTop,
    topClassSettled,
  ],
  documents: [needs("current_card"), needs("training_certificate")],
  steps: inOrder("document_check", "eye_test", "theory_road_traffic", "practical_test", "production", "handover"),
  prices: [
    onSubmission("application", 17_000),
    onSubmission("theory_test", 9_000),
    onSubmission("practical_test", 15_000),
    onSubmission("card_production", 15_000),
    forRetest(15_000),
  ],
  takes: { min_days: 15, max_days: 20 },
  valid_months: figures.license_years * 12,
  effect: { does: "upgrade_class", at: "completed" },
});

export const additionalClass = defineKind(forms.additionalClass, {
  code: "AC",
  title: m.kinds_additional_class,
  summary: m.kinds_additional_class_summary,
  family: "classes",
  classes: ["A", "B", "E"],
  requirements: [minimumAge(figures.minimum_age_years), ...mayDrive, hasCard, licenseInForce, classNotHeld],
  documents: [needs("training_certificate")],
  steps: inOrder("document_check", "eye_test", "practical_test", "production", "handover"),
  prices: [
    onSubmission("application", 12_000),
    onSubmission("practical_test", 15_000),
    onSubmission("card_production", 15_000),
    forRetest(15_000),
  ],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "add_class", at: "completed" },
});
