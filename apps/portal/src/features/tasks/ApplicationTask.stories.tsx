import { claimTask, listTasks, releaseTask } from "@kwan/contract";
import { kwanKey } from "@kwan/sdk/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { queryClient } from "../../queries/query-client.ts";
import { expectToast } from "../../stories/expect-toast.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../stories/server.ts";
import { ApplicationTask } from "./ApplicationTask.tsx";
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
  args: { id: "srv_here", status: "in_review", branch: "brn_1" },
} satisfies Meta<typeof ApplicationTask>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list from which the reader came. */
const cameFrom = (listed: Task): void => void queryClient.setQueryData(kwanKey("tasks", "list", {}), pageOf(listed));

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
      mine: "true",
      kind: "review_application",
      status: "in_review",
      branch: "brn_1",
      limit: "100",
    });
    await userEvent.keyboard("t");
    await expectToast("You have released this task.");
    await expect(lastSent(releaseTask)?.params).toEqual({ id: task.id });
  },
};

export const Free: Story = {
  name: "A task that nobody has taken can be taken here",
  beforeEach: () => {
    server.answer(listTasks, pageOf());
    server.answer(claimTask, mine);
    cameFrom(task);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Taken by: Nobody")).toBeVisible();
    server.answer(listTasks, pageOf(mine));
    await userEvent.click(canvas.getByRole("button", { name: "Take" }));
    await expectToast("You have taken this task.");
    await expect(await canvas.findByText("Taken by: You")).toBeVisible();
  },
};

export const OfAColleague: Story = {
  name: "The task of a colleague cannot be taken",
  beforeEach: () => {
    server.answer(listTasks, pageOf());
    cameFrom({ ...task, claimed_by: { id: "usr_2", name: "Kwesi Officer-Vale" } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Taken by: Kwesi Officer-Vale")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const NoTask: Story = {
  name: "An application for which the office has nothing to do has no task",
  args: { status: "ready" },
  beforeEach: () => cameFrom(task),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/^Due/)).not.toBeInTheDocument());
    await expect(lastSent(listTasks)).toBeUndefined();
  },
};
