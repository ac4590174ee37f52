import { appealApplication, appealUpdateRequest, getApplicationAppeal, getUpdateRequestAppeal } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { RejectionAppeal } from "./RejectionAppeal.tsx";

const id = "srv_01H8QM52AT";

const meta = {
  title: "Portal/Decisions/A rejected application",
  component: RejectionAppeal,
  ...inPortal({ as: "driver", at: `/services/view/${id}/RA` }),
  args: { what: "application", id, title: "Driver's licence renewal" },
} satisfies Meta<typeof RejectionAppeal>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = "The certificate is mine: my name changed in May.";

export const Appealed: Story = {
  tags: ["test-only"],
  name: "A rejection is appealed, until a day that is stated",
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can appeal against this decision until December 21, 2026/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Appeal" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await expect(await canvas.findByRole("link", { name: "Your reason is required" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "No");
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), typed);
    server.answer(getApplicationAppeal, exampleOf(appealApplication));
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await waitFor(() => expect(lastSent(appealApplication)?.body).toEqual({ reason: typed }));
    await expectToast("Appeal sent.");
    await expect(await canvas.findByText("You appealed on November 24, 2026")).toBeVisible();
  },
};

export const OfAnUpdateRequest: Story = {
  tags: ["test-only"],
  name: "A rejected update request is appealed in the same way",
  args: { what: "update_request", id: "req_01H8QR1X6G", title: "Names, date of birth or nationality" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Appeal" }));
    await userEvent.type(canvas.getByRole("textbox"), typed);
    server.answer(getUpdateRequestAppeal, exampleOf(appealUpdateRequest));
    await userEvent.click(canvas.getByRole("button", { name: "Send appeal" }));
    await waitFor(() => expect(lastSent(appealUpdateRequest)?.params).toEqual({ id: "req_01H8QR1X6G" }));
    await expect(await canvas.findByText(/^You appealed on/)).toBeVisible();
  },
};

export const Late: Story = {
  tags: ["test-only"],
  name: "After 30 days, nothing can be appealed",
  beforeEach: () => server.answer(getApplicationAppeal, { ...exampleOf(getApplicationAppeal), may_appeal: false }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The deadline for appeals was December 21, 2026. You can no longer appeal."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Loading: Story = { beforeEach: () => neverAnswers(getApplicationAppeal) };

export const Failed: Story = {
  beforeEach: () => failsOnce(getApplicationAppeal),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: "Appeal" })).toBeVisible();
  },
};
