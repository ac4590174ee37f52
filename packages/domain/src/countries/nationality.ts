import * as z from "zod/mini";
import type { Option } from "../forms/options.ts";
import { exactText } from "../forms/text.ts";

/** A country: its two-letter code, its name, and what its people are called ("" where nobody lives there). */
export type Country = { readonly code: string; readonly name: string; readonly demonym: string };

// What the people of more than one country are called; these need the country's name beside them.
const sharedDemonyms =
  /^(?:American|Channel Islander|Congolese|Dominican|Dutch|French|Indian|Norwegian|Virgin Islander)$/;

/**
 * The nationality of a country as a choice (R-ENT-06): its value is the country code, its label the demonym, or the
 * country's name where there is none. A demonym that two countries share is told apart by the name.
 *
 * @example
 * nationalityOption({ code: "GH", name: "Ghana", demonym: "Ghanaian" }); // { value: "GH", label: "Ghanaian" }
 */
export function nationalityOption({ code, name, demonym }: Country): Option {
  const label = sharedDemonyms.test(demonym) ? `${demonym} (${name})` : demonym || name;
  return { value: code, label };
}

/**
 * A nationality that must be chosen.
 *
 * @example
 * z.safeParse(nationality, { value: "GH", label: "Ghanaian" }).success; // true
 */
export const nationality = /* @__PURE__ */ z.object(
  {
    value: /* @__PURE__ */ exactText((code) => /^[A-Z]{2}$/.test(code), "Nationality is required"),
    label: /* @__PURE__ */ z.string("Nationality is required"),
  },
  "Nationality is required",
);
