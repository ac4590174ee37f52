import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/Button.tsx";
import type { FormError } from "../error-summary/ErrorSummary.tsx";
import { RadioGroup } from "../radio-group/RadioGroup.tsx";
import { TextInput } from "../text-input/TextInput.tsx";
import { Form } from "./Form.tsx";

const meta = {
  title: "Forms/Form",
  component: Form,
  args: { onSubmit: fn() },
  // The error summary takes focus, so each story gets a frame in the documentation.
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

function Person() {
  const [errors, setErrors] = useState<FormError[]>([]);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const missing: FormError[] = [];
    if (!data.get("name")) missing.push({ field: "name", message: "Enter your name" });
    if (!data.get("glasses")) missing.push({ field: "glasses", message: "Say whether you wear glasses" });
    setErrors(missing);
  };
  return (
    <Form errors={errors} onSubmit={send} aria-label="Person">
      <TextInput id="name" label="Name" name="name" error={errorOf("name")} />
      <RadioGroup label="Do you wear glasses?" name="glasses" options={answers} error={errorOf("glasses")} inRow />
      <Button type="submit">Continue</Button>
    </Form>
  );
}

/** An error that has been corrected can be left out while people continue typing. */
export const FewerErrors: Story = {
  tags: ["test-only"],
  render: () => {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    const first = [
      { field: "name", message: "Enter your name" },
      { field: "town", message: "Enter your town" },
    ];
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setErrors(first);
    };
    const corrected = (name: string) => () => setErrors((before) => before.filter(({ field }) => field !== name));
    return (
      <Form errors={errors} onSubmit={send} aria-label="Person">
        <TextInput label="Name" name="name" onChange={corrected("name")} />
        <TextInput label="Town" name="town" onChange={corrected("town")} />
        <Button type="submit">Continue</Button>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Continue" });
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Ama");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Enter your name" })).not.toBeInTheDocument();
    // What is left is not read out again.
    await expect(canvas.getByRole("group", { name: "There is a problem" })).toBeVisible();
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveFocus();
  },
};

export const Default: Story = {
  tags: ["visual"],
  render: () => <Person />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Continue" });
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(send);
    const summary = canvas.getByRole("alert", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await expect(getComputedStyle(summary).outlineStyle).toBe("solid");
    // Each error links to its field.
    await userEvent.click(canvas.getByRole("link", { name: "Enter your name" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("Ama");
    await userEvent.click(canvas.getByRole("link", { name: "Say whether you wear glasses" }));
    await expect(canvas.getByRole("radio", { name: "Yes" })).toHaveFocus();
    // The next failed attempt moves focus to the summary again and keeps the typed text.
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Ama");
    await expect(canvas.queryByRole("link", { name: "Enter your name" })).not.toBeInTheDocument();
  },
};

export const NoBubblesOfTheBrowser: Story = {
  tags: ["test-only"],
  args: {
    children: [
      <TextInput key="email" label="Email" name="email" type="email" defaultValue="none" />,
      <Button key="send" type="submit">
        Send
      </Button>,
    ],
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const ErrorWithoutField: Story = {
  args: { errors: [{ message: "The server is being repaired. Try again in a minute." }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Try again in a minute");
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

const long = "Kyerɛw-wo-din-nyinaa-sɛdeɛ-ɛwɔ-wo-Ghana-Card-so".repeat(2);

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { errors: [{ field: "x", message: long }], errorHeading: long },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const errors = [{ field: "name", message: "Enter your name" }];
export const Dark: Story = { tags: ["test-only"], args: { errors }, globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], args: { errors }, globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], args: { errors }, globals: { direction: "rtl" } };
