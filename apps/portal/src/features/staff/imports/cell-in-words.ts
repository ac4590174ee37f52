import { countryByCode, countryName } from "@kwan/domain/countries";
import { type FileReading, importRow, readColumn } from "@kwan/domain/imports";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { Import } from "./queries.ts";

/**
 * Formats a cell of a file as the check interpreted it: as a day, as yes or no, or as options. If the cell cannot be
 * interpreted, returns its text.
 */
export function cellInWords(kind: Import["kind"], column: string, cell: string, reading: FileReading): string {
  const field = importRow(kind).columns[column];
  if (!field) return cell;
  const read = readColumn(kind, column, cell, reading);
  if (!read || "error" in read) return cell;
  const { answer } = read;
  const labelOf = (option: unknown) => field.options?.[String(option)] ?? String(option);
  if (answer === undefined) return "";
  if (typeof answer === "boolean") return answer ? m.common_yes() : m.common_no();
  if (Array.isArray(answer)) return answer.map(labelOf).join(", ");
  if (field.control === "country") return countryName(countryByCode(String(answer)) ?? { code: "", name: cell });
  return field.control === "date" ? dayInWords(String(answer)) : labelOf(answer);
}
