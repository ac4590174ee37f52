import * as m from "../../catalogues/messages.js";
import { certificateNumber, gearbox, learnersNumber } from "../answers.ts";
import { askedIf, choice, text, yesNo } from "../fields.ts";
import { defineForm } from "../form.ts";

export const licenseApplication = defineForm({
  kind: "license-application",
  can: { read: true, report: true },
  fields: () => ({
    learners_license_number: learnersNumber,
    training_certificate_number: certificateNumber,
    gearbox,
  }),
});

export const commercialLicense = defineForm({
  kind: "license-application/commercial",
  parent: "license-application",
  can: { read: false, report: false },
  fields: () => ({
    vehicle_use: choice(m.fields_vehicle_use, {
      taxi: m.fields_vehicle_use_taxi,
      trotro: m.fields_vehicle_use_trotro,
      bus: m.fields_vehicle_use_bus,
      haulage: m.fields_vehicle_use_haulage,
      other: m.fields_vehicle_use_other,
    }),
    training_certificate_number: certificateNumber,
    is_employed: yesNo(m.fields_is_employed, { noun: m.fields_is_employed_noun }),
    employer_name: askedIf("is_employed", [true], text(m.fields_employer_name)),
  }),
});
