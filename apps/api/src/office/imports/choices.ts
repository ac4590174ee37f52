import type { RowChoice } from "@kwan/domain/imports";
import type { ImportRecord, ImportRowRecord } from "../../platform/db/tables.ts";
import type { DriverId } from "../../platform/ids.ts";

/** Returns the people whom a row could be about, according to the check. */
export const peopleOf = ({ problem, driver_id, candidates }: ImportRowRecord): readonly DriverId[] =>
  problem === "license_differs" || problem === "other_holder" ? (driver_id === null ? [] : [driver_id]) : candidates;

/** Returns the choices that someone can make for a row in the current state of its import. */
export function choicesFor({ state }: Pick<ImportRecord, "state">, row: ImportRowRecord): RowChoice[] {
  if (state !== "checked" || (row.outcome !== "unclear" && row.outcome !== "differs")) return [];
  // The licence is already on record, so the row cannot be about a new person.
  const isOnRecord = row.problem === "license_differs" || row.problem === "other_holder";
  return [
    "leave_out",
    ...(isOnRecord ? [] : (["new_person"] as const)),
    ...(peopleOf(row).length > 0 ? (["this_person"] as const) : []),
  ];
}
