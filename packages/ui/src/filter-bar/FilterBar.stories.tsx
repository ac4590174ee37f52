import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchInput } from "../search-input/SearchInput.tsx";
import { Select } from "../select/Select.tsx";
import { FilterBar } from "./FilterBar.tsx";

const meta = {
  title: "Data/FilterBar",
  component: FilterBar,
  args: {
    search: <SearchInput label="Name or number" hideLabel={false} />,
    count: 0,
    children: (
      <>
        <Select label="Status" emptyLabel="All" options={[{ value: "open", label: "Open" }]} />
        <Select label="Kind" emptyLabel="All" options={[{ value: "new", label: "New" }]} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  tags: ["visual", "print"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Filters" })).not.toBeInTheDocument();
    const [search, status] = [canvas.getByRole("searchbox"), canvas.getByRole("combobox", { name: "Status" })];
    // The search and the filter are on one line.
    await expect(search.getBoundingClientRect().bottom).toBe(status.getBoundingClientRect().bottom);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Name or number" })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Status" })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Filters", expanded: false });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("combobox", { name: "Status" })).not.toBeInTheDocument();
  },
};

export const Narrowed: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "phone" } },
  args: { count: 2, onClear: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters (2)" }));
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OpenFromTheStart: Story = {
  globals: { viewport: { value: "phone" } },
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filters", expanded: true }));
    await expect(canvas.queryByRole("combobox", { name: "Status" })).not.toBeInTheDocument();
  },
};

export const WithoutSearch: Story = { tags: ["test-only"], args: { search: undefined } };
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, args: { count: 1, onClear: fn() } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl", viewport: { value: "phone" } } };
