import { Chart, type ChartProps } from "@kwan/ui";

export type FigureChartProps = Pick<ChartProps, "kind" | "caption" | "labels" | "labelsHeader" | "format"> & {
  figures: readonly number[];
};

/** The figures of a report as a chart, above their table; loaded after the figures themselves. */
export function FigureChart({ figures, ...chart }: FigureChartProps) {
  return <Chart {...chart} hideCaption hideTable series={[{ name: chart.caption, figures }]} />;
}
