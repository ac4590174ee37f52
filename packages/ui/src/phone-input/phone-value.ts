import { dialCodes } from "./dial-codes.ts";

/** What the metadata of the world's numbers can do. It is large and comes when it is needed. */
export type Numbers = {
  /** The number with its plus sign, if the text is one in that country. */
  parse: (text: string, country: string) => string | undefined;
  /** The text spaced as the country writes it, and the country that a plus sign tells. */
  format: (text: string, country: string) => { text: string; country: string | undefined };
};

/** Loads the metadata. */
export async function loadNumbers(): Promise<Numbers> {
  const { AsYouType, isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const known = (country: string) => (isSupportedCountry(country) ? country : undefined);
  return {
    parse: (text, country) => {
      const defaultCountry = known(country);
      return parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {})?.number;
    },
    format: (text, country) => {
      const typing = new AsYouType(known(country));
      return { text: typing.input(text), country: typing.getCountry() };
    },
  };
}

/**
 * The number as it is sent: with a plus sign and the code of its country. A number that can't be understood stays as digits:
 * what is wrong with it is for the rules of the form to say.
 *
 * @example
 * phoneValue("024 412 3456", "GH"); // "+233244123456"
 */
export function phoneValue(text: string, country: string, numbers?: Numbers): string {
  const digits = text.replace(/\D/g, "");
  if (!digits) return text.trim();
  if (text.trim().startsWith("+")) return `+${digits}`;
  return numbers?.parse(text, country) ?? `+${dialCodes.get(country) ?? ""}${digits.replace(/^0/, "")}`;
}

/**
 * What stands in the field beside a country for a number with its code: the code is not shown twice.
 *
 * @example
 * localPart("+233244123456", "GH"); // "244123456"
 */
export function localPart(number: string, country: string): string {
  const code = `+${dialCodes.get(country) ?? ""}`;
  return number.startsWith(code) ? number.slice(code.length).trim() : number;
}

/** The country of a number that begins with a plus sign, by the longest code that fits. The first choice wins where several share one. */
export function countryOf(number: string, first: string): string | undefined {
  const digits = number.startsWith("+") ? number.slice(1).replace(/\D/g, "") : "";
  const fits = [...dialCodes].filter(([, code]) => digits.startsWith(code));
  const longest = Math.max(0, ...fits.map(([, code]) => code.length));
  const countries = fits.filter(([, code]) => code.length === longest).map(([country]) => country);
  return countries.includes(first) ? first : countries[0];
}
