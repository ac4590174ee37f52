import * as m from "../../catalogues/messages.js";
import { classNotHeld, notAtTop, onLadder, topClassSettled } from "../../eligibility/requirements/classes.ts";
import { hasCard, inForce, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { certificateNumber, firstClasses, gearbox, licenseNumber } from "../answers.ts";
import { needs } from "../documents.ts";
import { choice } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const upgrade = defineKind({
  kind: "upgrading-drivers-license",
  code: "UDL",
  title: m.kinds_upgrade,
  summary: m.kinds_upgrade_summary,
  family: "classes",
  can: { read: true, report: true },
  fields: () => ({ license_number: licenseNumber, training_certificate_number: certificateNumber, gearbox }),
  requirements: [aged(figures.commercial_age_years), notRevoked, inForce, onLadder, notAtTop, topClassSettled],
  documents: [needs("current_card"), needs("training_certificate")],
  steps: inOrder("document_check", "eye_test", "theory_road_traffic", "practical_test", "production", "handover"),
  prices: [
    onSending("application", 17_000),
    onSending("theory_test", 9_000),
    onSending("practical_test", 15_000),
    onSending("card_production", 15_000),
  ],
  takes: { min_days: 15, max_days: 20 },
  valid_months: figures.license_years * 12,
  effect: { does: "upgrade_class", at: "completed" },
});

export const additionalClass = defineKind({
  kind: "additional-class",
  code: "AC",
  title: m.kinds_additional_class,
  summary: m.kinds_additional_class_summary,
  family: "classes",
  can: { read: true, report: false },
  classes: ["A", "B", "E"],
  fields: () => ({
    license_number: licenseNumber,
    license_class: choice(m.fields_class_to_add, firstClasses),
    training_certificate_number: certificateNumber,
    gearbox,
  }),
  requirements: [aged(figures.minimum_age_years), notRevoked, hasCard, inForce, classNotHeld],
  documents: [needs("training_certificate")],
  steps: inOrder("document_check", "eye_test", "practical_test", "production", "handover"),
  prices: [onSending("application", 12_000), onSending("practical_test", 15_000), onSending("card_production", 15_000)],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "add_class", at: "completed" },
});
