import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { plainList } from "../plain-list.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Chart.css.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { ChartSwatch, ranks } from "./ChartMark.tsx";
import { ChartRows } from "./ChartRows.tsx";
import { ChartTable } from "./ChartTable.tsx";
import type { Series } from "./series.ts";
import { useWidth } from "./use-width.ts";

export type ChartProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /**
   * `bar` compares a few items, `row` compares many items or items with long names (one series, no negative
   * figures), and `line` shows a change over time.
   */
  kind: "bar" | "line" | "row";
  /** What the chart shows, preferably the conclusion: "Twice as many cards in May". */
  caption: string;
  /** The labels of the categories, such as months or offices. Keep them short and unique. */
  labels: readonly string[];
  /** At most three series, because people cannot tell more of them apart. */
  series: readonly Series[];
  /** Formats the figures in the drawing and in the table. */
  format?: (figure: number) => string;
  /** The heading of the table's label column, such as "Month". */
  labelsHeader: string;
  tableLabel?: string;
  /** Whether to leave out the chart's own table. Use it if the page shows the figures in a table directly below. */
  hideTable?: boolean;
  /**
   * Whether to hide the caption visually. Use it if a heading above has the same text. Screen readers still read the
   * caption.
   */
  hideCaption?: boolean;
  /** What a screen reader says about the drawing after the caption. */
  drawingLabel?: string;
  /** Shown if there are no figures. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

const plainly = new Intl.NumberFormat("en-GH");

/**
 * Figures as bars or lines, with the same figures in a table below. Series differ in dashes, markers and patterns,
 * not in colour alone. Keys: Enter and Space open the table.
 *
 * @example
 * <Chart kind="bar" caption="Cards given" labelsHeader="Month" labels={["Apr", "May"]} series={[{ name: "Accra", figures: [120, 240] }]} />
 */
export function Chart(props: ChartProps) {
  const {
    kind,
    caption,
    labels,
    series,
    format = (figure: number) => plainly.format(figure),
    labelsHeader,
    tableLabel = "Show the figures as a table",
    hideTable = false,
    hideCaption = false,
    drawingLabel = "This chart shows the figures in the table below.",
    empty = "There are no figures yet.",
    className,
    ...native
  } = useWords("chart", props);
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
        <ul {...plainList} className={styles.legend}>
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
