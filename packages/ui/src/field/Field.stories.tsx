import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "./Field.tsx";
import { FieldError } from "./FieldError.tsx";

const meta = {
  title: "Forms/Field",
  component: Field,
  subcomponents: { FieldError },
  args: {
    label: "Registration number",
    hint: "As on the plate",
    children: (control) => <input {...control} name="plate" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Connects a label, a hint and an error to a custom control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox", { name: "Registration number" });
    await expect(control).toHaveAccessibleDescription("As on the plate");
    await expect(control).toBeValid();
    // Spreading the props gives a custom control the look of the others.
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(control).borderRadius).not.toBe("0px");
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Enter the number, such as GR 1234-20" },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox");
    await expect(control).toHaveAccessibleDescription("As on the plate Enter the number, such as GR 1234-20");
    await expect(control).toBeInvalid();
  },
};

export const OptionalInAnotherLanguage: Story = {
  args: { label: "Nɔma", required: false, optionalLabel: "ɛnyɛ dwuma" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Nɔma (ɛnyɛ dwuma)" })).not.toBeRequired();
  },
};
