/** The order of day and month in the dates of a file. A file that does not prove it waits until someone has said it. */
export const dateOrderOfImports = [
  "alter table imports drop constraint imports_state_check",
  `alter table imports add constraint imports_state_check check (state in
    ('receiving', 'asking', 'checking', 'checked', 'running', 'done', 'stopped', 'undoing', 'undone'))`,
  `alter table imports
    add column date_order text check (date_order in ('day_first', 'month_first')),
    add column date_order_by text references users,
    add column date_question jsonb`,
  // Earlier files were read with the day first.
  "update imports set date_order = 'day_first' where state <> 'receiving'",
  `alter table imports
    add constraint imports_asks check (state <> 'asking' or date_question is not null),
    add constraint imports_dates_known check
      (state not in ('checking', 'checked', 'running', 'done', 'undoing', 'undone') or date_order is not null),
    add constraint imports_dates_by_another check (run_by <> date_order_by)`,
];
