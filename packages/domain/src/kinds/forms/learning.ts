import * as m from "../../catalogues/messages.js";
import { firstClasses, gearbox, learnersNumber } from "../answers.ts";
import { choice, text } from "../fields.ts";
import { defineForm } from "../form.ts";

export const learnersLicense = defineForm({
  kind: "learners-license",
  can: { read: true, report: true, choose_category: true, verify_school: true },
  fields: () => ({
    license_class: choice(m.fields_license_class, firstClasses, { hint: m.fields_license_class_hint }),
    gearbox,
    school_code: text(m.fields_school_code, { max: 20, hint: m.fields_school_code_hint }),
    trainee_number: text(m.fields_trainee_number, { max: 30, hint: m.fields_trainee_number_hint }),
  }),
});

export const learnersLicenseRenewal = defineForm({
  kind: "learners-license-renewal",
  can: { read: true, report: true },
  fields: () => ({
    learners_license_number: learnersNumber,
    test_pending: choice(m.fields_test_pending, {
      theory: m.fields_test_pending_theory,
      practical: m.fields_test_pending_practical,
      both: m.fields_test_pending_both,
    }),
  }),
});
