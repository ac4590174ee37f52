import { Chart, type ChartProps } from "@kwan/ui";

export type FigureChartProps = Pick<ChartProps, "kind" | "caption" | "labels" | "format"> & {
  figures: readonly number[];
};

/** The figures of a report, drawn; loaded after the figures themselves. */
export function FigureChart({ figures, ...chart }: FigureChartProps) {
  return <Chart {...chart} labelsHeader="Group" series={[{ name: chart.caption, figures }]} />;
}
