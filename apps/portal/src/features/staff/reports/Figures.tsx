import { Chart, type Column, downloadIcon, Heading, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { SaveButton } from "../../../files/SaveButton.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { datesBetween } from "./dates-between.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import { tableOf } from "./queries.ts";
import { type Grouping, groupLabels, type ReportRequest } from "./report-request.ts";
import { sortKeyOf } from "./sort-key.ts";
import { sortedBy } from "./sorted-by.ts";

export type Named = { key: string; label: string };

export type FiguresProps<Row> = {
  request: ReportRequest;
  /** The table's caption: what the figures count, such as "Applications". */
  caption: string;
  /** The result in one sentence. */
  total: string;
  /** The days that the figures cover, if they differ from the chosen period. */
  period?: string;
  /** The unit of the figures in the table, if the columns do not show it. */
  unit?: string;
  /** The columns that follow the column with the name of the group. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The total of each column, for all groups together. */
  all: Row;
  /** What the chart shows. With two series, there is no bar chart if there are too many groups. */
  series: readonly { name: string; figureOf: (row: Row) => number }[];
  /** Whether a day or month without a row counts as 0 in the chart. An average has a gap instead. */
  missingIsZero?: boolean;
  format?: (figure: number) => string;
};

const labelColumn = (grouping: Grouping): Column<Named> => ({
  key: "label",
  header: groupLabels[grouping],
  cell: ({ label }) => label,
  width: "wide",
  sortBy: sortKeyOf,
});

/**
 * Whether the groups have a natural order, as days, months and statuses do. All other groups are sorted by their
 * figures.
 */
const hasOwnOrder = (grouping: Grouping): boolean =>
  grouping === "day" || grouping === "month" || grouping === "status";

/** The largest number of groups in a bar chart. More bars would be too narrow on a phone. */
const mostBars = 6;

function chartOf(grouping: Grouping, seriesCount: number, rowCount: number): "line" | "row" | "bar" | undefined {
  if (grouping === "day" || grouping === "month") return "line";
  if (seriesCount === 1) return "row";
  return rowCount <= mostBars ? "bar" : undefined;
}

const emptyOf = ({ branch, kind, status }: ReportRequest): string =>
  branch || kind || status ? m.reports_empty_filtered() : m.reports_empty();

/** Shows a report as a chart and a table, with a button to download a file. */
export function Figures<Row extends Named>(props: FiguresProps<Row>) {
  const { request, caption, total, period, unit, columns, all, series, missingIsZero = false, format } = props;
  const figureOf = series[0]?.figureOf ?? (() => 0);
  const rows = hasOwnOrder(request.group_by) ? props.rows : sortedBy(props.rows, { sortBy: figureOf });
  // A chart that shows only zeros is less useful than the table.
  const isEmpty = rows.every((row) => series.every(({ figureOf }) => figureOf(row) === 0));
  const chart = isEmpty ? undefined : chartOf(request.group_by, series.length, rows.length);
  const points: readonly Named[] = chart === "line" ? datesBetween(rows) : rows;
  const rowAt = new Map(rows.map((row) => [row.key, row]));
  return (
    <Stack as="section" space="large">
      <Stack space="small">
        <Heading level={2}>{caption}</Heading>
        <Text role="status" size="large" weight="strong">
          {total}
        </Text>
        <Text tone="secondary">
          {period ?? m.reports_period({ from: dayInWords(request.from), to: dayInWords(request.to) })}
        </Text>
        {rows.length > 0 && (
          <div>
            <SaveButton label={m.reports_download()} icon={downloadIcon} load={() => tableOf(request)} />
          </div>
        )}
      </Stack>
      {chart && (
        <Chart
          kind={chart}
          caption={series.length === 1 && series[0] ? series[0].name : caption}
          hideCaption={series.length > 1 || series[0]?.name === caption}
          hideTable
          labelsHeader={groupLabels[request.group_by]}
          labels={points.map(({ label }) => label)}
          series={series.map(({ name, figureOf }) => ({
            name,
            figures: points.map(({ key }) => {
              const row = rowAt.get(key);
              return row ? figureOf(row) : missingIsZero ? 0 : null;
            }),
          }))}
          {...(format && { format })}
        />
      )}
      <FiguresTable
        key={request.what}
        unit={unit}
        caption={caption}
        columns={[labelColumn(request.group_by), ...columns]}
        rows={rows}
        total={all}
        empty={request.what === "backlog" ? total : emptyOf(request)}
      />
    </Stack>
  );
}
