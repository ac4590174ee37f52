import { importRow, readCell } from "@kwan/domain/imports";
import { m } from "#messages";
import { dayInWords } from "../../words/dates-and-money.ts";
import type { Import } from "./queries.ts";

/**
 * Formats a cell of a file as the check has read it: as a day, as yes or no, or as options. If it cannot be read,
 * returns its text.
 */
export function cellInWords(what: Import["what"], column: string, cell: string): string {
  const field = importRow(what).columns[column];
  if (!field) return cell;
  const read = readCell(field, cell);
  if ("error" in read) return cell;
  const { answer } = read;
  const labelOf = (option: unknown) => field.options?.[String(option)] ?? String(option);
  if (answer === undefined) return "";
  if (typeof answer === "boolean") return answer ? m.common_yes() : m.common_no();
  if (Array.isArray(answer)) return answer.map(labelOf).join(", ");
  return field.control === "date" ? dayInWords(String(answer)) : labelOf(answer);
}
