import { getServiceOverview, listUpdateRequests } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPlace, inPortal } from "../../stories/in-portal.tsx";
import { exampleOf, failsOnce, pageOf, server } from "../../stories/server.ts";
import { StaffSummary } from "./StaffSummary.tsx";

const meta = {
  title: "Portal/Home/Staff",
  component: StaffSummary,
  ...inPortal({ as: "officer" }),
  args: { role: "officer" },
} satisfies Meta<typeof StaffSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Officer: Story = {
  beforeEach: () =>
    server.answer(getServiceOverview, {
      ...exampleOf(getServiceOverview),
      by_status: [
        { status: "paid", count: 7 },
        { status: "in_review", count: 4 },
        { status: "approved", count: 2 },
        { status: "draft", count: 9 },
        { status: "testing", count: 12 },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("13 applications to process")).toBeVisible();
    await expect(
      canvas.getByText(
        /Not started: 7. In review: 4. Approved: 2. Open in total: 25, including 12 taking tests and 0 ready/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the queue" })).toHaveAttribute("href", "/office");
  },
};

export const OfficerAndTheServerIsAway: Story = {
  beforeEach: () => failsOnce(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: /the queue of your branch/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(/applications? to process$/)).toBeVisible();
  },
};

export const Reviewer: Story = {
  args: { role: "reviewer" },
  parameters: inPlace({ as: "reviewer" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 request to decide on")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Review requests" })).toHaveAttribute(
      "href",
      "/review/update-requests",
    );
  },
};

export const ReviewerWithNothingToDo: Story = {
  ...Reviewer,
  beforeEach: () => server.answer(listUpdateRequests, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 requests to decide on")).toBeVisible();
  },
};

export const School: Story = {
  args: { role: "driving_school" },
  parameters: inPlace({ as: "driving_school" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 recorded lesson")).toBeVisible();
  },
};

export const Admin: Story = {
  args: { role: "admin" },
  parameters: inPlace({ as: "admin" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Manage staff" })).toHaveAttribute("href", "/staff");
    await expect(await canvas.findByText("1 undelivered message")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open messages" })).toHaveAttribute("href", "/staff#undelivered");
    await expect(canvas.getByRole("link", { name: "Open reports" })).toHaveAttribute("href", "/reports");
  },
};
