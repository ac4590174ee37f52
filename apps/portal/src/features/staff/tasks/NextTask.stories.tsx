import { claimNextTask, listTasks } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPortal } from "../../../stories/in-portal.tsx";
import { firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { NextTask } from "./NextTask.tsx";
import { lastView } from "./saved-views.ts";

const example = firstOf(listTasks);
const here = { ...example, id: "tsk_here", subject_id: "srv_here", is_mine: true };
const other = { ...example, id: "tsk_other", subject_id: "srv_other", number: "KW-2026-0000200", is_mine: true };

const meta = {
  title: "Portal/Tasks/Next task",
  component: NextTask,
  ...inPortal({ as: "officer", at: "/office/srv_here" }),
  args: { subject: "srv_here", isDone: true },
} satisfies Meta<typeof NextTask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfMine: Story = {
  tags: ["test-only"],
  name: "A task that the officer has taken comes next, by button and by N",
  beforeEach: () => server.answer(listTasks, pageOf(here, other)),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Next task: KW-2026-0000200, Ama Serwaa Mensah" });
    await userEvent.click(canvas.getByRole("button", { name: "? Keyboard shortcuts" }));
    await expect(canvas.getByText("open the next task")).toBeInTheDocument();
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressNow()).toBe("/office/srv_other"));
    await expect(lastSent(claimNextTask)).toBeUndefined();
  },
};

export const TheFirstFree: Story = {
  tags: ["test-only"],
  name: "Otherwise the first that nobody has taken is taken, of the records that the list was about",
  beforeEach: () => {
    lastView.set("kind=review_application&whose=free&due=overdue");
    server.answer(listTasks, pageOf());
    server.answer(claimNextTask, { task: other });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back to the tasks" })).toHaveAttribute(
      "href",
      "/tasks?kind=review_application&whose=free&due=overdue",
    );
    await userEvent.click(canvas.getByRole("button", { name: "? Keyboard shortcuts" }));
    await expect(canvas.getByText("take the next task and open it")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Take the next task" }));
    await waitFor(() => expect(addressNow()).toBe("/office/srv_other"));
    await expect(lastSent(claimNextTask)?.body).toEqual({ kind: "review_application" });
  },
};

export const NoneLeft: Story = {
  beforeEach: () => {
    server.answer(listTasks, pageOf());
    server.answer(claimNextTask, { task: null });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take the next task" }));
    await expectToast("There are no tasks to take at the moment.");
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listTasks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Take the next task" })).toBeEnabled();
  },
};
