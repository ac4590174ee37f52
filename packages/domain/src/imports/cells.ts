import * as m from "../catalogues/messages.js";
import { countryByCode } from "../countries/country-list.ts";
import { countryName } from "../countries/nationality.ts";
import type { Field } from "../kinds/fields.ts";
import { type DateReading, dateInFile } from "./file-dates.ts";
import { countriesByName } from "./nationality-in-file.ts";
import { plainText } from "./plain-text.ts";

/** The value in a cell, or what is wrong with it. */
export type ReadCell = { readonly answer: unknown } | { readonly error: string };

const yes: readonly string[] = ["yes", "y", "true", "1", "oui", "o", "vrai"];
const no: readonly string[] = ["no", "n", "false", "0", "non", "faux"];

/** How the cells of a column are read. */
export interface CellReading extends DateReading {
  /** Other spellings of the column's options: "m" for "male". */
  readonly spellings?: Readonly<Record<string, string>> | undefined;
}

/** A long number as Excel shortens it: 1.23457E+11. The digits that are missing cannot be restored. */
const shortenedByExcel = /^\d+(?:[.,]\d+)?E[+-]?\d+$/i;

/** Returns the code of the option with this code or label. */
const optionIn = (options: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(options).find(([code, label]) =>
    [code, label].some((each) => plainText(each) === plainText(text)),
  )?.[0];

/**
 * Reads a file's cell as the answer to a field. An empty cell counts as unanswered.
 *
 * @example
 * readCell(fields.issued_on, "23/11/2026", { order: "day_first", latest: today }); // { answer: "2026-11-23" }
 */
export function readCell(
  { control, label, noun = label, options = {} }: Field,
  cell: string,
  reading: CellReading,
): ReadCell {
  // Our own files mark text that a spreadsheet would run as a formula with an apostrophe.
  const text = cell.trim().replace(/^'(?=[=+\-@])/, "");
  if (text === "") return { answer: undefined };
  if (shortenedByExcel.test(text)) return { error: m.imports_shortened({ field: noun, text: shorten(text) }) };
  if (control === "date") {
    const date = dateInFile(text, reading);
    if (date !== undefined) return { answer: date };
    return {
      error:
        reading.order === "month_first"
          ? m.imports_date_month_first({ field: noun, text: shorten(text) })
          : m.imports_date({ field: noun, text: shorten(text) }),
    };
  }
  if (control === "country") return readCountry(noun, text);
  if (control === "yes_no") {
    const word = plainText(text);
    if (!yes.includes(word) && !no.includes(word))
      return { error: m.imports_yes_or_no({ field: noun, text: shorten(text) }) };
    return { answer: yes.includes(word) };
  }
  if (control === "choice") {
    const option = optionIn(options, text) ?? reading.spellings?.[plainText(text)];
    return option === undefined
      ? { error: m.imports_option({ field: noun, text: shorten(text), options: Object.keys(options).join(", ") }) }
      : { answer: option };
  }
  if (control === "choices") {
    const parts = text.split(/[\s,;/+]+/).filter(Boolean);
    const choices = parts.map((part) => [part, optionIn(options, part)] as const);
    const unknown = choices.find(([, option]) => option === undefined);
    if (unknown) {
      const [part] = unknown;
      return {
        error: m.imports_option({ field: noun, text: shorten(part), options: Object.keys(options).join(", ") }),
      };
    }
    return { answer: [...new Set(choices.map(([, option]) => option))] };
  }
  return { answer: text };
}

function readCountry(field: string, text: string): ReadCell {
  const codes = countriesByName(text);
  if (codes.length === 1) return { answer: codes[0] };
  if (codes.length === 0) return { error: m.imports_country({ field, text: shorten(text) }) };
  const names = codes.map((code) => countryName(countryByCode(code) ?? { code, name: code }));
  return { error: m.imports_countries({ field, text: shorten(text), names: names.join(", ") }) };
}

/** Shortens the text of a cell for a message, but keeps enough of it to find the cell in the file. */
const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
