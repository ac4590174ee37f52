import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { beforeAll, describe, expect, test } from "vitest";
import { dialCodes } from "./dial-codes.ts";
import { countryOf, loadNumbers, type Numbers, phoneValue } from "./phone-value.ts";

let numbers: Numbers;
beforeAll(async () => {
  numbers = await loadNumbers();
});

test("every country has the calling code from the metadata", () => {
  expect([...dialCodes]).toEqual(getCountries().map((country) => [country, getCountryCallingCode(country)]));
});

describe("a number is sent with its country", () => {
  const cases = [
    ["024 412 3456", "GH", "+233244123456"],
    ["244123456", "GH", "+233244123456"],
    ["+44 7911 123456", "GH", "+447911123456"],
    ["07911 123456", "GB", "+447911123456"],
    ["", "GH", ""],
    ["none", "GH", "none"],
  ] as const;
  test.each(cases)("%j in %s is %s before the metadata has loaded", (text, country, value) => {
    expect(phoneValue(text, country)).toBe(value);
  });
  test.each(cases)("%j in %s is %s with the metadata", (text, country, value) => {
    expect(phoneValue(text, country, numbers)).toBe(value);
  });
  test("a zero that belongs to the number is kept with the metadata", () => {
    expect(phoneValue("06 1234 5678", "IT", numbers)).toBe("+390612345678");
  });
});

test.each([
  ["+233244123456", "GH", "GH"],
  ["+14155550100", "US", "US"],
  ["+447911123456", "GH", "GB"],
  ["0244123456", "GH", undefined],
])("%s is a number of a country", (number, first, country) => {
  expect(countryOf(number, first)).toBe(country);
});

test("a number is spaced as is usual in its country", () => {
  expect(numbers.format("0244123456", "GH").text).toBe("024 412 3456");
  expect(numbers.format("+447400123456", "GH")).toEqual({ text: "+44 7400 123456", country: "GB" });
});
