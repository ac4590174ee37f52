/** Rows that repeat another row of their file are counted apart from rows that are already on record. */
export const repeatedRows = [
  "alter table import_rows drop constraint import_rows_outcome_check",
  `alter table import_rows add constraint import_rows_outcome_check
    check (outcome in ('new', 'same', 'repeated', 'differs', 'unclear', 'invalid'))`,
  "update import_rows set outcome = 'repeated' where outcome = 'same' and problem = 'repeated_row'",
  `update imports set counts = counts || jsonb_build_object(
    'repeated', repeated.rows, 'same', (counts->>'same')::integer - repeated.rows)
    from (
      select imports.id, count(import_rows.number)::integer as rows from imports
      left join import_rows on import_rows.import_id = imports.id and import_rows.outcome = 'repeated'
      group by imports.id
    ) as repeated
    where repeated.id = imports.id`,
];
