import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PhoneInput, type PhoneInputProps } from "./PhoneInput.tsx";

const meta = {
  title: "Forms/PhoneInput",
  component: PhoneInput,
  args: { label: "Phone number", hint: "For example, 024 412 3456", name: "phone_number", onValueChange: fn() },
  decorators: [
    (Story) => (
      <form aria-label="Person">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => new FormData(screen.getByRole("form") as HTMLFormElement).get("phone_number");

/** Types digits one at a time until the formatter has loaded. */
async function typeSpaced(field: HTMLElement, digits: string, spaced: string) {
  await waitFor(
    async () => {
      await userEvent.clear(field);
      await userEvent.type(field, digits);
      await expect(field).toHaveValue(spaced);
    },
    { timeout: 10_000 },
  );
}

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole("combobox", { name: "Country code" });
    const number = canvas.getByRole("textbox", { name: "Phone number" });
    await expect(number).toHaveAccessibleDescription("For example, 024 412 3456");
    await expect(number).toHaveAttribute("type", "tel");
    await expect(country).toHaveValue("GH");
    await userEvent.tab();
    await expect(country).toHaveFocus();
    // All countries are available after the first interaction, Ghana first.
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(200));
    await expect(canvas.getAllByRole("option")[0]).toHaveTextContent("+233 Ghana");
    await expect(canvas.getAllByRole("option")[1]).toHaveTextContent("+93 Afghanistan");
    await userEvent.tab();
    await expect(getComputedStyle(number).outlineStyle).toBe("solid");
    await typeSpaced(number, "0244123456", "024 412 3456");
    await expect(sent()).toBe("+233244123456");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+233244123456");
  },
};

export const AnotherCountry: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const country = canvas.getByRole("combobox");
    const number = canvas.getByRole("textbox");
    await userEvent.click(number);
    await typeSpaced(number, "+447400123456", "+44 7400 123456");
    await expect(country).toHaveValue("GB");
    await expect(sent()).toBe("+447400123456");
    await userEvent.clear(number);
    await userEvent.selectOptions(country, "NG");
    await userEvent.type(number, "08031234567");
    await expect(sent()).toBe("+2348031234567");
  },
};

export const EditedInTheMiddle: Story = {
  tags: ["test-only"],
  args: { defaultValue: "+233244123456" },
  play: async ({ canvas }) => {
    const number = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(sent()).toBe("+233244123456");
    await userEvent.click(number);
    // The country code is shown next to the field and is not repeated in it.
    await expect(number).toHaveValue("244123456");
    number.setSelectionRange(1, 1);
    await userEvent.keyboard("9");
    // The cursor stays in place.
    await expect(number).toHaveValue("2944123456");
    await expect(number.selectionStart).toBe(2);
    await expect(sent()).toBe("+2332944123456");
  },
};

const read = fn<(number: FormDataEntryValue | null) => void>();
const numbersRead = () => read.mock.calls.map(([number]) => number);

export const ReadByTheFormAtEachKey: Story = {
  tags: ["test-only"],
  args: { defaultValue: "+233244123456", onInput: fn(), ref: fn() },
  decorators: [
    (Story) => (
      <div onInput={() => read(sent())}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole("combobox");
    const number = canvas.getByRole("textbox");
    await expect(args.ref).toHaveBeenCalledWith(number);
    await userEvent.click(number);
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(200));
    read.mockClear();
    await userEvent.clear(number);
    await userEvent.type(number, "244");
    await expect(numbersRead()).toEqual(["", "+2332", "+23324", "+233244"]);
    await expect(args.onInput).toHaveBeenCalledTimes(4);
    await userEvent.selectOptions(country, "NG");
    await expect(numbersRead().at(-1)).toBe("+234244");
    // A reset restores the number, its country and the submitted value.
    canvas.getByRole<HTMLFormElement>("form").reset();
    await waitFor(() => expect(country).toHaveValue("GH"));
    await expect(number).toHaveValue("244123456");
    await expect(sent()).toBe("+233244123456");
  },
};

function RefusedOnce(args: PhoneInputProps) {
  const [error, setError] = useState<string>();
  return (
    <>
      <PhoneInput {...args} error={error} />
      <button type="button" onClick={() => setError("Somebody has this number already")}>
        Send
      </button>
    </>
  );
}

export const KeptWhenAnErrorComes: Story = {
  tags: ["test-only"],
  render: (args) => <RefusedOnce {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "0244123456");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(sent()).toBe("+233244123456");
  },
};

export const WithError: Story = {
  name: "Error",
  args: {
    defaultValue: "+23324412345",
    error: "The number has 8 digits. A Ghanaian number has 9 after +233. Add the missing digit.",
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "+233244123456" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Wo-fon-nɔma-a-yɛbɛtumi-afrɛ-wo-wɔ-so".repeat(2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  play: async ({ canvas, canvasElement }) => {
    const [option] = canvas.getAllByRole("option");
    // The text of a closed list cannot be measured, so its line is drawn in a place where it can.
    const line = document.createElement("div");
    line.textContent = option?.textContent ?? "";
    canvasElement.append(line);
    const at = (text: string) => {
      const range = document.createRange();
      const from = line.textContent?.indexOf(text) ?? -1;
      range.setStart(line.firstChild as Text, from);
      range.setEnd(line.firstChild as Text, from + text.length);
      return range.getBoundingClientRect().left;
    };
    await expect(at("+")).toBeLessThan(at("233"));
    line.remove();
  },
};
