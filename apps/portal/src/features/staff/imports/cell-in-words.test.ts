import { setLanguageSource } from "@kwan/domain/language";
import { afterEach, expect, test } from "vitest";
import { cellInWords } from "./cell-in-words.ts";

const reading = { today: "2026-11-23", order: "day_first" } as const;

afterEach(() => setLanguageSource(() => "en"));

test.each([
  ["date_of_birth", "14/03/1998", "March 14, 1998", "14 mars 1998"],
  ["first_issued_on", "2016-04-01", "April 01, 2016", "1er avril 2016"],
  ["is_commercial", "no", "No", "Non"],
  ["is_commercial", "OUI", "Yes", "Oui"],
  ["sex", "female", "Female", "Féminin"],
  ["date_of_birth", "5-Nov-79", "November 05, 1979", "5 novembre 1979"],
  ["sex", "F", "Female", "Féminin"],
  ["nationality", "ghanaian", "Ghana", "Ghana"],
  ["first_name", "Ama", "Ama", "Ama"],
  ["date_of_birth", "31/02/1998", "31/02/1998", "31/02/1998"],
  ["renewed_on", "", "", ""],
  ["shoe_size", "41", "41", "41"],
])("the cell of %s with %s reads %s", (column, cell, english, french) => {
  expect(cellInWords("licences", column, cell, reading)).toBe(english);
  setLanguageSource(() => "fr");
  expect(cellInWords("licences", column, cell, reading)).toBe(french);
});
