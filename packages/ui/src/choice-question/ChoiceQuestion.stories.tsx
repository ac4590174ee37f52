import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { warningIcon } from "../icon/shapes.ts";
import { Inline } from "../inline/Inline.tsx";
import { ChoiceQuestion } from "./ChoiceQuestion.tsx";

const heading = createRef<HTMLHeadingElement>();

const meta = {
  title: "Forms/ChoiceQuestion",
  component: ChoiceQuestion,
  args: {
    heading: "Your brakes fail on a hill. What do you do first?",
    name: "answer",
    options: [
      { value: "a", label: "Use a lower gear and the hand brake" },
      { value: "b", label: "Switch off the engine" },
      { value: "c", label: "Sound your horn and wait" },
    ],
    onValueChange: fn(),
    children: (
      <Inline>
        <Button type="submit">Check</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof ChoiceQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: /Your brakes fail/ })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Choose one answer" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Switch off the engine" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("b");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

const answered = {
  value: "b",
  rightValue: "a",
  explanation: "A lower gear slows the vehicle, and you keep the steering.",
};

export const Wrong: Story = {
  tags: ["visual"],
  args: answered,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The correct answer is: Use a lower gear and the hand brakeA lower gear slows the vehicle",
    );
    await expect(canvas.getByRole("radio", { name: "Switch off the engine" })).toBeChecked();
    for (const option of canvas.getAllByRole("radio")) await expect(option).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Check" })).toBeEnabled();
  },
};

export const Right: Story = {
  args: { ...answered, value: "a" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Correct" })).toHaveTextContent("A lower gear slows the vehicle");
  },
};

export const WithPicture: Story = {
  args: {
    heading: "What does this sign mean?",
    picture: <Icon shape={warningIcon} size="large" label="The sign in question" />,
    options: [
      { value: "a", label: "Danger" },
      { value: "b", label: "No entry" },
    ],
  },
};

export const Focused: Story = {
  name: "The focus can be moved to the question",
  tags: ["test-only"],
  args: { headingRef: heading, level: 3 },
  play: async ({ canvas }) => {
    heading.current?.focus();
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveFocus();
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Choose an answer" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Choose an answer");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Bere-a-wo-brɛki-no-nyɛ-adwuma".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: answered, globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], args: answered, globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], args: answered, globals: { direction: "rtl" } };
