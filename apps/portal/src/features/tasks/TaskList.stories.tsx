import { claimNextTask, claimTask, listTasks, releaseTask } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../stories/expect-toast.ts";
import { addressNow, inPortal } from "../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../stories/server.ts";
import type { Task } from "./queries.ts";
import { TaskList } from "./TaskList.tsx";

const example = firstOf(listTasks);
const late: Task = { ...example, id: "tsk_late", subject_id: "srv_late", due_on: "2026-11-02", is_overdue: true };
const mine: Task = {
  ...example,
  id: "tsk_mine",
  subject_id: "srv_mine",
  claimed_by: { id: "usr_me", name: "Adjoa Officer-Hill" },
  claimed_at: "2026-11-21T09:05:00Z",
  is_mine: true,
};
const taken: Task = {
  ...example,
  id: "tsk_taken",
  subject_id: "srv_taken",
  claimed_by: { id: "usr_other", name: "Kwesi Officer-Vale" },
  claimed_at: "2026-11-21T09:05:00Z",
};

const listed = () => server.answer(listTasks, pageOf(late, mine, taken));

const meta = {
  title: "Portal/Tasks/List",
  component: TaskList,
  ...inPortal({ as: "officer", at: "/tasks" }),
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  beforeEach: listed,
  name: "Overdue tasks stand out, and the list says who works on what [R-AUT-09]",
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Overdue", { selector: "table *, li *" }))[0]).toBeVisible();
    await expect(canvas.getAllByText("Kwesi Officer-Vale")[0]).toBeVisible();
    await expect(canvas.getAllByText("You")[0]).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^(Take|Release): KW/ })).toHaveLength(2);
  },
};

export const TakenAndReleased: Story = {
  beforeEach: listed,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Take: KW/ }));
    await expectToast("You have taken this task.");
    await expect(lastSent(claimTask)?.params).toEqual({ id: "tsk_late" });
    (await canvas.findByRole("button", { name: /^Release: KW/ })).focus();
    await userEvent.keyboard("t");
    await waitFor(() => expect(lastSent(releaseTask)?.params).toEqual({ id: "tsk_mine" }));
  },
};

export const NextWithTheKeyboard: Story = {
  name: "N takes the next task and opens its page",
  play: async ({ canvas }) => {
    server.answer(claimNextTask, { task: late });
    (await canvas.findByRole("button", { name: "Take the next task" })).focus();
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressNow()).toContain("/office/srv_late"));
  },
};

export const NoneLeft: Story = {
  beforeEach: () => server.answer(listTasks, pageOf()),
  play: async ({ canvas }) => {
    server.answer(claimNextTask, { task: null });
    await userEvent.click(await canvas.findByRole("button", { name: "Take the next task" }));
    await expectToast("You have no tasks now.");
    await expect(await canvas.findByText("No tasks match. Change the filters.")).toBeVisible();
  },
};

export const TakenMeanwhile: Story = {
  beforeEach: () => {
    listed();
    server.refuse(claimTask, "state_forbids", { detail: "Somebody else has taken this task. Choose another one." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Take: KW/ }));
    await expectToast("Somebody else has taken this task. Choose another one.");
  },
};

export const Filtered: Story = {
  beforeEach: listed,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Whose"), "mine");
    await waitFor(() => expect(lastSent(listTasks)?.query).toMatchObject({ mine: "true" }));
    await expect(addressNow()).toContain("whose=mine");
  },
};

export const Loading: Story = { beforeEach: () => neverAnswers(listTasks) };

export const Failed: Story = {
  beforeEach: () => failsOnce(listTasks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the tasks" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect((await canvas.findAllByText("Ama Serwaa Mensah"))[0]).toBeVisible();
  },
};
