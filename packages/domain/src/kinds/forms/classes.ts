import * as m from "../../catalogues/messages.js";
import { certificateNumber, firstClasses, gearbox, licenseNumber } from "../answers.ts";
import { choice } from "../fields.ts";
import { defineForm } from "../form.ts";

export const upgrade = defineForm({
  kind: "upgrading-drivers-license",
  can: { read: true, report: true },
  fields: () => ({ license_number: licenseNumber, training_certificate_number: certificateNumber, gearbox }),
});

export const additionalClass = defineForm({
  kind: "additional-class",
  can: { read: true, report: false },
  fields: () => ({
    license_number: licenseNumber,
    license_class: choice(m.fields_class_to_add, firstClasses),
    training_certificate_number: certificateNumber,
    gearbox,
  }),
});
