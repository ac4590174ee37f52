import { arrowDownIcon, arrowUpIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Select } from "../select/Select.tsx";
import type { Column, Sort } from "./columns.ts";
import * as styles from "./DataTable.css.ts";

type SortControlProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onPress: (key: string) => void;
  label: string;
  reverseLabel: string;
};

/** Sorts the cards on a phone, where the headers of the columns are not visible. */
export function SortControl<Row>({ columns, sort, onPress, label, reverseLabel }: SortControlProps<Row>) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.sortControl}>
      <Select
        label={label}
        options={sortable.map(({ key, header }) => ({ value: key, label: header }))}
        emptyLabel={sort ? undefined : "–"}
        value={sort?.key ?? ""}
        onChange={({ currentTarget }) => onPress(currentTarget.value)}
      />
      {sort && (
        <IconButton
          label={reverseLabel}
          icon={sort.direction === "ascending" ? arrowUpIcon : arrowDownIcon}
          tone="secondary"
          onClick={() => onPress(sort.key)}
        />
      )}
    </div>
  );
}
