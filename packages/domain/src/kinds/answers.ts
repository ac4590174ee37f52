import * as m from "../catalogues/messages.js";
import { choice, documentNumber, text } from "./fields.ts";

/** The classes that a first licence can have, with their labels. */
export const firstClasses = { A: m.classes_first_a, B: m.classes_first_b, E: m.classes_first_e };

export const gearbox = choice(
  m.fields_gearbox,
  { manual: m.fields_gearbox_manual, automatic: m.fields_gearbox_automatic },
  { hint: m.fields_gearbox_hint },
);

const number = { max: 20, like: /^[A-Z0-9/-]{6,20}$/ };

export const licenseNumber = documentNumber(m.fields_license_number, {
  ...number,
  hint: m.fields_license_number_hint,
  message: m.fields_license_number_like,
});

export const learnersNumber = documentNumber(m.fields_learners_number, {
  ...number,
  hint: m.fields_learners_number_hint,
  message: m.fields_learners_number_like,
});

export const certificateNumber = text(m.fields_certificate_number, { max: 40, hint: m.fields_certificate_number_hint });

export const goods = {
  fuel: m.fields_goods_fuel,
  gas: m.fields_goods_gas,
  chemicals: m.fields_goods_chemicals,
  explosives: m.fields_goods_explosives,
  other: m.fields_goods_other,
};
