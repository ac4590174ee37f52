import * as m from "../../catalogues/messages.js";
import { licenseNumber } from "../answers.ts";
import { askedIf, longText, yesNo } from "../fields.ts";
import { defineForm } from "../form.ts";

const healthChanged = yesNo(m.fields_health_changed, {
  hint: m.fields_health_changed_hint,
  noun: m.fields_health_changed_noun,
});
const healthChange = askedIf(
  "health_changed",
  [true],
  longText(m.fields_health_change, { noun: m.fields_health_change_noun }),
);

export const driversRenewal = defineForm({
  kind: "drivers-renewal",
  can: { read: true, report: true },
  fields: () => ({ license_number: licenseNumber, health_changed: healthChanged, health_change: healthChange }),
});

export const expiredReplacement = defineForm({
  kind: "expired-drivers-license-replacement",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    has_card: yesNo(m.fields_has_card, { noun: m.fields_has_card_noun }),
    health_changed: healthChanged,
    health_change: healthChange,
  }),
});
