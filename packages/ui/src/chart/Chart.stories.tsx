import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Chart } from "./Chart.tsx";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const meta = {
  title: "Data/Chart",
  component: Chart,
  args: {
    kind: "bar",
    caption: "Cards given in 2026",
    labelsHeader: "Month",
    labels: months.slice(0, 6),
    series: [{ name: "Cards", figures: [1200, 1480, 990, 1730, 2410, 2120] }],
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const bars = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[data-series='first'] > rect")].map((bar) => bar.getBoundingClientRect());

/** Checks that no labels in the drawing overlap. */
async function expectApart(canvasElement: HTMLElement): Promise<void> {
  const boxes = [...canvasElement.querySelectorAll("figure svg[role=img] text")].map((text) => ({
    words: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  await expect(boxes.length).toBeGreaterThan(3);
  const touching = boxes.flatMap(({ words, box: one }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: two }) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
      )
      .map((other) => `${words} and ${other.words}`),
  );
  await expect(touching).toEqual([]);
}

export const Bars: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("figure", { name: "Cards given in 2026" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^Cards given in 2026\. This chart/ })).toBeVisible();
    await expect(canvas.getByText("3,000")).toBeVisible();
    const heights = bars(canvasElement).map(({ height }) => height);
    await expect(heights).toHaveLength(6);
    // Doubling a figure doubles the height of its bar.
    await expect((heights[4] as number) / (heights[0] as number)).toBeCloseTo(2410 / 1200, 1);
    await expectApart(canvasElement);
  },
};

export const TableByKeyboard: Story = {
  tags: ["test-only"],
  args: { series: [{ name: "Cards", figures: [1200, null, 0, -5, 2410, 2120] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("table")).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText("Show the figures as a table");
    await expect(summary).toHaveFocus();
    await expect(getComputedStyle(summary).outlineStyle).toBe("solid");
    // Simulated key presses do not open a `summary`, so simulate the click that browsers fire for Enter and Space.
    await userEvent.click(summary);
    const table = canvas.getByRole("table", { name: "Cards given in 2026" });
    await expect(table).toBeVisible();
    const row = (name: string) => within(table).getByRole("row", { name: new RegExp(`^${name}`) });
    await expect(row("Jan")).toHaveTextContent("Jan1,200");
    await expect(row("Feb")).toHaveTextContent("Feb–");
    await expect(row("Mar")).toHaveTextContent("Mar0");
    await expect(row("Apr")).toHaveTextContent("Apr-5");
    // February has no data, so it has no bar. Zero and negative figures are data.
    await expect(bars(canvasElement)).toHaveLength(5);
  },
};

export const Rows: Story = {
  tags: ["visual"],
  globals: { viewport: { value: "phone" } },
  args: {
    kind: "row",
    labels: ["Replacement of an expired licence", "Learner's licence", "Record amendment"],
    series: [{ name: "Revenue", figures: [1680, 840, 0] }],
    format: (figure) => `GH₵${figure.toLocaleString("en")}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Replacement of an expired licence", { selector: "svg text" })).toBeVisible();
    const [most, half, none] = [...canvasElement.querySelectorAll("[data-series='first'] rect")].map((bar) =>
      Number(bar.getAttribute("width")),
    );
    await expect(half).toBeCloseTo((most ?? 0) / 2);
    await expect(none).toBe(0);
    await expectApart(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const three = [
  { name: "Accra", figures: [420, 510, 480, 600, 720, 690, 700, 810, 790, 830, 900, 870] },
  { name: "Kumasi", figures: [310, 330, 300, 410, 440, null, null, 520, 500, 560, 590, 610] },
  { name: "Tamale", figures: [120, 150, 90, 180, 170, 200, 230, 210, 260, 250, 290, 300] },
];

export const Lines: Story = {
  tags: ["visual"],
  args: { kind: "line", caption: "Tests passed", labels: months, series: three },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      within(canvas.getByRole("list"))
        .getAllByRole("listitem")
        .map((entry) => entry.textContent),
    ).toEqual(["Accra", "Kumasi", "Tamale"]);
    const lines = [...canvasElement.querySelectorAll("[data-series] > path:first-child")];
    const dashes = lines.map((line) => getComputedStyle(line).strokeDasharray);
    const marks = ["circle", "rect", "path + path"].map(
      (mark, index) =>
        canvasElement.querySelectorAll("[data-series]")[index]?.querySelectorAll(`:scope > ${mark}`).length,
    );
    await expect(new Set(dashes).size).toBe(3);
    await expect(marks.every(Boolean)).toBe(true);
    // The line has a gap where there is no data.
    await expect(lines[1]?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
    await expectApart(canvasElement);
  },
};

export const BarsOfThree: Story = {
  tags: ["test-only"],
  args: { labels: months.slice(0, 4), series: three },
  play: async ({ canvasElement }) => {
    const fillings = [...canvasElement.querySelectorAll("[data-series]")].map((one) =>
      one.querySelector("rect")?.getAttribute("fill"),
    );
    await expect(new Set(fillings).size).toBe(3);
  },
};

export const BelowZero: Story = {
  tags: ["test-only"],
  args: { caption: "More or fewer than last year", series: [{ name: "Change", figures: [-30, 20, 0, -5, 45, 10] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("-40")).toBeVisible();
    const [down, up] = bars(canvasElement);
    await expect(down?.top).toBeGreaterThanOrEqual((up?.bottom ?? 0) - 2);
  },
};

export const Empty: Story = {
  args: { series: [{ name: "Cards", figures: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There are no figures yet.")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    kind: "line",
    labels: months.map((month) => `${month} 2026`),
    series: three,
    format: (figure) => `GH₵${figure.toLocaleString("en")}`,
  },
  play: async ({ canvas, canvasElement }) => {
    // The chart is drawn to fit the available width, so the text size does not change.
    await waitFor(async () => {
      const { width } = canvas.getByRole("img").getBoundingClientRect();
      await expect(canvas.getByRole("img")).toHaveAttribute("viewBox", `0 0 ${Math.round(width)} 260`);
    });
    await expectApart(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name that is wider than the drawing wraps to a second line. */
export const LongNamesOnAPhone: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    kind: "row",
    labels: ["Renouvellement de l’autorisation de transport de matières dangereuses", "Permis de conduire"],
    series: [{ name: "Demandes", figures: [12, 40] }],
  },
  play: async ({ canvas }) => {
    // The chart is first drawn at an assumed width, and then at the available width.
    await waitFor(async () => {
      const { right } = canvas.getByRole("img").getBoundingClientRect();
      const names = [...canvas.getByRole("img").querySelectorAll("text")];
      await expect(names.length).toBeGreaterThan(4);
      for (const name of names) await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    });
  },
};

const args = { kind: "line" as const, labels: months, series: three };
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, args };
export const HighContrast: Story = {
  tags: ["test-only"],
  globals: { theme: "high-contrast" },
  args: { ...args, kind: "bar" },
};
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, args };
