import * as styles from "./Chart.css.ts";
import { ChartMark, ChartPatterns, fillPattern, ranks } from "./ChartMark.tsx";
import { labelStep, linePath, scale, ticksOf, widthOf } from "./scales.ts";
import type { Series } from "./series.ts";

type ChartDrawingProps = {
  id: string;
  kind: "bar" | "line";
  /** The accessible name. */
  label: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (figure: number) => string;
  /** The rendered width in px. The drawing is not scaled, so its text stays the same size. */
  width: number;
};

const height = 260;
const top = 10;
const bottom = 28;

export function ChartDrawing({ id, kind, label, labels, series, format, width }: ChartDrawingProps) {
  const ticks = ticksOf(series.flatMap(({ figures }) => figures));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const left = Math.max(...ticks.map((tick) => widthOf(format(tick)))) + 8;
  const slot = Math.max(1, (width - left) / Math.max(1, labels.length));
  const y = scale([low, high], [height - bottom, top]);
  const middle = (index: number) => left + slot * (index + 0.5);
  const every = labelStep(labels, slot);

  const thick = Math.min(48, (slot * 0.7) / series.length);
  const barAt = (index: number, place: number) => middle(index) + (place - series.length / 2) * thick;

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      className={styles.drawing}
      focusable="false"
    >
      <ChartPatterns id={id} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? styles.zeroLine : styles.tickLine}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className={styles.label}>
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map((words, index) =>
        index % every === 0 ? (
          <text key={words} x={middle(index)} y={height - 8} textAnchor="middle" className={styles.label}>
            {words}
          </text>
        ) : null,
      )}
      {series.slice(0, ranks.length).map(({ name, figures }, place) => {
        const rank = ranks[place] ?? "first";
        const points = labels.map((_, index) => {
          const figure = figures[index];
          return typeof figure === "number" ? ([middle(index), y(figure)] as const) : null;
        });
        return (
          <g key={name} data-series={rank} className={styles.series[rank]}>
            {kind === "line" && <path d={linePath(points)} className={`${styles.line} ${styles.dash[rank]}`} />}
            {points.map((point, index) => {
              const words = labels[index];
              if (!point) return null;
              if (kind === "line") return <ChartMark key={words} rank={rank} x={point[0]} y={point[1]} />;
              return (
                <rect
                  key={words}
                  x={barAt(index, place) + 1}
                  y={Math.min(point[1], y(0))}
                  width={Math.max(1, thick - 2)}
                  height={Math.abs(y(0) - point[1])}
                  fill={fillPattern(id, rank)}
                  className={styles.bar}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
