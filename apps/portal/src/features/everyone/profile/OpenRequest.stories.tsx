import { listUpdateRequests } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { firstOf, pageOf, server, timesSent } from "../../../stories/server.ts";
import { OpenRequest } from "./OpenRequest.tsx";

const meta = {
  title: "Portal/Profile/Change that was asked for",
  component: OpenRequest,
  ...inPortal({ as: "driver", at: "/profile" }),
  args: { driver: "drv_01H8QK3Z7N", appeal: (request) => <p>Appeal {request}</p> },
} satisfies Meta<typeof OpenRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

const updateRequest = firstOf(listUpdateRequests);
const decided = { decided_at: "2026-11-21T10:00:00Z", decided_by: "Efua Sarpong" };

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note", { name: "We are reviewing your request" });
    await expect(note).toHaveTextContent("from Mensah to Mensah-Owusu");
    await expect(note).toHaveTextContent("A decision can take up to 5 working days.");
    await expect(canvas.queryByText(/^Appeal/)).not.toBeInTheDocument();
  },
};

export const Approved: Story = {
  beforeEach: () => server.answer(listUpdateRequests, pageOf({ ...updateRequest, ...decided, status: "approved" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "We have approved your request" })).toHaveTextContent(
      "decided on November 21, 2026",
    );
  },
};

export const Refused: Story = {
  beforeEach: () =>
    server.answer(
      listUpdateRequests,
      pageOf({ ...updateRequest, ...decided, status: "rejected", decision_reason: "The affidavit is not signed." }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We have rejected your request" })).toHaveTextContent(
      "Reason: The affidavit is not signed.",
    );
    await expect(canvas.getByText(`Appeal ${updateRequest.id}`)).toBeVisible();
  },
};

export const NothingAskedFor: Story = {
  beforeEach: () => server.answer(listUpdateRequests, pageOf()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(timesSent(listUpdateRequests)).toBe(1));
    await expect(canvasElement.textContent).toBe("");
  },
};
