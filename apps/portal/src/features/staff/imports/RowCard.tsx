import {
  Button,
  Card,
  type Column,
  DataTable,
  Form,
  Heading,
  Inline,
  RadioGroup,
  Stack,
  StatusTag,
  SummaryList,
  Text,
} from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../../forms/use-send.ts";
import { today } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { cellInWords } from "./cell-in-words.ts";
import { type Import, type ImportedRow, kwan, readAgain } from "./queries.ts";
import { resultWords } from "./words.ts";

export type RowCardProps = { row: ImportedRow; entry: Import };

/** A row of a file: its cells, its problems, and the choices for it. */
export function RowCard({ row, entry }: RowCardProps) {
  const { number, values, errors, problem, result, other_row: other } = row;
  return (
    <Card as="li">
      <Stack>
        <Inline>
          <Heading level={3}>{m.imports_row({ number })}</Heading>
          {result && <StatusTag tone={resultWords[result].tone}>{resultWords[result].label()}</StatusTag>}
        </Inline>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ message }) => (
              <li key={message}>
                <Text as="span" tone="error">
                  {message}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {problem && <Text>{problem}</Text>}
        {other ? (
          <Comparison entry={entry} row={row} other={other} />
        ) : (
          <SummaryList
            rows={cellsOf(entry, values).flatMap(({ label, text }) =>
              text === "" ? [] : { name: label, value: text },
            )}
          />
        )}
        {entry.actions.includes("resolve") && row.choices.length > 0 && <ChoiceForm row={row} importId={entry.id} />}
      </Stack>
    </Card>
  );
}

type Values = ImportedRow["values"];

const cellsOf = ({ kind, date_order }: Import, values: Values) => {
  const reading = { today: today(), order: date_order ?? "day_first" };
  return values.map(({ column, label, value }) => ({
    column,
    label,
    text: value === "" ? "" : cellInWords(kind, column, value, reading),
  }));
};

type ComparisonProps = RowCardProps & { other: NonNullable<ImportedRow["other_row"]> };

/** Two rows that seem to be about one person, next to each other. The cells that differ come first. */
function Comparison({ entry, row: { number, values }, other }: ComparisonProps) {
  const others = new Map(cellsOf(entry, other.values).map(({ column, text }) => [column, text]));
  const rows = cellsOf(entry, values)
    .map((cell) => ({ ...cell, other: others.get(cell.column) ?? "" }))
    .filter(({ text, other }) => text !== "" || other !== "")
    .sort((one, two) => Number(one.text === one.other) - Number(two.text === two.other));
  type Line = (typeof rows)[number];
  const emphasiseDifference = (value: string, { text, other }: Line) =>
    text === other ? value : <strong>{value || m.desk_none()}</strong>;
  const columns: readonly Column<Line>[] = [
    { key: "label", header: m.desk_field(), cell: ({ label }) => label },
    { key: "row", header: m.imports_row({ number }), cell: (line) => emphasiseDifference(line.text, line) },
    {
      key: "other",
      header: m.imports_row({ number: other.number }),
      cell: (line) => emphasiseDifference(line.other, line),
    },
  ];
  return (
    <DataTable
      caption={m.imports_comparison({ number, other: other.number })}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ column }) => column}
    />
  );
}

const schema = z.object({ choice: z.string({ error: () => m.imports_choose() }) });

/** The choices for a row: leave it out, add a new person, or use one of the people on record. */
function ChoiceForm({
  row: { number, choices, candidates, choice, driver },
  importId,
}: Pick<RowCardProps, "row"> & { importId: string }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ choice: chosen }) => {
      const isPerson = chosen !== "leave_out" && chosen !== "new_person";
      await kwan.imports.resolve(
        importId,
        number,
        isPerson ? { choice: "this_person", driver: chosen } : { choice: chosen },
      );
      toaster.add({ type: "success", message: m.imports_row_decided({ number }) });
      await readAgain(client);
    },
  });
  const options = [
    { value: "leave_out", label: m.imports_leave_out() },
    ...(choices.includes("new_person") ? [{ value: "new_person", label: m.imports_new_person() }] : []),
    ...(choices.includes("this_person")
      ? candidates.map((person) => ({
          value: person.driver,
          label: m.imports_this_person({ name: person.name }),
          hint: [
            dayInWords(person.date_of_birth),
            person.license_number ?? m.imports_no_licence(),
            person.is_verified ? m.imports_identity_verified() : m.imports_identity_unverified(),
          ].join(" · "),
        }))
      : []),
  ];
  return (
    <Form aria-label={m.imports_decide_row({ number })} errors={errors} onSubmit={onSubmit}>
      <Stack>
        <RadioGroup
          label={m.imports_decide()}
          {...field("choice")}
          options={options}
          defaultValue={(choice === "this_person" ? driver : choice) ?? undefined}
        />
        <div>
          <Button type="submit" tone="secondary" busy={isSending}>
            {m.imports_keep_choice()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
