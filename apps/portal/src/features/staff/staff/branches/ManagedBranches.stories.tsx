import { createBranch, getBranch, listBranches, listDecisions, proposeDecision } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, pageOf, server, timesSent } from "../../../../stories/server.ts";
import { ManagedBranch } from "./ManagedBranch.tsx";
import { ManagedBranches } from "./ManagedBranches.tsx";

const accra = firstOf(listBranches);
const dambai = {
  ...accra,
  id: "brn_dambai",
  code: "OT1",
  name: "Dambai",
  city: "Dambai",
  region: "Oti",
  is_open: false,
};

const meta = {
  title: "Portal/Desk/Branches",
  component: ManagedBranches,
  ...inPortal({ as: "admin", at: "/staff/branches" }),
} satisfies Meta<typeof ManagedBranches>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const two = () => server.answer(listBranches, pageOf(accra, dambai));

export const Filled: Story = {
  beforeEach: two,
  play: async ({ canvas }) => {
    const closed = await canvas.findByRole("row", { name: /Dambai/ });
    await expect(within(closed).getByText("Closed")).toBeVisible();
    await expect(lastSent(listBranches)?.query).toMatchObject({ closed: "true" });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or town" }), "dambai{Enter}");
    await expect(await canvas.findByText("1 branch")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Dambai" })).toHaveAttribute("href", "/staff/branches/brn_dambai");
  },
};

export const Failed: Story = {
  beforeEach: () => {
    two();
    failsOnce(listBranches);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("2 branches")).toBeVisible();
  },
};

const add = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole("button", { name: "Add a branch" }));
  return within(await canvas.findByRole("form", { name: "Add a branch" }));
};

export const NothingFilledIn: Story = {
  beforeEach: two,
  play: async ({ canvas }) => {
    const form = await add(canvas);
    await userEvent.click(form.getByRole("button", { name: "Add a branch" }));
    const summary = await canvas.findByRole("alert", { name: "There is a problem" });
    await expect(summary).toHaveTextContent(
      /Name is required.*Choose one of the 16 regions.*Choose the opening hours.*Choose at least one service/,
    );
    await userEvent.type(form.getByRole("textbox", { name: "Latitude" }), "95");
    await userEvent.click(form.getByRole("button", { name: "Add a branch" }));
    await expect(
      await canvas.findByRole("link", { name: "Latitude must be a number between -90 and 90" }),
    ).toBeVisible();
    await expect(timesSent(createBranch)).toBe(0);
  },
};

export const Added: Story = {
  beforeEach: two,
  play: async ({ canvas }) => {
    const form = await add(canvas);
    for (const [label, text] of [
      ["Name", "Dambai"],
      ["Code", "OT1"],
      ["Town or city", "Dambai"],
      ["Latitude", "8,0662"],
      ["Longitude", "-0.1793"],
    ] as const)
      await userEvent.type(form.getByRole("textbox", { name: label }), text);
    const region = form.getByRole("combobox", { name: "Region" });
    await expect(within(region).getAllByRole("option")).toHaveLength(17);
    await userEvent.selectOptions(region, "Oti");
    await userEvent.click(form.getByRole("radio", { name: "Monday to Friday, 8:00 to 17:00" }));
    await userEvent.click(form.getByRole("radio", { name: "No" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Driver's licence renewal" }));
    await userEvent.click(form.getByRole("button", { name: "Add a branch" }));
    await expect(await screen.findByText(/^Branch added: Dambai/)).toBeVisible();
    await expect(lastSent(createBranch)?.body).toEqual({
      branch_code: "OT1",
      name: "Dambai",
      region: "Oti",
      city: "Dambai",
      lat: 8.0662,
      lon: -0.1793,
      hours: "working_days",
      is_test_centre: false,
      services: ["drivers-renewal"],
    });
    await waitFor(() => expect(addressNow()).toMatch(/^\/staff\/branches\/brn_/));
  },
};

const one: Story = {
  parameters: inPlace({ as: "admin", at: "/staff/branches/brn_dambai" }),
  render: () => <ManagedBranch id="brn_dambai" />,
  beforeEach: () => {
    server.answer(getBranch, dambai);
    server.answer(listDecisions, pageOf());
  },
};

export const Opened: Story = {
  ...one,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have not changed anything yet.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Change this branch" }));
    const form = within(await canvas.findByRole("form", { name: "Change a branch" }));
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await expect(await canvas.findByRole("alert", { name: "There is a problem" })).toBeVisible();
    const accepts = form.getByRole("group", { name: /accept new applications/ });
    await userEvent.click(within(accepts).getByRole("radio", { name: "Yes" }));
    await userEvent.click(form.getByRole("radio", { name: "The branch is opening" }));
    await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "The office in Dambai is ready.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Propose" }));
    await expect(await screen.findByText("Change proposed. Another person must approve it.")).toBeVisible();
    // The services stay as they are, so they are not part of the proposal.
    await expect(lastSent(proposeDecision)?.body).toEqual({
      kind: "change_branch",
      subject: "brn_dambai",
      details: { is_open: true },
      ground: "new_branch",
      reason: "The office in Dambai is ready.",
    });
  },
};

