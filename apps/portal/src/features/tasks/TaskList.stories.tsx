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
import { expectToast } from "../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal, personOf } from "../../stories/in-portal.tsx";
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
  beforeEach: () => {
    listed();
    server.answer(getMe, { ...personOf("officer"), branch: firstOf(listBranches).id });
  },
  name: "Overdue tasks stand out, and the list says who works on what [R-AUT-09]",
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Overdue", { selector: "table *, li *" }))[0]).toBeVisible();
    await expect(await canvas.findByText("Kwesi Officer-Vale", { selector: "td *" })).toBeVisible();
    await expect(canvas.getByText("You", { selector: "td *" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Branch" })).not.toBeInTheDocument());
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
    // The shortcut does nothing while the list is reloading.
    const released = () => expect(lastSent(releaseTask)?.params).toEqual({ id: "tsk_mine" });
    await waitFor(() => userEvent.keyboard("t").then(released));
  },
};

export const NextWithTheKeyboard: Story = {
  name: "N takes the next task of the filters and opens its page, but not while somebody types",
  parameters: inPlace({ as: "officer", at: "/tasks?kind=review_application&status=paid,in_review&whose=free" }),
  play: async ({ canvas }) => {
    server.answer(claimNextTask, { task: late });
    await canvas.findByRole("button", { name: "Take the next task" });
    (await canvas.findByLabelText("Whose tasks")).focus();
    await userEvent.keyboard("n");
    await expect(lastSent(claimNextTask)).toBeUndefined();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressNow()).toContain("/office/srv_late"));
    await expect(lastSent(claimNextTask)?.body).toEqual({ kind: "review_application", status: "paid,in_review" });
  },
};

export const ShortcutsTurnedOff: Story = {
  beforeEach: listed,
  name: "The shortcuts are on the page, and can be turned off",
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("take the next task and open it")).toBeVisible());
    const on = canvas.getByRole("switch", { name: "Keyboard shortcuts" });
    await userEvent.click(on);
    await expect(canvas.queryByText("take the next task and open it")).not.toBeInTheDocument();
    on.blur();
    await userEvent.keyboard("n");
    await expect(lastSent(claimNextTask)).toBeUndefined();
    await userEvent.click(on);
  },
};

export const RowsByKeyboard: Story = {
  beforeEach: listed,
  name: "J and K move between rows, X selects one, and A assigns the selected ones",
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Take: KW/ });
    await userEvent.keyboard("jj");
    const links = canvas.getAllByRole("link", { name: "Process an application" });
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
    await canvas.findByRole("button", { name: /^Take: KW/ });
    await userEvent.click(canvas.getByRole("button", { name: "Select all on this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Assign to a colleague" }));
    const dialog = await screen.findByRole("dialog", { name: "Assign 3 tasks" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Assign" }));
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("Choose a colleague from the list.");
    await userEvent.type(within(dialog).getByRole("combobox"), "kofi");
    await userEvent.click(await within(dialog).findByRole("option", { name: "Kofi Asante, Accra (37): 3 tasks" }));
    server.answer(assignTasks, { assigned: 3 });
    await userEvent.click(within(dialog).getByRole("button", { name: "Assign" }));
    await expectToast("3 tasks are now assigned to Kofi Asante.");
    await expect(lastSent(assignTasks)?.body).toEqual({
      tasks: ["tsk_late", "tsk_mine", "tsk_taken"],
      assignee: firstOf(listColleagues).id,
    });
    await expect(canvas.queryByText("3 tasks selected")).not.toBeInTheDocument();
  },
};

export const NoneLeft: Story = {
  beforeEach: () => server.answer(listTasks, pageOf()),
  play: async ({ canvas }) => {
    server.answer(claimNextTask, { task: null });
    await userEvent.click(await canvas.findByRole("button", { name: "Take the next task" }));
    await expectToast("There are no tasks to take at the moment.");
    await expect(await canvas.findByText("No tasks match. Change or clear the filters.")).toBeVisible();
  },
};

export const TakenMeanwhile: Story = {
  beforeEach: () => {
    listed();
    server.refuse(claimTask, "state_forbids", { detail: "Someone else has taken this task. Choose another one." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Take: KW/ }));
    await expectToast("Someone else has taken this task. Choose another one.");
  },
};

export const Filtered: Story = {
  beforeEach: listed,
  name: "Several kinds and statuses, a person and an order are in the address [R-AUT-09]",
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Whose tasks"), "mine");
    await waitFor(() => expect(lastSent(listTasks)?.query).toMatchObject({ mine: "true" }));
    await userEvent.click(canvas.getByRole("button", { name: "Type All" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Process an application" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Verify an identity" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Type Process an application, Verify an identity" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Status All" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "In review" }));
    await userEvent.click(canvas.getByRole("button", { name: "Due" }));
    await waitFor(() =>
      expect(lastSent(listTasks)?.query).toMatchObject({
        mine: "true",
        kind: "review_application,verify_identity",
        status: "in_review",
        sort: "-due",
      }),
    );
    await expect(addressNow()).toBe(
      "/tasks?whose=mine&kind=review_application%2Cverify_identity&status=in_review&sort=-due",
    );
  },
};

export const OfAllBranches: Story = {
  beforeEach: () => {
    listed();
    server.answer(getMe, { ...personOf("officer"), branch: null });
  },
  name: "An officer of all branches chooses a branch",
  play: async ({ canvas }) => {
    const branch = firstOf(listBranches);
    await waitFor(() => expect(canvas.getByRole("option", { name: branch.name })).toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByLabelText("Branch"), branch.id);
    await waitFor(() => expect(lastSent(listTasks)?.query).toMatchObject({ branch: branch.id }));
    await expect(canvas.getByRole("columnheader", { name: "Branch" })).toBeVisible();
  },
};

export const ViewSaved: Story = {
  beforeEach: listed,
  parameters: inPlace({ as: "officer", at: "/tasks?due=today&whose=free" }),
  name: "Filters are saved under a name, on this device, and removed",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save these filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Save these filters" });
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Name of the view" }), "My morning");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("link", { name: "My morning", current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Overdue" }));
    await waitFor(() => expect(addressNow()).toBe("/tasks?due=overdue"));
    await userEvent.click(canvas.getByRole("link", { name: "My morning" }));
    await waitFor(() => expect(addressNow()).toBe("/tasks?due=today&whose=free"));
    await userEvent.click(canvas.getByRole("button", { name: "Remove “My morning”" }));
    await expect(canvas.queryByRole("link", { name: "My morning" })).not.toBeInTheDocument();
  },
};

export const SecondPage: Story = {
  beforeEach: () =>
    server.answer(listTasks, { ...pageOf(late, mine), count: 80, next: "/api/office/task/?cursor=second" }),
  name: "Pages are in the address, so that Back returns to the page that was left",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Next" }));
    await waitFor(() => expect(addressNow()).toBe("/tasks?cursor=second"));
    await waitFor(() => expect(lastSent(listTasks)?.query).toMatchObject({ cursor: "second" }));
    await userEvent.selectOptions(canvas.getByLabelText("Whose tasks"), "free");
    await waitFor(() => expect(addressNow()).toBe("/tasks?whose=free"));
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
