import { Button, Chart, type Column, DataTable, downloadIcon, Heading, Icon, Stack, Text } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import { saveFile } from "../../queries/save-file.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { groupLabels, type ReportRequest } from "./asked.ts";
import { tableOf } from "./queries.ts";

export type FiguresProps<Row> = {
  asked: ReportRequest;
  /** What is counted, such as "Applications". */
  caption: string;
  /** The total in one sentence. */
  total: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  figureOf: (row: Row) => number;
  format?: (figure: number) => string;
};

/** Shows a report as a chart and a table, with a file to download. */
export function Figures<Row extends { key: string; label: string }>(props: FiguresProps<Row>) {
  const { asked, caption, total, columns, rows, figureOf, format } = props;
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    await saveFile(() => tableOf(asked));
    setLoading(false);
  };
  return (
    <Stack as="section" space="large">
      <Stack space="small">
        <Heading level={2}>{caption}</Heading>
        <Text role="status" size="large" weight="strong">
          {total}
        </Text>
        <Text tone="secondary">{m.reports_period({ from: dayInWords(asked.from), to: dayInWords(asked.to) })}</Text>
        <div>
          <Button icon={<Icon shape={downloadIcon} />} busy={isLoading} onClick={() => void download()}>
            {m.reports_download()}
          </Button>
        </div>
      </Stack>
      {rows.length > 0 && (
        <Chart
          kind={asked.group_by === "day" || asked.group_by === "month" ? "line" : "row"}
          caption={caption}
          hideCaption
          hideTable
          labelsHeader={groupLabels[asked.group_by]}
          labels={rows.map(({ label }) => label)}
          series={[{ name: caption, figures: rows.map(figureOf) }]}
          {...(format && { format })}
        />
      )}
      <DataTable caption={caption} hideCaption columns={columns} rows={rows} rowKey={keyOf} empty={m.reports_empty()} />
    </Stack>
  );
}

const keyOf = ({ key }: { key: string }) => key;
