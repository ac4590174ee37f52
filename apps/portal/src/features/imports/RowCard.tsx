import { Button, Card, Form, Grid, Heading, Inline, RadioGroup, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../forms/use-send.ts";
import { toaster } from "../../toasts/toaster.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { cellInWords } from "./cell-in-words.ts";
import { type Import, type ImportedRow, kwan, readAgain } from "./queries.ts";
import { resultWords } from "./words.ts";

export type RowCardProps = { row: ImportedRow; what: Import["what"]; importId: string; canResolve: boolean };

/** A row of a file: its cells, its problems, and the choices for it. */
export function RowCard({ row, what, importId, canResolve }: RowCardProps) {
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
                <Text as="span" tone="critical">
                  {message}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {problem && <Text>{problem}</Text>}
        {other ? (
          <Grid columns="wide" space="large">
            <Cells what={what} values={values} heading={m.imports_row({ number })} />
            <Cells what={what} values={other.values} heading={m.imports_row({ number: other.number })} />
          </Grid>
        ) : (
          <Cells what={what} values={values} />
        )}
        {canResolve && row.choices.length > 0 && <ChoiceForm row={row} importId={importId} />}
      </Stack>
    </Card>
  );
}

type CellsProps = Pick<RowCardProps, "what"> & Pick<ImportedRow, "values"> & { heading?: string };

function Cells({ what, values, heading }: CellsProps) {
  const rows = values
    .filter(({ value }) => value !== "")
    .map(({ column, label, value }) => ({ name: label, value: cellInWords(what, column, value) }));
  return (
    <Stack space="small">
      {heading && <Heading level={4}>{heading}</Heading>}
      <SummaryList rows={rows} />
    </Stack>
  );
}

const schema = z.object({ choice: z.string({ error: () => m.imports_choose() }) });

/** The choices for a row: leave it out, add a new person, or use one of the people on record. */
function ChoiceForm({
  row: { number, choices, candidates, choice, driver },
  importId,
}: Pick<RowCardProps, "row" | "importId">) {
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
          legend={m.imports_decide()}
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
