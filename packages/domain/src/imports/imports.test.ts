import { afterEach, expect, test } from "vitest";
import { setLanguageSource } from "../language.ts";
import { findDateOrder } from "./date-order.ts";
import { type DateOrder, dateInFile } from "./file-dates.ts";
import { readColumn, readHeading } from "./registry.ts";

afterEach(() => setLanguageSource(() => "en"));

const today = "2026-11-23";
const read = (column: string, cell: string, order: DateOrder = "day_first") =>
  readColumn("licences", column, cell, { today, order });

test.each([
  ["2019-11-05", "2019-11-05"],
  ["5/11/2019", "2019-11-05"],
  ["05-11-2019", "2019-11-05"],
  ["5.11.2019", "2019-11-05"],
  ["5-Nov-19", "2019-11-05"],
  ["05 Nov 2019", "2019-11-05"],
  ["5 november 2019", "2019-11-05"],
  ["November 5, 2019", "2019-11-05"],
  ["5 févr. 2019", "2019-02-05"],
  ["3 Sept 19", "2019-09-03"],
  ["43831", "2020-01-01"],
  ["29-Feb-96", "1996-02-29"],
  ["5-Nov-27", "1927-11-05"],
  ["31/02/2019", undefined],
  ["11/25/2019", undefined],
  ["5 jui 2019", undefined],
  ["5-Foo-19", undefined],
  ["1984", undefined],
  ["99/99/2019", undefined],
])("the date %s of a register is %s [R-AUT-07]", (text, date) => {
  expect(dateInFile(text, { order: "day_first", latest: today })).toBe(date);
});

test("the order of a file changes dates with slashes and hyphens, and no others [R-AUT-07]", () => {
  const reading = { order: "month_first", latest: today } as const;
  const dates = ["5/11/2019", "5-11-2019", "5.11.2019", "5-Nov-19", "2019-11-05"];
  expect(dates.map((text) => dateInFile(text, reading))).toEqual([
    "2019-05-11",
    "2019-05-11",
    "2019-11-05",
    "2019-11-05",
    "2019-11-05",
  ]);
  expect(read("renewed_on", "25/11/2019", "month_first")).toEqual({
    error:
      "Date of last renewal: “25/11/2019” is not a date. This file is read with the month first. Write dates like this: 2026-11-23 or 11/23/2026.",
  });
});

test("a year of two digits is the latest one that is possible in its column [R-AUT-07]", () => {
  // A holder is at least 18 years old.
  expect(read("date_of_birth", "23-Nov-08")).toEqual({ answer: "2008-11-23" });
  expect(read("date_of_birth", "24-Nov-08")).toEqual({ answer: "1908-11-24" });
  expect(read("issued_on", "23-Nov-26")).toEqual({ answer: "2026-11-23" });
  expect(read("issued_on", "24-Nov-26")).toEqual({ answer: "1926-11-24" });
  expect(read("expires_on", "05-Nov-31")).toEqual({ answer: "2031-11-05" });
  expect(read("expires_on", "05-Nov-98")).toEqual({ answer: "1998-11-05" });
});

test.each([
  ["sex", "M", "male"],
  ["sex", "f", "female"],
  ["sex", "FEMALE", "female"],
  ["sex", "Homme", "male"],
  ["sex", "féminin", "female"],
  ["nationality", "gh", "GH"],
  ["nationality", "Ghana", "GH"],
  ["nationality", "GHANAIAN", "GH"],
  ["nationality", "Cote d'Ivoire", "CI"],
  ["nationality", "Royaume-Uni", "GB"],
  ["nationality", "DR Congo", "CD"],
])("the usual value of %s, %s, is %s, in every language [R-AUT-07]", (column, cell, answer) => {
  expect(read(column, cell)).toEqual({ answer });
  setLanguageSource(() => "fr");
  expect(read(column, cell)).toEqual({ answer });
});

test.each([
  [
    "nationality",
    "Congolese",
    "Nationality: “Congolese” can be several countries. Write the name of the country: DR Congo, Republic of the Congo.",
  ],
  [
    "nationality",
    "Wakanda",
    "Nationality: we do not know a country called “Wakanda”. Write its name or its two-letter code, for example Ghana or GH.",
  ],
  ["sex", "X", "Sex: “X” is not a valid value. Use one of these: female, male."],
  [
    "license_number",
    "1.23457E+11",
    "Licence number: Excel has shortened this number to “1.23457E+11”, so digits are missing. In Excel, set the format of the column to Text, enter the full number again, and save the file.",
  ],
])("staff are told what is wrong with the %s %s [R-AUT-07]", (column, cell, error) => {
  expect(read(column, cell)).toEqual({ error });
});

const orderOf = (...dates: readonly string[]) => {
  const heading = readHeading("licences", ["date_of_birth", "renewed_on", ...required]);
  if ("error" in heading) throw new Error(heading.error);
  const finder = findDateOrder("licences", heading.columns);
  for (const [index, date] of dates.entries()) finder.addRow(index + 2, date.split(" "));
  return finder.result();
};
const required = [
  "first_name",
  "last_name",
  "license_number",
  "classes",
  "first_issued_on",
  "issued_on",
  "expires_on",
  "is_commercial",
];

test("a file that proves that the day comes first needs no question, and one without such dates neither [R-AUT-07]", () => {
  expect(orderOf("5/11/2019", "25/11/2021")).toEqual({ order: "day_first" });
  expect(orderOf("5/11/2019 1/2/2020", "6/11/2019 25/11/2021")).toEqual({ order: "day_first" });
  expect(orderOf("2019-11-05", "5.11.2019", "5/5/2019", "5-Nov-19", "31/02/2019")).toEqual({ order: "day_first" });
});

test("a file asks if its dates prove that the month comes first, or prove nothing [R-AUT-07]", () => {
  const ask = { row: 2, column: "date_of_birth", text: "5/11/2019" };
  expect(orderOf("5/11/2019", "11/25/2021")).toEqual({ ask, likely: "month_first" });
  expect(orderOf("5/11/2019", "6/11/2019")).toEqual({ ask, likely: "day_first" });
  expect(orderOf("2019-11-05", "11/25/2021")).toEqual({
    ask: { row: 3, column: "date_of_birth", text: "11/25/2021" },
    likely: "month_first",
  });
});

test("a file whose dates contradict each other stops with the two rows [R-AUT-07]", () => {
  expect(orderOf("13/1/2019", "1/13/2019")).toEqual({
    error:
      "The dates in this file are written in two orders. The day comes first in “13/1/2019” in row 2 (Date of birth), and the month comes first in “1/13/2019” in row 3 (Date of birth). Write all dates in the same order, and upload the file again.",
  });
});
