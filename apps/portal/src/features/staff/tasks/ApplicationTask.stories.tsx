import { claimTask, listTasks, releaseTask } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { ApplicationTask, TaskOf } from "./ApplicationTask.tsx";
import type { Task } from "./queries.ts";

const task: Task = {
  ...firstOf(listTasks),
  kind: "review_application",
  subject_id: "srv_here",
  status: "in_review",
  due_on: "2026-11-20",
  is_overdue: true,
  is_mine: false,
  claimed_by: null,
};
const mine: Task = { ...task, is_mine: true };

const meta = {
  title: "Portal/Tasks/The task of an application",
  component: ApplicationTask,
  ...inPortal({ as: "officer", at: "/office/srv_here" }),
  args: { id: "srv_here", status: "in_review" },
} satisfies Meta<typeof ApplicationTask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {
  name: "A task of the reader is shown with its deadline, and is released by T",
  beforeEach: () => {
    server.answer(listTasks, pageOf(mine));
    server.answer(releaseTask, task);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Due: November 20, 2026")).toBeVisible();
    await expect(canvas.getByText("Overdue")).toBeVisible();
    await expect(canvas.getByText("Taken by: You")).toBeVisible();
    await expect(lastSent(listTasks)?.query).toEqual({
      kind: "review_application,second_half",
      subject: "srv_here",
    });
    await userEvent.keyboard("t");
    await expectToast("You have released this task.");
    await expect(lastSent(releaseTask)?.params).toEqual({ id: task.id });
  },
};

export const Free: Story = {
  name: "A task that nobody has taken can be taken here",
  beforeEach: () => {
    server.answer(listTasks, pageOf(task));
    server.answer(claimTask, mine);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not taken")).toBeVisible();
    server.answer(listTasks, pageOf(mine));
    await userEvent.click(canvas.getByRole("button", { name: "Take" }));
    await expectToast("You have taken this task.");
    await expect(await canvas.findByText("Taken by: You")).toBeVisible();
  },
};

export const OfAColleague: Story = {
  name: "The task of a colleague cannot be taken",
  beforeEach: () =>
    server.answer(listTasks, pageOf({ ...task, claimed_by: { id: "usr_2", name: "Kwesi Officer-Vale" } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Taken by: Kwesi Officer-Vale")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const NoTask: Story = {
  tags: ["test-only"],
  name: "An application for which the office has nothing to do has no task",
  args: { status: "ready" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/^Due/)).not.toBeInTheDocument());
    await expect(lastSent(listTasks)).toBeUndefined();
  },
};

export const OfAnUpdateRequest: Story = {
  tags: ["test-only"],
  name: "An update request has its task too [R-AUT-09]",
  render: () => <TaskOf kinds={["decide_change_request"]} subject="req_here" />,
  beforeEach: () => server.answer(listTasks, pageOf({ ...mine, kind: "decide_change_request", status: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Taken by: You")).toBeVisible();
    await expect(lastSent(listTasks)?.query).toEqual({ kind: "decide_change_request", subject: "req_here" });
  },
};
