import { expect, test } from "vitest";
import { filterOptions, isSame, onlyMatch } from "./filter-options.ts";

const options = ["Kumasi", "Accra, 37 Station", "Accra, Tema", "Côte d'Ivoire", "Old Tafo, Kumasi"].map((label) => ({
  value: label,
  label,
}));

test.each([
  ["", ["Kumasi", "Accra, 37 Station", "Accra, Tema", "Côte d'Ivoire", "Old Tafo, Kumasi"]],
  ["kumasi", ["Kumasi", "Old Tafo, Kumasi"]],
  ["tema accra", ["Accra, Tema"]],
  ["COTE", ["Côte d'Ivoire"]],
  ["37", ["Accra, 37 Station"]],
  ["nowhere", []],
])("%j finds %j", (typed, labels) => {
  expect(filterOptions(typed, options).map(({ label }) => label)).toEqual(labels);
});

test("a text is the same with other accents, case and spaces around it", () => {
  expect(isSame("Guinée", "guinee ")).toBe(true);
  expect(isSame("Guinée", "Guinée-Bissau")).toBe(false);
});

test.each([
  ["ghan", ["Ghana", "Afghanistan"], "Ghana"],
  ["tog", ["Togo"], "Togo"],
  ["gu", ["Guam", "Togo, Gulf"], undefined],
  ["gui", ["Guinea", "Guinea-Bissau"], undefined],
  ["xyz", [], undefined],
])("%s means, of %j, %s", (typed, labels, expected) => {
  const matches = labels.map((label) => ({ value: label, label }));
  expect(onlyMatch(typed, matches)?.label).toBe(expected);
});
