import { type Column, DataTable, Select, Stack, Text } from "@kwan/ui";
import { useState, useSyncExternalStore } from "react";
import { m } from "#messages";
import { sortedBy } from "./sorted-by.ts";

const phone = "(max-width: 47.99rem)";
const onResize = (call: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener("change", call);
  return () => media.removeEventListener("change", call);
};
const isPhone = () => matchMedia(phone).matches;

type FiguresTableProps<Row> = {
  caption: string;
  unit?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: Row;
  empty: string;
};

const keyOf = ({ key }: { key: string }) => key;

/** A report's figures as a table. On a phone, the reader sorts it with one field instead of the column headings. */
export function FiguresTable<Row extends { key: string }>(props: FiguresTableProps<Row>) {
  const { caption, unit, columns, rows, total, empty } = props;
  const onPhone = useSyncExternalStore(onResize, isPhone);
  const [sort, setSort] = useState("");
  return (
    <Stack space="small">
      {onPhone && rows.length > 1 && (
        <Select
          required
          label={m.reports_sort_by()}
          emptyLabel={m.reports_usual_order()}
          options={columns.map(({ key, header }) => ({ value: key, label: header }))}
          value={sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value)}
        />
      )}
      {unit && <Text tone="secondary">{unit}</Text>}
      <DataTable
        caption={caption}
        hideCaption
        columns={onPhone ? columns.map(({ sortBy: _, ...column }) => column) : columns}
        rows={
          onPhone
            ? sortedBy(
                rows,
                columns.find(({ key }) => key === sort),
              )
            : rows
        }
        rowKey={keyOf}
        total={rows.length > 1 ? total : undefined}
        empty={empty}
      />
    </Stack>
  );
}
