import * as m from "../../catalogues/messages.js";
import { choices, text } from "../../kinds/fields.ts";

export const inOrder = (first: unknown, then: unknown) =>
  typeof first !== "string" || typeof then !== "string" || first <= then;

export const cardEvidence = [
  { document: "current_card", grounds: ["card_seen"] },
  { document: "register_page", grounds: ["old_register"] },
] as const;

export const restrictions = () =>
  choices(m.decisions_restrictions, {
    glasses: m.people_restriction_glasses,
    automatic: m.people_restriction_automatic,
  });

export const licenseNumber = () =>
  text(m.fields_license_number, {
    max: 20,
    like: /^[A-Z0-9/-]{6,20}$/,
    hint: m.decisions_license_number_hint,
    message: m.fields_license_number_like,
  });
