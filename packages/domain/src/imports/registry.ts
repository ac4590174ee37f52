import * as m from "../catalogues/messages.js";
import { addYears } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { type DecisionDetails, readDecision } from "../decisions/registry.ts";
import { type FieldErrors, readDetails } from "../kinds/details.ts";
import { type ReadCell, readCell } from "./cells.ts";
import type { DateOrder } from "./file-dates.ts";
import type { ImportKind } from "./import-kinds.ts";
import { plainText } from "./plain-text.ts";
import type { ImportRow } from "./row.ts";
import { licences } from "./rows/licences.ts";

/**
 * The registry of all kinds of file that can be imported. The template, the checks and the decisions all derive from
 * it.
 *
 * @example
 * imports.licences.decision; // "enter_licence"
 */
export const imports = { licences } as const satisfies Record<ImportKind, object>;

export type Imports = typeof imports;

/** Returns the definition of a kind of file, with a type general enough for code that handles any kind. */
export const importRow = (kind: ImportKind): ImportRow => imports[kind] as unknown as ImportRow;

/**
 * The statuses of an import. An import is checked first, and then run by another person. While it is `asking`, someone
 * has to say whether the day or the month comes first in its dates.
 */
export const importStates = [
  "receiving",
  "asking",
  "checking",
  "checked",
  "running",
  "done",
  "stopped",
  "undoing",
  "undone",
] as const;
/** The status of an import, one of `importStates`. */
export type ImportState = (typeof importStates)[number];

/**
 * The results of checking a row: it is new, is already on record, repeats another row of the file, differs from the
 * record, is unclear, or has errors.
 */
export const rowOutcomes = ["new", "same", "repeated", "differs", "unclear", "invalid"] as const;
/** The result of checking a row, one of `rowOutcomes`. */
export type RowOutcome = (typeof rowOutcomes)[number];

/** What staff can choose for a row that is unclear or differs from the record. */
export const rowChoices = ["leave_out", "new_person", "this_person"] as const;
/** The choice for a row, one of `rowChoices`. */
export type RowChoice = (typeof rowChoices)[number];

/** The columns in the order of the file, or what is wrong with the file's header. */
export type ReadHeading = { readonly columns: readonly string[] } | { readonly error: string };

/** A column that says why a row was not imported. We write it into the rows to correct, and do not read it. */
export const reasonColumn = "reason";

/**
 * Finds the columns by the names in the first line of a file, which can be their codes or their labels in the reader's
 * language.
 *
 * @example
 * readHeading("licences", ["Licence number", "classes"]); // { error: "These columns are missing: …" }
 */
export function readHeading(kind: ImportKind, heading: readonly string[]): ReadHeading {
  const fields: readonly (readonly [name: string, { readonly label: string; readonly is_optional?: true }])[] = [
    ...Object.entries(importRow(kind).columns),
    [reasonColumn, { label: m.imports_reason(), is_optional: true }],
  ];
  const columns: string[] = [];
  const unknown: string[] = [];
  for (const cell of heading) {
    const match = fields.find(([name, { label }]) => [name, label].some((each) => plainText(each) === plainText(cell)));
    if (!match) unknown.push(cell.trim() || `#${columns.length + unknown.length + 1}`);
    else if (columns.includes(match[0])) return { error: m.imports_column_twice({ name: match[1].label }) };
    else columns.push(match[0]);
  }
  if (unknown.length > 0) return { error: m.imports_columns_unknown({ names: unknown.slice(0, 10).join(", ") }) };
  const missing = fields.filter(([name, field]) => field.is_optional !== true && !columns.includes(name));
  return missing.length > 0
    ? { error: m.imports_columns_missing({ names: missing.map(([, { label }]) => label).join(", ") }) }
    : { columns };
}

/** What is needed to read the rows of a file: today's date, and the order of day and month in its dates. */
export interface FileReading {
  readonly today: PlainDate;
  readonly order: DateOrder;
}

/**
 * Reads a cell of a column as the check does. Returns undefined for columns that are not read.
 *
 * @example
 * readColumn("licences", "sex", "F", { today, order: "day_first" }); // { answer: "female" }
 */
export function readColumn(
  kind: ImportKind,
  name: string,
  cell: string,
  { today, order }: FileReading,
): ReadCell | undefined {
  const { columns, latest, spellings } = importRow(kind);
  const field = columns[name];
  if (!field) return undefined;
  const last = latest?.[name]?.(today) ?? (field.lies === "in_past" ? today : addYears(today, 20));
  return readCell(field, cell, { order, latest: last, spellings: spellings?.[name] });
}

/** The person and the decision that a row describes. */
export interface ReadRow {
  readonly person: Readonly<Record<string, string>>;
  readonly details: DecisionDetails<"enter_licence">;
}

/**
 * Reads a row of a file, and checks it against every rule of its columns and of the decision that it becomes. Returns
 * the row, or its errors by column.
 *
 * @example
 * readRow("licences", ["first_name"], ["Ama"], { today, order: "day_first" }); // { errors: { last_name: ["…"], … } }
 */
export function readRow(
  kind: ImportKind,
  columns: readonly string[],
  cells: readonly string[],
  reading: FileReading,
): ReadRow | { readonly errors: FieldErrors } {
  const row = importRow(kind);
  const { today } = reading;
  if (cells.length !== columns.length)
    return { errors: { non_field_errors: [m.imports_cells({ found: cells.length, expected: columns.length })] } };
  const answers: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [place, name] of columns.entries()) {
    const read = readColumn(kind, name, cells[place] ?? "", reading);
    if (read && "error" in read) errors[name] = [read.error];
    else if (read) answers[name] = read.answer;
  }
  if (typeof answers.license_number === "string") answers.license_number = answers.license_number.toUpperCase();
  const who = readDetails({ fields: row.person, details: row.who }, answers, today);
  const decided = readDecision(row.decision, answers, today);
  // The errors of cells that could not be read come last, so that they replace the less specific message "is required".
  const allErrors = {
    ...("errors" in who && who.errors),
    ...("errors" in decided && decided.errors),
    ...row.check?.(answers, today),
    ...errors,
  };
  if (Object.keys(allErrors).length > 0 || "errors" in who || "errors" in decided) return { errors: allErrors };
  return {
    person: who.details as Readonly<Record<string, string>>,
    details: decided.details as DecisionDetails<"enter_licence">,
  };
}

/** Returns a column's label, for use in messages. */
export const columnLabel = (kind: ImportKind, name: string): string | null =>
  name === reasonColumn ? m.imports_reason() : (importRow(kind).columns[name]?.label ?? null);
