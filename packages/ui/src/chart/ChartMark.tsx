import * as styles from "./Chart.css.ts";

/** The three series that a chart can have, in order. */
export const ranks = ["first", "second", "third"] as const;
export type Rank = (typeof ranks)[number];

type ChartMarkProps = { rank: Rank; x: number; y: number };

/** The marker of a data point: a circle, a square or a triangle. */
export function ChartMark({ rank, x, y }: ChartMarkProps) {
  if (rank === "first") return <circle cx={x} cy={y} r={4} className={styles.marker} />;
  if (rank === "second") return <rect x={x - 4} y={y - 4} width={8} height={8} className={styles.marker} />;
  return <path d={`M${x} ${y - 5.5}l5.5 10h-11z`} className={styles.marker} />;
}

/** The fill patterns of bars: solid, diagonal lines or dots. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-second`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        className={styles.series.second}
      >
        <rect width="6" height="6" className={styles.ground} />
        <path d="M0 0v6" className={styles.ink} strokeWidth="6" />
      </pattern>
      <pattern id={`${id}-third`} width="6" height="6" patternUnits="userSpaceOnUse" className={styles.series.third}>
        <rect width="6" height="6" className={styles.ground} />
        <circle cx="3" cy="3" r="1.5" fill="currentColor" />
      </pattern>
    </defs>
  );
}

export const fillPattern = (id: string, rank: Rank) => (rank === "first" ? "currentColor" : `url(#${id}-${rank})`);

/** A series' legend key, shown next to its name. */
export function ChartSwatch({ id, rank, kind }: { id: string; rank: Rank; kind: "bar" | "line" }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 16" className={`${styles.swatch} ${styles.series[rank]}`}>
      {kind === "bar" ? (
        <rect x="9" y="1" width="14" height="14" fill={fillPattern(id, rank)} className={styles.bar} />
      ) : (
        <>
          <path d="M0 8h32" className={`${styles.line} ${styles.dash[rank]}`} />
          <ChartMark rank={rank} x={16} y={8} />
        </>
      )}
    </svg>
  );
}
