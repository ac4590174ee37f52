import type { RowChoice } from "@kwan/domain/imports";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, notFound } from "../../../platform/domain-error.ts";
import type { DriverId, ImportId } from "../../../platform/ids.ts";
import { choicesFor, peopleOf } from "../choices.ts";
import { withMore } from "../counts.ts";
import { changeRows, driversChosen, findRow, rowWithLicenseChosen } from "../rows-store.ts";
import { changeImport, lockImport } from "../store.ts";

/**
 * Records a choice for a row that is unclear or differs from the record. The choice can be changed until the import
 * runs.
 */
export async function resolveRow(
  context: Context<Actor>,
  id: ImportId,
  number: number,
  { choice, driver }: { readonly choice: RowChoice; readonly driver?: DriverId | null | undefined },
): Promise<void> {
  const { tx, actor } = context;
  const entry = await lockImport(tx, id);
  const row = entry && (await findRow(tx, id, number));
  if (!entry || !row) throw notFound("import_row");
  if (entry.state !== "checked") throw new DomainError("state_forbids", m.imports_rows_closed());
  if (row.outcome !== "unclear" && row.outcome !== "differs")
    throw new DomainError("state_forbids", m.imports_row_is_clear());
  if (!choicesFor(entry, row).includes(choice)) throw invalidField("choice", m.imports_choice_impossible());
  const people = peopleOf(row);
  const chosen = choice === "this_person" ? (driver ?? (people.length === 1 ? people[0] : undefined)) : undefined;
  if (choice === "this_person" && (chosen === undefined || !people.includes(chosen)))
    throw invalidField("driver", m.imports_choose_person());
  if (chosen && (await driversChosen(tx, id, chosen)).some((other) => other !== number))
    throw invalidField("driver", m.imports_person_taken());
  const other =
    choice !== "leave_out" && row.license_number && (await rowWithLicenseChosen(tx, id, row.license_number, number));
  if (other) throw invalidField("choice", m.imports_license_taken({ number: other.number }));
  // Keep the driver that the check found, even if the row is left out. The choice can still be changed.
  const hasMatch =
    row.problem === "license_differs" || row.problem === "other_holder" || row.problem === "other_license";
  const driver_id = chosen ?? (hasMatch ? row.driver_id : null);
  await changeRows(tx, id, [{ number, choice, chosen_by: actor.id, driver_id }]);
  if (row.choice === null) await changeImport(tx, id, { counts: withMore(entry.counts, { decided: 1 }) });
  await recordAudit(context, {
    action: "resolve_import_row",
    entity: "import",
    entity_id: id,
    driver_id: chosen ?? null,
    before: { row: number, choice: row.choice },
    after: { row: number, choice, driver: chosen ?? null },
  });
}
