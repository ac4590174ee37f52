import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { SearchInput } from "./SearchInput.tsx";

const meta = {
  title: "Forms/SearchInput",
  component: SearchInput,
  args: { label: "Find a learner", placeholder: "Name or number", onSearch: fn(), debounceMs: 50 },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("searchbox", { name: "Find a learner" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineStyle).toBe("solid");
    await userEvent.keyboard("Kofi");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("Kofi"));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" M{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("Kofi M");
    await userEvent.clear(input);
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
  },
};

export const ChangedElsewhere: Story = {
  tags: ["test-only"],
  name: "The text follows the list, but not while somebody is typing",
  render: function Searched(args) {
    const [text, setText] = useState("Ama");
    return (
      <>
        <SearchInput {...args} value={text} onSearch={(typed) => setText(typed.trim())} />
        <Button onClick={() => setText("")}>Clear filters</Button>
        <Button onClick={() => setText("Kofi")}>Back</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("searchbox", { name: "Find a learner" });
    await expect(input).toHaveValue("Ama");
    await userEvent.type(input, " {Enter}");
    await expect(input).toHaveValue("Ama ");
    await userEvent.type(input, "Mensah");
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(input).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(input).toHaveValue("Kofi");
  },
};

export const SlowList: Story = {
  tags: ["test-only"],
  name: "A list that shows an earlier text late does not take back what has been typed since",
  args: { debounceMs: 0 },
  render: function Slow(args) {
    const [text, setText] = useState("");
    return <SearchInput {...args} value={text} onSearch={(typed) => setTimeout(() => setText(typed), 200)} />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("searchbox", { name: "Find a learner" });
    await userEvent.type(input, "Ama", { delay: 60 });
    for (let tries = 0; tries < 20; tries++) {
      await expect(input).toHaveValue("Ama");
      await new Promise((over) => setTimeout(over, 20));
    }
  },
};

export const BesideFilters: Story = {
  tags: ["test-only"],
  name: "A search that waits does not undo a filter that is changed meanwhile",
  args: { debounceMs: 200 },
  render: function Filtered(args) {
    const [filters, setFilters] = useState({ text: "", isOpen: false });
    return (
      <>
        <SearchInput {...args} value={filters.text} onSearch={(text) => setFilters({ ...filters, text })} />
        <Button onClick={() => setFilters({ ...filters, isOpen: true })}>Only open ones</Button>
        <output>{`${filters.text}, ${filters.isOpen ? "open" : "all"}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a learner" }), "Kofi");
    await userEvent.click(canvas.getByRole("button", { name: "Only open ones" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Kofi, open"));
  },
};

export const ShownLabel: Story = { args: { hideLabel: false } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, args: { placeholder: "ابحث" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { hideLabel: false, label: "Hwehwɛ-obi-a-ɔresua-kaa-ka".repeat(3) },
};
