import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SlotPicker } from "./SlotPicker.tsx";

const meta = {
  title: "Forms/SlotPicker",
  component: SlotPicker,
  args: {
    label: "When do you want to come?",
    name: "slot",
    slots: [
      { value: "s1", day: "2026-05-04", label: "09:00 to 09:40" },
      { value: "s2", day: "2026-05-04", label: "09:40 to 10:20" },
      { value: "s3", day: "2026-05-04", label: "11:00 to 11:40", hint: "You have another appointment at this time" },
      { value: "s4", day: "2026-05-05", label: "13:00 to 13:40" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole("combobox", { name: "Day" });
    await expect(day).toHaveDisplayValue("Monday, May 04, 2026");
    await expect(canvas.getByRole("group", { name: "Time" })).toBeVisible();
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("s1");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "09:40 to 10:20" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("s2");
    await expect(canvas.getByRole("radio", { name: "11:00 to 11:40" })).toHaveAccessibleDescription(
      "You have another appointment at this time",
    );
  },
};

export const AnotherDay: Story = {
  name: "Another day clears the time",
  tags: ["test-only"],
  args: { defaultValue: "s2" },
  render: (args) => (
    <form aria-label="Appointment">
      <SlotPicker {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form: HTMLFormElement = canvas.getByRole("form");
    const sent = () => new FormData(form).getAll("slot");
    const day = canvas.getByRole("combobox", { name: "Day" });
    await expect(sent()).toEqual(["s2"]);
    await userEvent.selectOptions(day, "2026-05-05");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(sent()).toEqual([]);
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("radio", { name: "13:00 to 13:40" }));
    await expect(sent()).toEqual(["s4"]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(day).toHaveValue("2026-05-04");
    await expect(sent()).toEqual(["s2"]);
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Choose a time" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: /^When/ })).toHaveAccessibleDescription("Choose a time");
  },
};

export const LaterDays: Story = {
  args: { more: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show later days" }));
    await expect(args.more).toHaveBeenCalledTimes(1);
  },
};

export const NoTimes: Story = {
  args: { slots: [], empty: "There are no free times at the moment. We add new times every day." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no free times/)).toBeVisible();
    await expect(canvas.queryByRole("combobox")).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { tags: ["test-only"], args: { disabled: true, defaultValue: "s1" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { slots: [{ value: "a", day: "2026-05-04", label: "Anɔpa-nnɔn-nkron-kɔsi-nnɔn-du".repeat(3) }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { defaultValue: "s1" }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { defaultValue: "s1" },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
