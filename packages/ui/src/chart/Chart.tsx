import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import * as styles from "./Chart.css.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { ChartSwatch, ranks } from "./ChartMark.tsx";
import { ChartRows } from "./ChartRows.tsx";
import { ChartTable } from "./ChartTable.tsx";
import type { Series } from "./series.ts";
import { useWidth } from "./use-width.ts";

export type ChartProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /**
   * `bar` to compare a few things, `row` to compare many or such with long names (one series, nothing below zero), `line` to
   * show how something went over time.
   */
  kind: "bar" | "line" | "row";
  /** What the figures are. Say what they show, if they show something: "Twice as many cards in May". */
  caption: string;
  /** What stands below each place: months, offices. Short, and each another. */
  labels: readonly string[];
  /** At most three: with more, nobody can tell them apart. */
  series: readonly Series[];
  /** How a figure is written. */
  format?: (figure: number) => string;
  /** What the labels are, at the head of the table: "Month". */
  labelsHeader: string;
  tableLabel?: string;
  /** For a chart whose figures stand in a table of the page, right below: then it has none of its own. */
  hideTable?: boolean;
  /** For a chart under a heading with the same words: screen readers still read the caption. */
  hideCaption?: boolean;
  /** What a screen reader says of the drawing, after the caption. */
  drawingLabel?: string;
  /** Stands where there are no figures. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
};

const plainly = new Intl.NumberFormat("en-GH");

/**
 * Figures as bars or lines, with the same figures as a table below. Series are told apart by dashes, markers and fillings, not
 * by colour alone. Keys: Enter and Space open the table.
 *
 * @example
 * <Chart kind="bar" caption="Cards given" labelsHeader="Month" labels={["Apr", "May"]} series={[{ name: "Accra", figures: [120, 240] }]} />
 */
export function Chart({
  kind,
  caption,
  labels,
  series,
  format = (figure) => plainly.format(figure),
  labelsHeader,
  tableLabel = "Show the figures as a table",
  hideTable = false,
  hideCaption = false,
  drawingLabel = "A chart. Its figures are in the table below.",
  empty = "There are no figures yet.",
  className,
  ...native
}: ChartProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 640);
  const drawn = { label: `${caption}. ${drawingLabel}`, labels, format, width };
  const hasFigures = series.some(({ figures }) => figures.some((figure) => figure !== null));
  return (
    <figure {...native} aria-labelledby={`${id}-caption`} className={classNames(styles.figure, className)}>
      <figcaption id={`${id}-caption`} className={hideCaption ? visuallyHidden : styles.caption}>
        {caption}
      </figcaption>
      {hasFigures && kind !== "row" && series.length > 1 && (
        <ul className={styles.legend}>
          {ranks.slice(0, series.length).map((rank, index) => (
            <li key={rank} className={styles.legendEntry}>
              <ChartSwatch id={id} rank={rank} kind={kind} />
              {series[index]?.name}
            </li>
          ))}
        </ul>
      )}
      <div ref={place}>
        {!hasFigures && <div className={styles.empty}>{empty}</div>}
        {hasFigures &&
          (kind === "row" ? (
            <ChartRows {...drawn} series={series[0]} />
          ) : (
            <ChartDrawing {...drawn} id={id} kind={kind} series={series} />
          ))}
      </div>
      {hasFigures && !hideTable && (
        <details>
          <summary className={styles.summary}>{tableLabel}</summary>
          <ChartTable caption={caption} labelsHeader={labelsHeader} labels={labels} series={series} format={format} />
        </details>
      )}
    </figure>
  );
}
