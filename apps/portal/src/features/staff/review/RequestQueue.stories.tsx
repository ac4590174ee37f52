import { listUpdateRequests } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { RequestQueue } from "./RequestQueue.tsx";

const meta = {
  title: "Portal/Review/Queue",
  component: RequestQueue,
  ...inPortal({ as: "reviewer", at: "/review/update-requests" }),
} satisfies Meta<typeof RequestQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const who = await canvas.findByRole("link", { name: "Ama Serwaa Mensah" });
    await expect(who).toHaveAttribute("href", "/review/update-requests/req_01H8QR1X6G");
    await expect(canvas.getByRole("row", { name: /^Ama Serwaa Mensah/ })).toHaveTextContent(
      "Surname: Mensah to Mensah-Owusu",
    );
    await expect(canvas.getByRole("columnheader", { name: "Evidence" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Waiting" })).toHaveAttribute("aria-current", "page");
    await expect(lastSent(listUpdateRequests)?.query).toMatchObject({ status: "requested" });
  },
};

export const Sorted: Story = {
  tags: ["test-only"],
  name: "Requests are sorted by name or date, and a link keeps the order [R-AUT-09]",
  parameters: inPlace({ as: "reviewer", at: "/review/update-requests?sort=-name" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Ama Serwaa Mensah" });
    await expect(canvas.getByRole("columnheader", { name: "Applicant" })).toHaveAttribute("aria-sort", "descending");
    await expect(lastSent(listUpdateRequests)?.query).toMatchObject({ status: "requested", sort: "-name" });
    await userEvent.click(canvas.getByRole("button", { name: "Requested on" }));
    await waitFor(() => expect(lastSent(listUpdateRequests)?.query).toMatchObject({ sort: "date" }));
  },
};

export const RefusedOnes: Story = {
  parameters: inPlace({ as: "reviewer", at: "/review/update-requests?status=rejected" }),
  beforeEach: () => server.answer(listUpdateRequests, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No requests have been rejected yet.")).toBeVisible();
    await expect(lastSent(listUpdateRequests)?.query).toMatchObject({ status: "rejected" });
  },
};

export const Empty: Story = {
  beforeEach: () => server.answer(listUpdateRequests, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no requests to decide on.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listUpdateRequests),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the update requests")).toBeInTheDocument();
    await expect(canvas.getByRole("columnheader", { name: "Change requested" })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listUpdateRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the update requests" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Ama Serwaa Mensah" })).toBeVisible();
  },
};

/** A message is shown to people without access. */
export const Denied: Story = {
  parameters: inPlace({ as: "driver", at: "/review/update-requests" }),
  beforeEach: () => server.refuse(listUpdateRequests, "forbidden", { detail: "Only reviewers see these requests." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Only reviewers see these requests.");
  },
};
