import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { DateInput, type DateInputProps } from "./DateInput.tsx";

const meta = {
  title: "Forms/DateInput",
  component: DateInput,
  args: { label: "Date of birth", hint: "For example, 23 4 2001", name: "date_of_birth", onValueChange: fn() },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  args: { isBirthday: true },
  render: (args) => (
    <form aria-label="Person">
      <DateInput {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "Date of birth" })).toHaveAccessibleDescription(
      "For example, 23 4 2001",
    );
    const day = canvas.getByRole("textbox", { name: "Day" });
    await expect(day).toHaveAttribute("autocomplete", "bday-day");
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await expect(getComputedStyle(day).outlineStyle).toBe("solid");
    await userEvent.keyboard("3{Tab}4{Tab}2001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-04-03");
    const sent = new FormData(canvas.getByRole("form") as HTMLFormElement);
    await expect([...sent]).toEqual([["date_of_birth", "2001-04-03"]]);
  },
};

export const Pasted: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Month" }));
    await userEvent.paste("23 April 2001");
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveValue("23");
    await expect(canvas.getByRole("textbox", { name: "Year" })).toHaveValue("2001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-04-23");
  },
};

export const Filled: Story = {
  args: { defaultValue: "1999-12-01" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveValue("1");
    await expect(canvas.getByRole("textbox", { name: "Month" })).toHaveValue("12");
  },
};

function RefusedOnce(args: DateInputProps) {
  const [error, setError] = useState<string>();
  return (
    <form aria-label="Person">
      <DateInput {...args} error={error} />
      <button type="button" onClick={() => setError("You must be 18 or older")}>
        Send
      </button>
    </form>
  );
}

const read = fn<(date: FormDataEntryValue | null) => void>();

export const ReadByTheFormAtEachKey: Story = {
  tags: ["test-only"],
  args: { defaultValue: "2001-04-03" },
  render: (args) => (
    <form aria-label="Person" onInput={(event) => read(new FormData(event.currentTarget).get("date_of_birth"))}>
      <DateInput {...args} />
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas }) => {
    read.mockClear();
    const form = canvas.getByRole<HTMLFormElement>("form");
    const heard: unknown[] = [];
    form.addEventListener("input", () => heard.push(new FormData(form).get("date_of_birth")));
    const year = canvas.getByRole("textbox", { name: "Year" });
    await userEvent.clear(year);
    await userEvent.type(year, "1999");
    const typed = ["-04-03", "1-04-03", "19-04-03", "199-04-03", "1999-04-03"];
    await expect(read.mock.calls.map(([date]) => date)).toEqual(typed);
    await expect(heard).toEqual(typed);
    // A reset restores the fields and the submitted value.
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }));
    await expect(year).toHaveValue("2001");
    await expect(new FormData(form).get("date_of_birth")).toBe("2001-04-03");
  },
};

export const KeptWhenAnErrorComes: Story = {
  tags: ["test-only"],
  render: (args) => <RefusedOnce {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Day" }), "3");
    await userEvent.type(canvas.getByRole("textbox", { name: "Month" }), "4");
    await userEvent.type(canvas.getByRole("textbox", { name: "Year" }), "2015");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("textbox", { name: "Day" })).toBeInvalid();
    const sent = new FormData(canvas.getByRole("form") as HTMLFormElement);
    await expect(sent.get("date_of_birth")).toBe("2015-04-03");
  },
};

export const WithError: Story = {
  name: "Error",
  tags: ["visual"],
  args: { error: "April has 30 days: check the day", wrong: ["day"], defaultValue: "2001-04-31" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Day" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Year" })).toBeValid();
    await expect(canvas.getByRole("textbox", { name: "Day" })).toHaveValue("31");
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "1999-12-01" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { labels: { day: "Da-a-wɔwoo-wo", month: "Bosome-a-wɔwoo-wo", year: "Afe-a-wɔwoo-wo" } },
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
