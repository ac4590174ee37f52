import { getPractice } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent, neverAnswers } from "../../../stories/server.ts";
import { Practice } from "./Practice.tsx";

const meta = {
  title: "Portal/Theory tests/Practice",
  component: Practice,
  ...inPortal({ as: "learner", at: "/tests/practice" }),
} satisfies Meta<typeof Practice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const check = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "Check" }));

export const Right: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "The road sign in this question" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Stop fully/ }));
    await check(canvas);
    await expect(canvas.getByRole("status", { name: "Correct" })).toHaveTextContent("a full stop at the line");
    await userEvent.click(canvas.getByRole("button", { name: "Next question" }));
    await expect(canvas.getByText("You have finished. You answered 1 of 1 questions correctly.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Practise again" }));
    await expect(canvas.getByText("Question 1 of 1, 0 correct so far")).toBeVisible();
  },
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Slow down" }));
    await check(canvas);
    await expect(canvas.getByRole("alert", { name: /^The correct answer is: Stop fully/ })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Slow down" })).toBeDisabled();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "Slow down" });
    await check(canvas);
    await expect(canvas.getByText("Choose an answer")).toBeVisible();
  },
};

export const TheOtherPart: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    await userEvent.click(tabs[1] as HTMLElement);
    await expect(tabs[1]).toHaveAttribute("aria-selected", "true");
    await canvas.findByRole("radio", { name: "Slow down" });
    await expect(lastSent(getPractice)?.params).toEqual({ part: "road_traffic" });
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getPractice),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the questions");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(getPractice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the questions" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("radio", { name: "Slow down" })).toBeVisible();
  },
};
