import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { StatusTag } from "../tag/StatusTag.tsx";
import type { Column } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";

type Driver = { number: string; name: string; points: number };

const rows: Driver[] = Array.from({ length: 10_000 }, (_, index) => ({
  number: `KW-${index + 1}`,
  name: `${["Ama", "Kofi", "Efua", "Yaw", "Akosua"][index % 5]} ${["Mensah", "Boateng", "Owusu"][index % 3]}`,
  points: (index * 7919) % 12,
}));

const columns: Column<Driver>[] = [
  { key: "number", header: "Number", cell: ({ number }) => number, sortBy: ({ number }) => number },
  { key: "name", header: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: "points",
    header: "Points",
    cell: ({ points }) => <StatusTag tone={points > 6 ? "warning" : "success"}>{points}</StatusTag>,
    sortBy: ({ points }) => points,
    align: "end",
  },
];

const rowKey = ({ number }: Driver) => number;
const rowHref = ({ number }: Driver) => `#${number}`;

const meta = {
  title: "Data/DataTable, 10,000 rows",
  tags: ["!autodocs"],
  component: DataTable<Driver>,
  args: { caption: "Drivers", columns, rows, rowKey, rowHref },
  // A table this long needs its own scrolling page, so each story gets a frame in the documentation.
  parameters: { docs: { story: { inline: false, height: "32rem" }, source: { type: "code" } } },
  // No Storybook control: one with 10,000 rows would block the page, and nobody would edit rows there.
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof DataTable<Driver>>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = () => document.querySelectorAll("tbody tr[aria-rowindex]");
const last = () => drawn()[drawn().length - 1];

/**
 * Waits for the code for long tables. Once it has loaded, the scroll box's content is as tall as all the rows together.
 */
const ready = (box: HTMLElement) => waitFor(() => expect(box.scrollHeight).toBeGreaterThan(100_000), { timeout: 5000 });

export const Default: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Drivers" });
    await ready(box);
    const table = canvas.getByRole("table", { name: "Drivers" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    await expect(canvas.getAllByRole("row")[0]).toHaveAttribute("aria-rowindex", "1");
    await expect(canvas.getByRole("row", { name: /KW-1 / })).toHaveAttribute("aria-rowindex", "2");
    await expect(drawn().length).toBeGreaterThan(10);
    await expect(drawn().length).toBeLessThan(60);
    for (const place of [0.3, 0.7, 1]) {
      box.scrollTo({ top: box.scrollHeight * place });
      await waitFor(() =>
        expect(Number(last()?.getAttribute("aria-rowindex"))).toBeGreaterThanOrEqual(9_999 * place - 200),
      );
      await expect(drawn().length).toBeLessThan(60);
      // There is a row in the middle of the view, not blank space.
      const { top, bottom } = box.getBoundingClientRect();
      const middle = document.elementFromPoint(box.getBoundingClientRect().left + 40, (top + bottom) / 2);
      await expect(middle?.closest("tr[aria-rowindex]")).not.toBeNull();
    }
    await waitFor(() => expect(last()).toHaveAttribute("aria-rowindex", "10001"));
    await expect(last()).toHaveTextContent("KW-10000");
    await expect(canvas.getByRole("columnheader", { name: "Number" })).toBeVisible();
  },
};

export const SortsAllRows: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Drivers" });
    await ready(box);
    box.scrollTo({ top: 200_000 });
    const number = canvas.getByRole("button", { name: "Number" });
    await userEvent.click(number);
    await userEvent.click(number);
    await waitFor(() => expect(box.scrollTop).toBe(0));
    await waitFor(() => expect(drawn()[0]).toHaveTextContent("KW-10000"));
    await expect(drawn()[0]).toHaveAttribute("aria-rowindex", "2");
  },
};

export const KeepsTheFocus: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Drivers" });
    await ready(box);
    box.focus();
    await expect(box).toHaveFocus();
    const link = canvas.getByRole("link", { name: "KW-3" });
    link.focus();
    box.scrollTo({ top: 200_000 });
    await waitFor(() => expect(Number(last()?.getAttribute("aria-rowindex"))).toBeGreaterThan(3_000));
    // The focused link is out of view, but Tab continues from it.
    await expect(link).toHaveFocus();
    await expect(drawn().length).toBeLessThan(60);
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^KW-\d{4}$/);
  },
};

export const Phone: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("region", { name: "Drivers" });
    await ready(box);
    box.scrollTo({ top: box.scrollHeight / 2 });
    await waitFor(() => expect(Number(last()?.getAttribute("aria-rowindex"))).toBeGreaterThan(2_000));
    await expect(drawn().length).toBeLessThan(60);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
