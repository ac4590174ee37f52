import * as m from "../../catalogues/messages.js";
import { goods, licenseNumber } from "../answers.ts";
import { choice, choices, date, text } from "../fields.ts";
import { defineForm } from "../form.ts";

export const hazardPermit = defineForm({
  kind: "hazard-permit",
  can: { read: true, report: false },
  fields: () => ({
    license_number: licenseNumber,
    goods: choices(m.fields_goods, goods),
    employer_name: text(m.fields_employer_name),
    hazmat_certificate_number: text(m.fields_hazmat_certificate_number, { max: 40 }),
    hazmat_certificate_expires_on: date(m.fields_hazmat_certificate_expires_on, { lies: "in_future" }),
  }),
});

export const hazardPermitRenewal = defineForm({
  kind: "hazard-permit/renew",
  parent: "hazard-permit",
  can: { read: false, report: false },
  fields: () => ({
    permit_number: text(m.fields_permit_number, { max: 30 }),
    refresher_certificate_number: text(m.fields_refresher_certificate_number, { max: 40 }),
    goods: choices(m.fields_goods, goods),
  }),
});

export const proficiencyTest = defineForm({
  kind: "proficiency-test",
  can: { read: true, report: false },
  fields: () => ({
    license_number: licenseNumber,
    employer_name: text(m.fields_institution_name),
    employer_contact: text(m.fields_institution_contact, { hint: m.fields_institution_contact_hint }),
    request_reference: text(m.fields_request_reference, { max: 60 }),
    vehicle: choice(m.fields_vehicle, {
      car: m.fields_vehicle_car,
      bus: m.fields_vehicle_bus,
      truck: m.fields_vehicle_truck,
      motorcycle: m.fields_vehicle_motorcycle,
    }),
  }),
});
