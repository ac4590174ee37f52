import { setLanguageSource } from "@kwan/domain/language";
import { afterEach, expect, test } from "vitest";
import { cellInWords } from "./cell-in-words.ts";

afterEach(() => setLanguageSource(() => "en"));

test.each([
  ["date_of_birth", "14/03/1998", "March 14, 1998", "14 mars 1998"],
  ["first_issued_on", "2016-04-01", "April 01, 2016", "1er avril 2016"],
  ["is_commercial", "no", "No", "Non"],
  ["is_commercial", "OUI", "Yes", "Oui"],
  ["sex", "female", "Female", "Féminin"],
  ["first_name", "Ama", "Ama", "Ama"],
  ["date_of_birth", "31/02/1998", "31/02/1998", "31/02/1998"],
  ["renewed_on", "", "", ""],
  ["shoe_size", "41", "41", "41"],
])("the cell of %s with %s reads %s", (column, cell, english, french) => {
  expect(cellInWords("licences", column, cell)).toBe(english);
  setLanguageSource(() => "fr");
  expect(cellInWords("licences", column, cell)).toBe(french);
});
