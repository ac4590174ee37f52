import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { StatusTag } from "../tag/StatusTag.tsx";
import type { Column } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";

type Request = { number: string; kind: string; status: "Paid" | "Ready" | "Rejected"; pesewas: number; sent: string };

const tones = { Paid: "info", Ready: "success", Rejected: "error" } as const;
const open = fn();

const columns: Column<Request>[] = [
  { key: "number", header: "Number", cell: ({ number }) => number, sortBy: ({ number }) => number },
  { key: "kind", header: "What for", cell: ({ kind }) => kind },
  { key: "status", header: "Status", cell: ({ status }) => <StatusTag tone={tones[status]}>{status}</StatusTag> },
  { key: "sent", header: "Sent", cell: ({ sent }) => sent.split("-").reverse().join("-"), sortBy: ({ sent }) => sent },
  {
    key: "amount",
    header: "Amount",
    cell: ({ pesewas }) => `GH₵${(pesewas / 100).toLocaleString("en-GH", { minimumFractionDigits: 2 })}`,
    sortBy: ({ pesewas }) => pesewas,
    align: "end",
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: ({ number }) => (
      <Button size="small" tone="secondary" aria-label={`Print ${number}`} onClick={() => open(number)}>
        Print
      </Button>
    ),
  },
];

const rows: Request[] = [
  { number: "KW-9", kind: "First card", status: "Paid", pesewas: 12_000, sent: "2026-05-03" },
  { number: "KW-10", kind: "Lost card", status: "Ready", pesewas: 8_050, sent: "2026-04-23" },
  { number: "KW-2", kind: "New address", status: "Rejected", pesewas: 150_000, sent: "2026-05-01" },
];

const rowKey = ({ number }: Request) => number;
const rowHref = ({ number }: Request) => `#${number}`;

const meta = {
  title: "Data/DataTable",
  tags: ["test-only"],
  component: DataTable<Request>,
  args: { caption: "Your applications", columns, rows, rowKey },
} satisfies Meta<typeof DataTable<Request>>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = () => [...document.querySelectorAll("[role=rowheader]")].map((cell) => cell.textContent);

export const Default: Story = {
  tags: ["visual", "print", "!test-only"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Your applications" })).toBeVisible();
    await expect(firstCells()).toEqual(["KW-9", "KW-10", "KW-2"]);
    const sorts = canvas.getAllByRole("columnheader").map((head) => head.getAttribute("aria-sort"));
    await expect(sorts).toEqual(["none", null, null, "none", "none", null]);
    await expect(canvas.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Sorts: Story = {
  args: { onSortChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const number = canvas.getByRole("button", { name: "Number" });
    await expect(number).toHaveFocus();
    await expect(canvas.queryByRole("combobox", { name: "Sort by" })).not.toBeInTheDocument();
    await expect(getComputedStyle(number).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await expect(firstCells()).toEqual(["KW-2", "KW-9", "KW-10"]);
    await expect(canvas.getByRole("columnheader", { name: "Number" })).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getByRole("status")).toHaveTextContent("Sorted by Number, ascending");
    await userEvent.keyboard(" ");
    await expect(firstCells()).toEqual(["KW-10", "KW-9", "KW-2"]);
    await expect(number).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await expect(firstCells()).toEqual(["KW-10", "KW-9", "KW-2"]);
    await expect(canvas.getByRole("columnheader", { name: "Number" })).toHaveAttribute("aria-sort", "none");
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: "amount", direction: "ascending" });
  },
};

export const SortedElsewhere: Story = {
  args: { sort: { key: "sent", direction: "descending" }, onSortChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sent" }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: "sent", direction: "ascending" });
    await expect(firstCells()).toEqual(["KW-9", "KW-10", "KW-2"]);
    await expect(canvas.getByRole("columnheader", { name: "Sent" })).toHaveAttribute("aria-sort", "descending");
  },
};

export const Dense: Story = {
  tags: ["visual", "!test-only"],
  args: { dense: true },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole("cell");
    const { fontSize, paddingBlockStart } = getComputedStyle(cell as Element);
    await expect(Number.parseFloat(fontSize)).toBeLessThan(Number.parseFloat(getComputedStyle(document.body).fontSize));
    await expect(Number.parseFloat(paddingBlockStart)).toBeLessThan(12);
  },
};

