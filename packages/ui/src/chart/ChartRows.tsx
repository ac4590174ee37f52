import * as styles from "./Chart.css.ts";
import { scale, widthOf } from "./scales.ts";
import type { Series } from "./series.ts";

type ChartRowsProps = {
  /** The accessible name. */
  label: string;
  labels: readonly string[];
  series: Series | undefined;
  format: (figure: number) => string;
  /** The width on the screen in px. The drawing is not scaled, so its text keeps its size. */
  width: number;
};

const row = 46;
const thick = 14;

/** A list of items, each with its name above the bar and its figure at the end of the bar. */
export function ChartRows({ label, labels, series, format, width }: ChartRowsProps) {
  const figures = labels.map((_, index) => Math.max(0, series?.figures[index] ?? 0));
  const room = Math.max(...figures.map((figure) => widthOf(format(figure)))) + 12;
  const lengthOf = scale([0, Math.max(1, ...figures)], [0, Math.max(1, width - room)]);
  const height = row * labels.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      className={styles.drawing}
      focusable="false"
    >
      <g data-series="first" className={styles.series.first}>
        {labels.map((name, index) => {
          const length = lengthOf(figures[index] ?? 0);
          const top = row * index;
          return (
            <g key={name}>
              <text x={0} y={top + 14} className={styles.rowName}>
                {name}
              </text>
              <rect x={1} y={top + 22} width={length} height={thick} fill="currentColor" className={styles.bar} />
              <text x={length + 8} y={top + 33} className={styles.label}>
                {format(figures[index] ?? 0)}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
