import type { AnswerOf, getImport, listImportRows } from "@kwan/contract";
import { displayName, type PlainDate } from "@kwan/domain";
import { columnLabel, datesInBothOrders, importRow, readRow, reasonColumn } from "@kwan/domain/imports";
import { m } from "#messages";
import type { Actor } from "../../platform/context.ts";
import type { ImportRecord, ImportRowRecord, RowProblem } from "../../platform/db/tables.ts";
import type { AccountId } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";
import { choicesFor, peopleOf } from "./choices.ts";
import type { peopleNamed } from "./rows-store.ts";
import type { NamedImport } from "./store.ts";

type Import = AnswerOf<typeof getImport>;
type Row = AnswerOf<typeof listImportRows>["results"][number];
type People = Awaited<ReturnType<typeof peopleNamed>>;

const person = (id: AccountId | null, name: string | null) => (id === null ? null : { id, name: name ?? id });

function stopReason({ state, stop_reason, stopper_name, what }: NamedImport): string | null {
  if (state !== "stopped" || stop_reason === null) return null;
  return {
    by_person: () => m.imports_stopped_by({ name: stopper_name ?? "" }),
    match_rate: () => m.imports_stopped_match_rate({ percent: Math.round(importRow(what).match_rate * 100) }),
    interrupted: m.imports_stopped_interrupted,
  }[stop_reason]();
}

/** Returns the actions that someone can take on an import now. */
function actionsFor(actor: Actor, row: NamedImport): Import["actions"] {
  const { state, counts } = row;
  const isUndoable = (state === "done" || state === "stopped") && counts.imported > 0;
  const actions: Import["actions"] = [];
  if (state === "asking" && may(actor, "imports.make")) actions.push("set_date_order");
  if (state === "checked" && may(actor, "imports.make") && counts.unclear + counts.differs > 0) actions.push("resolve");
  const isOwn = row.made_by === actor.id || row.date_order_by === actor.id;
  if (state === "checked" && may(actor, "imports.run") && !isOwn) actions.push("run");
  if (state === "asking" || state === "checking" || state === "checked" || state === "running") actions.push("stop");
  if (isUndoable && row.undo_asked_by === null) actions.push("ask_to_undo");
  if (isUndoable && row.undo_asked_by !== null && row.undo_asked_by !== actor.id) actions.push("undo");
  return actions;
}

function dateQuestion({ what, date_question }: NamedImport): Import["date_question"] {
  if (!date_question) return null;
  const { row, column, text, likely } = date_question;
  const { day_first = null, month_first = null } = datesInBothOrders(text) ?? {};
  return { row, label: columnLabel(what, column) ?? column, text, day_first, month_first, likely };
}

export const presentImport =
  (actor: Actor) =>
  (row: NamedImport): Import => ({
    id: row.id,
    kind: row.what,
    title: importRow(row.what).title,
    name: row.name,
    state: row.state,
    counts: row.counts,
    match_rate: Math.round(importRow(row.what).match_rate * 100),
    date_order: row.date_order,
    date_question: row.state === "asking" ? dateQuestion(row) : null,
    made_by: { id: row.made_by, name: row.maker_name },
    made_at: row.made_at,
    checked_at: row.checked_at,
    run_by: person(row.run_by, row.runner_name),
    run_at: row.run_at,
    ended_at: row.ended_at,
    stop_reason: stopReason(row),
    undo: row.undo_asked_by && {
      asked_by: { id: row.undo_asked_by, name: row.asker_name ?? row.undo_asked_by },
      reason: row.undo_reason ?? "",
      started_by: person(row.undo_by, row.undoer_name),
      undone_at: row.undone_at,
    },
    actions: actionsFor(actor, row),
  });

const problems: Readonly<Record<RowProblem, (row: ImportRowRecord) => string>> = {
  repeated_row: ({ other_row }) => m.imports_problem_repeated_row({ number: other_row ?? 0 }),
  license_twice: ({ other_row }) => m.imports_problem_license_twice({ number: other_row ?? 0 }),
  person_twice: ({ other_row }) => m.imports_problem_person_twice({ number: other_row ?? 0 }),
  license_differs: m.imports_problem_license_differs,
  other_holder: m.imports_problem_other_holder,
  other_license: m.imports_problem_other_license,
  unverified_person: m.imports_problem_unverified_person,
  similar_person: m.imports_problem_similar_person,
  several_people: m.imports_problem_several_people,
  changed_since: m.imports_problem_changed_since,
  used_since: m.imports_problem_used_since,
};

/** Describes the problem that the check or the run found in a row. */
export const problemOf = (row: ImportRowRecord): string | null => (row.problem ? problems[row.problem](row) : null);

/**
 * Describes the errors in a row's cells, in the reader's language. The row is parsed again for this, because only codes
 * are stored.
 */
export function errorsOf(
  { what, columns, date_order }: Pick<ImportRecord, "what" | "columns" | "date_order">,
  { raw, outcome }: ImportRowRecord,
  today: PlainDate,
): Row["errors"] {
  if (outcome !== "invalid") return [];
  const read = readRow(what, columns, raw, { today, order: date_order ?? "day_first" });
  if (!("errors" in read)) return [];
  return Object.entries(read.errors).flatMap(([name, messages]) =>
    messages.map((message) => ({ label: columnLabel(what, name), message })),
  );
}

type Cells = Pick<ImportRowRecord, "number" | "raw">;

const cellsOf = ({ what, columns }: ImportRecord, { number, raw }: Cells) => ({
  number,
  values: columns.flatMap((column, place) =>
    column === reasonColumn ? [] : { column, label: columnLabel(what, column) ?? column, value: raw[place] ?? "" },
  ),
});

const otherRow = (entry: ImportRecord, { other_row }: ImportRowRecord, others: readonly Cells[]) => {
  const match = others.find(({ number }) => number === other_row);
  return match ? cellsOf(entry, match) : null;
};

/**
 * Returns a function that presents rows. `people` and `others` must contain every person and every other row to which
 * the presented rows refer.
 */
export const presentRow =
  (entry: ImportRecord, people: People, others: readonly Cells[], today: PlainDate) =>
  (row: ImportRowRecord): Row => ({
    ...cellsOf(entry, row),
    outcome: row.outcome,
    result: row.result,
    other_row: otherRow(entry, row, others),
    errors: errorsOf(entry, row, today),
    problem: problemOf(row),
    candidates: peopleOf(row).flatMap((id) => {
      const candidate = people.find((each) => each.id === id);
      return candidate
        ? {
            driver: id,
            name: displayName(candidate),
            date_of_birth: candidate.date_of_birth,
            license_number: candidate.license_number,
            is_verified: candidate.is_id_verified,
          }
        : [];
    }),
    choice: row.choice,
    driver: row.driver_id,
    choices: choicesFor(entry, row),
  });
