import { listShares, shareLicense, withdrawShare } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { ShareLicence } from "./ShareLicence.tsx";

const meta = {
  title: "Portal/Licences/Share",
  component: ShareLicence,
  ...inPortal({ as: "driver", at: "/licence/share" }),
  args: { driver: "drv_01H8QK3Z7N" },
} satisfies Meta<typeof ShareLicence>;

export default meta;
type Story = StoryObj<typeof meta>;

const live = { ...firstOf(listShares), expires_at: "2999-11-22T09:00:00Z" };

export const Made: Story = {
  beforeEach: () => server.answer(listShares, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You have not created a code yet" })).toBeVisible();
    server.answer(listShares, pageOf(live));
    await userEvent.click(canvas.getByRole("button", { name: "Create a code" }));
    await expect(await canvas.findByRole("heading", { name: "K7QW-2MXR-T" })).toBeVisible();
    await expect(
      await canvas.findByRole("img", { name: "QR code for checking your licence: K7QW-2MXR-T" }),
    ).toBeVisible();
    await expect(canvas.getByText("Not used yet")).toBeVisible();
    await expect(canvas.getByText("Not checked yet.")).toBeVisible();
    await expect(lastSent(shareLicense)?.params).toEqual({ id: "drv_01H8QK3Z7N" });
  },
};

export const Withdrawn: Story = {
  beforeEach: () => server.answer(listShares, pageOf(live)),
  play: async ({ canvas }) => {
    const withdraw = await canvas.findByRole("button", { name: "Cancel the code" });
    server.answer(listShares, pageOf({ ...live, is_withdrawn: true }));
    await userEvent.click(withdraw);
    await expectToast("The code K7QW-2MXR-T has been cancelled.");
    await expect(await canvas.findByText("Cancelled")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await expect(lastSent(withdrawShare)?.params).toEqual({ id: live.id });
  },
};

export const LookedAt: Story = {
  beforeEach: () =>
    server.answer(
      listShares,
      pageOf({
        ...live,
        expires_at: "2020-01-01T09:00:00Z",
        checks: [{ checked_at: "2019-12-31T10:30:00Z", checked_by: "Somebody in Accra" }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Expired")).toBeVisible();
    await expect(canvas.getByText("Somebody in Accra checked your licence on December 31, 2019, 10:30")).toBeVisible();
  },
};

export const NoneMade: Story = {
  beforeEach: () => {
    server.answer(listShares, pageOf());
    server.refuse(shareLicense, "rate_limited", { detail: "You have made ten codes today. Try again tomorrow." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create a code" }));
    await expect(await canvas.findByRole("alert", { name: "We could not create a code" })).toHaveTextContent(
      "Try again tomorrow.",
    );
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listShares),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading your codes")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Create a code" })).toBeEnabled();
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listShares),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your codes" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "K7QW-2MXR-T" })).toBeVisible();
  },
};
