import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import type { Option } from "../forms/options.ts";
import { exactText, isRequired } from "../forms/text.ts";
import { getLanguage } from "../language.ts";

/** A country: its two-letter code, its name, and the demonym of its people ("" if it is uninhabited). */
export type Country = { readonly code: string; readonly name: string; readonly demonym: string };

// Demonyms that several countries share. Their labels add the country's name after the demonym.
const sharedDemonyms =
  /^(?:American|Channel Islander|Congolese|Dominican|Dutch|French|Indian|Norwegian|Virgin Islander)$/;

/**
 * Returns the name of a country in the current language. In languages other than English, the name comes from
 * `Intl.DisplayNames`.
 *
 * @example
 * countryName({ code: "CI", name: "Côte d'Ivoire" }); // "Côte d'Ivoire"
 */
export function countryName({ code, name }: Pick<Country, "code" | "name">): string {
  const language = getLanguage();
  return language === "en" ? name : (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? name);
}

/**
 * Returns a nationality as an option (R-ENT-06). The value is the country code. The label is the demonym, followed by
 * the country's name if several countries share the demonym. In languages other than English, and for countries without
 * a demonym, the label is the country's name.
 *
 * @example
 * nationalityOption({ code: "GH", name: "Ghana", demonym: "Ghanaian" }); // { value: "GH", label: "Ghanaian" }
 */
export function nationalityOption({ code, name, demonym }: Country): Option {
  if (getLanguage() !== "en") return { value: code, label: countryName({ code, name }) };
  const label = sharedDemonyms.test(demonym) ? `${demonym} (${name})` : demonym || name;
  return { value: code, label };
}

const requiredMessage = () => isRequired(m.people_nationality);

/**
 * The schema of a required nationality, given as an option whose value is a two-letter country code.
 *
 * @example
 * z.safeParse(nationality, { value: "GH", label: "Ghanaian" }).success; // true
 */
export const nationality = /* @__PURE__ */ z.object(
  {
    /** Country code. */
    value: /* @__PURE__ */ exactText((code) => /^[A-Z]{2}$/.test(code), requiredMessage),
    label: /* @__PURE__ */ z.string({ error: requiredMessage }),
  },
  { error: requiredMessage },
);
