import {
  assignTasks,
  claimNextTask,
  claimTask,
  getMe,
  listBranches,
  listColleagues,
  listTasks,
  releaseTask,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal, personOf } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
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
  tags: ["test-only"],
  beforeEach: () => {
    listed();
    server.answer(getMe, { ...personOf("officer"), branch: firstOf(listBranches).id });
  },
  name: "Overdue tasks stand out, and the list says who works on what [R-AUT-09]",
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Overdue", { selector: "table *, li *" }))[0]).toBeVisible();
    await expect(await canvas.findByText("Kwesi Officer-Vale", { selector: "td *" })).toBeVisible();
    await expect(canvas.getByText("You", { selector: "td *" })).toBeVisible();
    await expect(canvas.getByText("November 02, 2026", { selector: "td *" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Branch" })).not.toBeInTheDocument());
    await expect(canvas.getAllByRole("button", { name: /^(Take|Release): Ama/ })).toHaveLength(2);
  },
};

const decision: Task = {
  ...example,
  id: "tsk_dec",
  kind: "approve_decision",
  title: "Correct the record",
  number: null,
};
const identity: Task = {
  ...example,
  id: "tsk_idn",
  kind: "verify_identity",
  title: "Verify an identity",
  number: null,
};

export const NamedByPerson: Story = {
  tags: ["test-only"],
  beforeEach: () => server.answer(listTasks, pageOf(late, decision, identity)),
  name: "Each link says whom and what its task is about, and the kind of task is plain text [R-AUT-09]",
  play: async ({ canvas }) => {
    const header = await canvas.findByRole("rowheader", { name: "Ama Serwaa Mensah, KW-2026-0000133" });
    await expect(within(header).getByRole("link")).toHaveAccessibleName("Ama Serwaa Mensah, KW-2026-0000133");
    await expect(canvas.getByRole("link", { name: "Ama Serwaa Mensah, Correct the record" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ama Serwaa Mensah" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "Driver's licence renewal" })).toBeVisible();
    // The shortcuts are above the table, however long it is, and folded away.
    await expect(canvas.queryByText("take the next task and open it")).not.toBeInTheDocument();
    const shortcut = canvas.getByRole("button", { name: "? Keyboard shortcuts" });
    await expect(shortcut.compareDocumentPosition(canvas.getByRole("table"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const TakenAndReleased: Story = {
  beforeEach: listed,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Take: Ama/ }));
    await expectToast("You have taken this task.");
    await expect(lastSent(claimTask)?.params).toEqual({ id: "tsk_late" });
    (await canvas.findByRole("button", { name: /^Release: Ama/ })).focus();
    // The release shortcut does nothing while the list is reloading.
    const released = () => expect(lastSent(releaseTask)?.params).toEqual({ id: "tsk_mine" });
    await waitFor(() => userEvent.keyboard("t").then(released));
  },
};

export const NextWithTheKeyboard: Story = {
  tags: ["test-only"],
  name: "N takes the next task of the filters and opens its page, but not while somebody types",
  parameters: inPlace({ as: "officer", at: "/tasks?kind=review_application&status=paid,in_review&whose=free" }),
  play: async ({ canvas }) => {
    server.answer(claimNextTask, { task: late });
    await canvas.findByRole("button", { name: "Take the next task" });
    (await canvas.findByLabelText("Show tasks for")).focus();
    await userEvent.keyboard("n");
    await expect(lastSent(claimNextTask)).toBeUndefined();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressNow()).toContain("/office/srv_late"));
    await expect(lastSent(claimNextTask)?.body).toEqual({ kind: "review_application", status: "paid,in_review" });
  },
};

export const ShortcutsTurnedOff: Story = {
  tags: ["test-only"],
  beforeEach: listed,
  name: "The ? key shows the shortcuts, which can be turned off",
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "? Keyboard shortcuts" });
    await userEvent.keyboard("?");
    await waitFor(() => expect(canvas.getByText("take the next task and open it")).toBeVisible());
    const on = canvas.getByRole("switch", { name: "Use keyboard shortcuts" });
    await userEvent.click(on);
    await expect(canvas.queryByText("take the next task and open it")).not.toBeInTheDocument();
    on.blur();
    await userEvent.keyboard("n");
    await expect(lastSent(claimNextTask)).toBeUndefined();
    await userEvent.click(on);
  },
};

export const RowsByKeyboard: Story = {
  tags: ["test-only"],
  beforeEach: listed,
  name: "J and K move between rows, X selects one, and A assigns the selected ones",
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Take: Ama/ });
    await userEvent.keyboard("jj");
    const links = canvas.getAllByRole("link", { name: "Ama Serwaa Mensah, KW-2026-0000133" });
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard("xkx");
    await expect(links[0]).toHaveFocus();
    await expect(canvas.getByText("2 tasks selected")).toBeVisible();
    await userEvent.keyboard("a");
    await expect(await screen.findByRole("dialog", { name: "Assign 2 tasks" })).toBeVisible();
  },
};

export const AssignedInBulk: Story = {
  beforeEach: listed,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Take: Ama/ });
    await userEvent.click(canvas.getByRole("button", { name: "Select all on this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Assign to a colleague" }));
    const dialog = await screen.findByRole("dialog", { name: "Assign 3 tasks" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Assign" }));
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("Choose a colleague from the list.");
    await userEvent.type(within(dialog).getByRole("combobox"), "kofi");
    await userEvent.click(await within(dialog).findByRole("option", { name: "Kofi Asante, Accra (37): 3 tasks" }));
    // One of them has been taken by a colleague, who reads why.
    const why = within(dialog).getByRole("textbox", { name: "Why do you take them over?" });
    await userEvent.type(why, "Kofi knows these people.");
    server.answer(assignTasks, { assigned: 3 });
    await userEvent.click(within(dialog).getByRole("button", { name: "Assign" }));
    await expectToast("3 tasks are now assigned to Kofi Asante.");
    await expect(lastSent(assignTasks)?.body).toEqual({
      tasks: ["tsk_late", "tsk_mine", "tsk_taken"],
      assignee: firstOf(listColleagues).id,
      reason: "Kofi knows these people.",
    });
    await expect(canvas.queryByText("3 tasks selected")).not.toBeInTheDocument();
  },
};

export const NoTasks: Story = {
  tags: ["test-only"],
  name: "Without tasks, the list does not speak of filters, and there is no next task to take",
  beforeEach: () => server.answer(listTasks, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no tasks at the moment. New tasks appear here.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Take the next task" })).toBeDisabled();
    await expect(canvas.queryByText("0 of 0 shown")).not.toBeInTheDocument();
  },
};

export const NoneLeft: Story = {
  beforeEach: () => server.answer(listTasks, pageOf()),
  parameters: inPlace({ as: "officer", at: "/tasks?whose=mine" }),
  play: async ({ canvas }) => {
    server.answer(claimNextTask, { task: null });
    await expect(await canvas.findByText("No tasks match your filters. Change or clear the filters.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take the next task" }));
    await expectToast("There are no tasks to take at the moment.");
  },
};

export const TakenMeanwhile: Story = {
  beforeEach: () => {
    listed();
    server.refuse(claimTask, "state_forbids", { detail: "Someone else has taken this task. Choose another one." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Take: Ama/ }));
    await expectToast("Error: Someone else has taken this task. Choose another one.");
  },
};

export const Loading: Story = { beforeEach: () => neverAnswers(listTasks) };

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listTasks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the tasks" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect((await canvas.findAllByRole("link", { name: /^Ama Serwaa Mensah/ }))[0]).toBeVisible();
  },
};