export const WithATotal: Story = {
  tags: ["!test-only"],
  args: { total: { ...(rows[0] as Request), number: "Total" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Number" }));
    // The total is not sorted with the rows.
    await expect(canvas.getAllByRole("row").at(-1)).toHaveAccessibleName(/^Total/);
    await expect(firstCells().slice(0, 3)).toEqual(["KW-2", "KW-9", "KW-10"]);
  },
};

export const RowsThatLead: Story = {
  args: { rowHref },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "KW-10" });
    await expect(link).toHaveAttribute("href", "#KW-10");
    const row = canvas.getByRole("row", { name: /KW-10/ });
    const { left, top, width, height } = within(row).getByText("Lost card").getBoundingClientRect();
    // Pressing anywhere in the row follows its link, unless the press is on another interactive element.
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    open.mockClear();
    await userEvent.click(within(row).getByRole("button", { name: "Print KW-10" }));
    await expect(open).toHaveBeenCalledWith("KW-10");
    const print = within(row).getByRole("button").getBoundingClientRect();
    const hit = document.elementFromPoint(print.left + print.width / 2, print.top + print.height / 2);
    await expect(hit?.closest("button")).toHaveAccessibleName("Print KW-10");
  },
};

export const Empty: Story = {
  tags: ["!test-only"],
  args: {
    rows: [],
    empty: (
      <EmptyState
        heading="No applications yet"
        level={3}
        action={<LinkButton href="#new">Apply for a service</LinkButton>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell")).toHaveTextContent("No applications yet");
    await expect(canvas.getByRole("cell")).toHaveAttribute("colspan", "6");
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, loadingLabel: "Loading your applications" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your applications");
    await expect(canvas.getAllByRole("row")).toHaveLength(1);
    await expect(canvas.queryByText("There is nothing here yet.")).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  tags: ["visual", "!test-only"],
  globals: { viewport: { value: "phone" } },
  args: { rowHref },
  play: async ({ canvas, canvasElement }) => {
    // On a phone a row looks like a card, but remains a table row for screen readers.
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(6);
    const row = canvas.getByRole("row", { name: /KW-9/ });
    await expect(getComputedStyle(row).display).toBe("block");
    await expect(within(row).getByText("Sent")).toBeVisible();
    await expect(within(row).getByText("Sent")).toHaveAttribute("aria-hidden", "true");
    // One field sorts the cards, in place of a button for each column.
    await expect(canvas.queryByRole("button", { name: "Number" })).not.toBeInTheDocument();
    const field = canvas.getByRole("combobox", { name: "Sort by" });
    await expect(field).toHaveTextContent("–NumberSentAmount");
    await userEvent.selectOptions(field, "Number");
    await expect(firstCells()).toEqual(["KW-2", "KW-9", "KW-10"]);
    await expect(canvas.getByRole("columnheader", { name: "Number" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("button", { name: "Reverse the order" }));
    await expect(firstCells()).toEqual(["KW-10", "KW-9", "KW-2"]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const CheckboxesOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    rowHref,
    rowHeader: "number",
    columns: [
      { key: "select", header: "Select", hideHeader: true, cell: ({ number }) => <Checkbox label={number} /> },
      ...columns,
    ],
  },
  play: async ({ canvas }) => {
    // The checkbox is next to its card's title.
    const box = canvas.getByRole("checkbox", { name: "KW-9" }).getBoundingClientRect();
    const title = canvas.getByRole("link", { name: "KW-9" }).getBoundingClientRect();
    await expect(title.left).toBeGreaterThan(box.right);
    await expect(title.top).toBeLessThan(box.bottom);
    await expect(title.bottom).toBeGreaterThan(box.top);
    await expect(canvas.getByText("First card").getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
  },
};

export const NoValueOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { rows: [{ ...rows[0], kind: "" } as Request, ...rows.slice(1)] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("row", { name: /KW-9/ })).getByText("What for")).not.toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /KW-10/ })).getByText("What for")).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { rows: [{ ...rows[0], kind: "Nkrataasehyɛfoɔadwumayɛkuw".repeat(3) } as Request] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StickyHead: Story = {
  args: { rows: Array.from({ length: 60 }, (_, index) => ({ ...(rows[0] as Request), number: `KW-${index}` })) },
  play: async ({ canvas }) => {
    window.scrollTo(0, 900);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
    await expect(canvas.getByRole("columnheader", { name: "Number" }).getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

export const Dark: Story = { globals: { theme: "dark" }, args: { rowHref } };
export const HighContrast: Story = { globals: { theme: "high-contrast" }, args: { rowHref } };
export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { rowHref } };