/** The second administrator reads the proposal first. Only one change of a kind can be proposed at a time. */
export const Waiting: Story = {
  tags: ["test-only"],
  ...one,
  beforeEach: () => {
    server.answer(getBranch, dambai);
    const proposal = { ...firstOf(listDecisions), kind: "change_branch" as const, title: "Change a branch" };
    server.answer(listDecisions, pageOf(proposal, { ...proposal, id: "dec_old", state: "refused", actions: [] }));
  },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole("heading", { name: "Waiting for approval" });
    const others = canvas.getByRole("heading", { name: "Changes" });
    await expect(waiting.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole("button", { name: /^Approve/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Change this branch" })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  tags: ["test-only"],
  ...one,
  beforeEach: () => server.refuse(getBranch, "not_found"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the branch" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All branches" })).toHaveAttribute("href", "/staff/branches");
  },
};

export const RegionChangedAndPhoneRemoved: Story = {
  tags: ["test-only"],
  ...one,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change this branch" }));
    const form = within(await canvas.findByRole("form", { name: "Change a branch" }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: /^Region/ }), "Savannah");
    const removed = form.getByRole("group", { name: /^Remove/ });
    await expect(removed).toHaveAccessibleDescription("");
    await userEvent.click(within(removed).getByRole("checkbox", { name: "Phone number of the branch" }));
    await userEvent.click(form.getByRole("radio", { name: /have changed/ }));
    await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "The line was cut.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Propose" }));
    await screen.findByText("Change proposed. Another person must approve it.");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({
      details: { region: "Savannah", removes: ["phone_number"] },
    });
  },
};

export const ServicesChanged: Story = {
  tags: ["test-only"],
  ...one,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change this branch" }));
    const form = within(await canvas.findByRole("form", { name: "Change a branch" }));
    await expect(form.getByRole("checkbox", { name: "Driver's licence renewal" })).toBeChecked();
    await userEvent.click(form.getByRole("checkbox", { name: "Driver's licence renewal" }));
    await userEvent.click(form.getByRole("radio", { name: /have changed/ }));
    await userEvent.type(form.getByRole("textbox", { name: /Reason/ }), "Renewals are done in Accra now.");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Propose" }));
    await screen.findByText("Change proposed. Another person must approve it.");
    await expect(lastSent(proposeDecision)?.body).toMatchObject({ details: { services: ["learners-license"] } });
  },
};

/** A list that has been emptied is an error, because an empty list would be left out of the proposal. */
export const ServicesEmptied: Story = {
  tags: ["test-only"],
  ...one,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change this branch" }));
    const form = within(await canvas.findByRole("form", { name: "Change a branch" }));
    for (const box of form.getAllByRole<HTMLInputElement>("checkbox")) if (box.checked) await userEvent.click(box);
    await userEvent.type(form.getByRole("textbox", { name: /Branch name/ }), "Dambai Central");
    await userEvent.click(form.getByRole("button", { name: "Propose" }));
    await expect(await canvas.findByRole("link", { name: "Choose at least one service" })).toBeVisible();
    await expect(timesSent(proposeDecision)).toBe(0);
  },
};
