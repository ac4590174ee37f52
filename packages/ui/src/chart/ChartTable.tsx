import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Chart.css.ts";
import type { Series } from "./series.ts";

type ChartTableProps = {
  caption: string;
  labelsHeader: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (figure: number) => string;
};

/** The chart's figures as a table. */
export function ChartTable({ caption, labelsHeader, labels, series, format }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(styles.cell, styles.head)}>
            {labelsHeader}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={classNames(styles.cell, styles.head, styles.number)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            {series.map(({ name, figures }) => {
              const figure = figures[index];
              return (
                <td key={name} className={classNames(styles.cell, styles.number)}>
                  {typeof figure === "number" ? format(figure) : "–"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
