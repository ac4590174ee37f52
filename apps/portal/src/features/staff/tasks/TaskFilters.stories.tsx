import { getMe, listBranches, listTasks } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { addressNow, inPlace, inPortal, personOf } from "../../../stories/in-portal.tsx";
import { firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { TaskList } from "./TaskList.tsx";

const example = firstOf(listTasks);
const second = { ...example, id: "tsk_second", subject_id: "srv_second" };

const meta = {
  title: "Portal/Tasks/Filters",
  component: TaskList,
  ...inPortal({ as: "officer", at: "/tasks" }),
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  tags: ["test-only"],
  name: "Several kinds and statuses, a person and an order are in the address [R-AUT-09]",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Filters" }));
    await userEvent.selectOptions(canvas.getByLabelText("Show tasks for"), "mine");
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

export const ManyValuesChosen: Story = {
  name: "Many chosen values do not push the label of the next filter down",
  parameters: inPlace({
    as: "officer",
    at: "/tasks?kind=review_application,decide_change_request,verify_identity,approve_decision",
  }),
  play: async ({ canvas }) => {
    const many = await canvas.findByRole("button", { name: /^Type Process an application, Decide/ });
    const none = canvas.getByRole("button", { name: "Status All" });
    await expect(many.getBoundingClientRect().height).toBeGreaterThan(none.getBoundingClientRect().height);
    await expect(many.getBoundingClientRect().top).toBe(none.getBoundingClientRect().top);
  },
};

export const OfAllBranches: Story = {
  beforeEach: () => server.answer(getMe, { ...personOf("officer"), branch: null }),
  name: "An officer of all branches chooses a branch",
  play: async ({ canvas }) => {
    const branch = firstOf(listBranches);
    await userEvent.click(await canvas.findByRole("button", { name: "Filters" }));
    await waitFor(() => expect(canvas.getByRole("option", { name: branch.name })).toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByLabelText("Branch"), branch.id);
    await waitFor(() => expect(lastSent(listTasks)?.query).toMatchObject({ branch: branch.id }));
    await expect(canvas.getByRole("columnheader", { name: "Branch" })).toBeVisible();
  },
};

export const ViewSaved: Story = {
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
  tags: ["test-only"],
  beforeEach: () =>
    server.answer(listTasks, { ...pageOf(example, second), count: 80, next: "/api/office/task/?cursor=second" }),
  name: "Pages are in the address, so that Back returns to the page that was left",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Next" }));
    await waitFor(() => expect(addressNow()).toBe("/tasks?cursor=second"));
    await waitFor(() => expect(lastSent(listTasks)?.query).toMatchObject({ cursor: "second" }));
    await userEvent.selectOptions(canvas.getByLabelText("Show tasks for"), "free");
    await waitFor(() => expect(addressNow()).toBe("/tasks?whose=free"));
  },
};
