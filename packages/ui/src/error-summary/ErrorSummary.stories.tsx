import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { CheckboxGroup } from "../checkbox-group/CheckboxGroup.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { DateInput } from "../date-input/DateInput.tsx";
import { PhoneInput } from "../phone-input/PhoneInput.tsx";
import { TextInput } from "../text-input/TextInput.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { field: "town", message: "Enter the town you live in" },
      { message: "Your session has ended. Log in again: what you typed is kept." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextInput label="Town" name="town" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is a problem", level: 2 })).toBeVisible();
    // The summary is announced as soon as it appears.
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Enter the town you live in" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    // A field without an ID is found by its name.
    await expect(canvas.getByRole("textbox", { name: "Town" })).toHaveFocus();
  },
};

const fields = ["birth", "phone", "country", "glasses", "passport"] as const;

export const LeadsToEveryKindOfField: Story = {
  tags: ["test-only"],
  args: { errors: fields.map((field) => ({ field, message: `Check ${field}` })) },
  render: (args) => (
    <>
      <form aria-label="Another person">
        <DateInput label="Date of birth" name="birth" />
        <TextInput label="Passport" id="passport-1" name="passport" />
      </form>
      <form aria-label="Person">
        <ErrorSummary {...args} />
        <DateInput label="Date of birth" name="birth" error="Check the month" wrong={["month", "year"]} />
        <PhoneInput label="Phone" name="phone" />
        <Combobox label="Country" name="country" options={[]} />
        <CheckboxGroup label="Glasses" name="glasses" options={[{ value: "yes", label: "I wear them" }]} />
        <TextInput label="Passport" id="passport-2" name="passport" />
      </form>
    </>
  ),
  play: async ({ canvas }) => {
    const person = within(canvas.getByRole("form", { name: "Person" }));
    const lead = (field: string) => userEvent.click(person.getByRole("link", { name: `Check ${field}` }));
    await lead("birth");
    // For a date, the first wrong part receives focus.
    await expect(person.getByRole("textbox", { name: "Month" })).toHaveFocus();
    await lead("phone");
    await expect(person.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await lead("country");
    await expect(person.getByRole("combobox", { name: "Country" })).toHaveFocus();
    await lead("glasses");
    await expect(person.getByRole("checkbox", { name: "I wear them" })).toHaveFocus();
    // The other form also has a field with this name.
    await lead("passport");
    await expect(person.getByRole("textbox", { name: "Passport" })).toHaveFocus();
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
