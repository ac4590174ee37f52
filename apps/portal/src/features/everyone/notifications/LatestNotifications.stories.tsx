import { listNotifications } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, pageOf, server } from "../../../stories/server.ts";
import { LatestNotifications } from "./LatestNotifications.tsx";

const meta = {
  title: "Portal/Notifications/Latest",
  component: LatestNotifications,
  ...inPortal({ as: "driver" }),
} satisfies Meta<typeof LatestNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listNotifications);

export const AtMostThree: Story = {
  beforeEach: () =>
    server.answer(listNotifications, {
      ...pageOf(...["1", "2", "3", "4"].map((id) => ({ ...one, id: `ntf_${id}`, title: `The one of ${id} May` }))),
      unread: 4,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByText("The one of 4 May")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "All notifications" })).toHaveAttribute("href", "/notifications");
  },
};

export const Empty: Story = {
  beforeEach: () => server.answer(listNotifications, { ...pageOf(), unread: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No notifications yet\./)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listNotifications),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Invoice to pay")).toBeVisible();
  },
};
