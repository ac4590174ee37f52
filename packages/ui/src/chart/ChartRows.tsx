import * as styles from "./Chart.css.ts";
import { scale, widthOf } from "./scales.ts";
import type { Series } from "./series.ts";

type ChartRowsProps = {
  /** The accessible name. */
  label: string;
  labels: readonly string[];
  series: Series | undefined;
  format: (figure: number) => string;
  /** The rendered width in px. The drawing is not scaled, so its text stays the same size. */
  width: number;
};

const row = 46;
const thick = 14;
const lineHeight = 18;
/** The font size of names, relative to the labels' 12 px. */
const nameSize = 14 / 12;

/** Breaks a name into lines that fit the width. SVG does not wrap text. */
function linesOf(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) * nameSize <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A list of items, each with its name above the bar and its figure at the end of the bar. */
export function ChartRows({ label, labels, series, format, width }: ChartRowsProps) {
  const figures = labels.map((_, index) => Math.max(0, series?.figures[index] ?? 0));
  const room = Math.max(...figures.map((figure) => widthOf(format(figure)))) + 12;
  const lengthOf = scale([0, Math.max(1, ...figures)], [0, Math.max(1, width - room)]);
  let height = 0;
  const rows = labels.map((name) => {
    const lines = linesOf(name, width);
    const top = height;
    height += row + (lines.length - 1) * lineHeight;
    return { name, lines, top, below: top + (lines.length - 1) * lineHeight };
  });
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
        {rows.map(({ name, lines, top, below }, index) => {
          const length = lengthOf(figures[index] ?? 0);
          return (
            <g key={name}>
              {lines.map((line, at) => (
                <text key={line} x={0} y={top + 14 + at * lineHeight} className={styles.rowName}>
                  {line}
                </text>
              ))}
              <rect x={1} y={below + 22} width={length} height={thick} fill="currentColor" className={styles.bar} />
              <text x={length + 8} y={below + 33} className={styles.label}>
                {format(figures[index] ?? 0)}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
