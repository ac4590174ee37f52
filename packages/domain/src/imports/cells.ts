import * as m from "../catalogues/messages.js";
import { isPlainDate } from "../dates/plain-date.ts";
import type { Field } from "../kinds/fields.ts";

/** The value in a cell, or what is wrong with it. */
export type ReadCell = { readonly answer: unknown } | { readonly error: string };

/**
 * Reduces text to its letters and digits, in lower case and without accents, so that names, labels and headings can be
 * compared.
 */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const yes: readonly string[] = ["yes", "y", "true", "1", "oui", "o", "vrai"];
const no: readonly string[] = ["no", "n", "false", "0", "non", "faux"];

/**
 * Parses a date written as 2026-11-23, 23/11/2026 or 23.11.2026. The other two formats do not need leading zeros,
 * because spreadsheets leave them out.
 */
function dateIn(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const date = day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return isPlainDate(date) ? date : undefined;
}

/** Returns the code of the option with this code or label. */
const optionIn = (options: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(options).find(([code, label]) =>
    [code, label].some((each) => plainText(each) === plainText(text)),
  )?.[0];

/**
 * Reads a file's cell as the answer to a field. An empty cell counts as unanswered.
 *
 * @example
 * readCell(fields.issued_on, "23/11/2026"); // { answer: "2026-11-23" }
 */
export function readCell({ control, label, noun = label, options = {} }: Field, cell: string): ReadCell {
  const text = cell.trim();
  if (text === "") return { answer: undefined };
  if (control === "date") {
    const date = dateIn(text);
    return date === undefined ? { error: m.imports_date({ field: noun, text: shortened(text) }) } : { answer: date };
  }
  if (control === "yes_no") {
    const word = plainText(text);
    if (!yes.includes(word) && !no.includes(word))
      return { error: m.imports_yes_or_no({ field: noun, text: shortened(text) }) };
    return { answer: yes.includes(word) };
  }
  if (control === "choice") {
    const option = optionIn(options, text);
    return option === undefined
      ? { error: m.imports_option({ field: noun, text: shortened(text), options: Object.keys(options).join(", ") }) }
      : { answer: option };
  }
  if (control === "choices") {
    const parts = text.split(/[\s,;/+]+/).filter(Boolean);
    const found = parts.map((part) => [part, optionIn(options, part)] as const);
    const unknown = found.find(([, option]) => option === undefined);
    if (unknown) {
      const [part] = unknown;
      return {
        error: m.imports_option({ field: noun, text: shortened(part), options: Object.keys(options).join(", ") }),
      };
    }
    return { answer: [...new Set(found.map(([, option]) => option))] };
  }
  return { answer: control === "country" ? text.toUpperCase() : text };
}

/** Shortens the text of a cell for a message, but keeps enough of it to find the cell in the file. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
