import { kinds } from "@kwan/domain/kinds";
import { type Column, StatusTag, Text } from "@kwan/ui";
import { m } from "#messages";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import { progressOf } from "../progress.ts";
import type { ListedApplication } from "../queries.ts";
import { statusWords } from "../words.ts";

export const keyOf = ({ id }: ListedApplication): string => id;

function Next({ application: { next_step } }: { application: ListedApplication }) {
  return next_step ?? <Text tone="secondary">{m.common_nothing_to_do()}</Text>;
}

function Progressed({ application: { kind, status } }: { application: ListedApplication }) {
  const progress = progressOf(kinds[kind], status);
  const { label, tone } = statusWords[status];
  return (
    <>
      <StatusTag tone={tone}>{label}</StatusTag>
      {progress && (
        <Text size="small" tone="secondary">
          {m.common_stage(progress)}
        </Text>
      )}
    </>
  );
}

export const columns = (): readonly Column<ListedApplication>[] => [
  { key: "title", header: m.services_application(), cell: ({ title }) => title, width: "medium" },
  {
    key: "status",
    header: m.services_status(),
    cell: (application) => <Progressed application={application} />,
    width: "medium",
  },
  { key: "next", header: m.services_next(), cell: (application) => <Next application={application} /> },
  {
    key: "number",
    header: m.services_number(),
    cell: ({ number }) => (
      <Text figures unbroken>
        {number}
      </Text>
    ),
  },
  { key: "changed", header: m.services_last_change(), cell: ({ updated_at }) => dayInWords(updated_at) },
];
