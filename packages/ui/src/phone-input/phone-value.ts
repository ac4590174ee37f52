import { dialCodes } from "./dial-codes.ts";

/** The functions that need the phone metadata. The metadata is large, so it is loaded on demand. */
export type Numbers = {
  /** Returns the number with its plus sign, if the text is a valid number in the given country. */
  parse: (text: string, country: string) => string | undefined;
  /**
   * Returns the text spaced as is usual in the country, and the country itself if the number starts with a plus sign.
   */
  format: (text: string, country: string) => { text: string; country: string | undefined };
};

/** Loads the metadata and returns the functions that need it. */
export async function loadNumbers(): Promise<Numbers> {
  const { AsYouType, isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const supportedCountry = (country: string) => (isSupportedCountry(country) ? country : undefined);
  return {
    parse: (text, country) => {
      const defaultCountry = supportedCountry(country);
      return parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {})?.number;
    },
    format: (text, country) => {
      const typing = new AsYouType(supportedCountry(country));
      return { text: typing.input(text), country: typing.getCountry() };
    },
  };
}

/**
 * Returns the number to send, with a plus sign and its country code. If the number cannot be parsed, only its digits
 * are kept, without a leading zero. Text without digits is kept as typed, because the form is responsible for
 * validation.
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
 * Returns the part of a number to show next to its country, without the country code.
 *
 * @example
 * localPart("+233244123456", "GH"); // "244123456"
 */
export function localPart(number: string, country: string): string {
  const code = `+${dialCodes.get(country) ?? ""}`;
  return number.startsWith(code) ? number.slice(code.length).trim() : number;
}

/**
 * Returns the country of a number that begins with a plus sign, found by its longest matching code. If several
 * countries share a code, `first` takes precedence.
 */
export function countryOf(number: string, first: string): string | undefined {
  const digits = number.startsWith("+") ? number.slice(1).replace(/\D/g, "") : "";
  const fits = [...dialCodes].filter(([, code]) => digits.startsWith(code));
  const longest = Math.max(0, ...fits.map(([, code]) => code.length));
  const countries = fits.filter(([, code]) => code.length === longest).map(([country]) => country);
  return countries.includes(first) ? first : countries[0];
}
