import { listNotifications, markNotificationsRead } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { NotificationList } from "./NotificationList.tsx";

const meta = {
  title: "Portal/Notifications/All",
  component: NotificationList,
  ...inPortal({ as: "driver", at: "/notifications" }),
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = firstOf(listNotifications);
const several = (unread: number) =>
  server.answer(listNotifications, {
    ...pageOf(
      { ...one, is_read: unread === 0 },
      { ...one, id: "ntf_2", title: "Your card is ready", service: null, type: null, is_read: unread < 2 },
    ),
    unread,
  });

export const Filled: Story = {
  beforeEach: () => several(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 unread notification")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getAllByText("New")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Open the application" })).toHaveAttribute(
      "href",
      "/services/view/srv_01H8QM52AT/DLR",
    );
  },
};

export const MarkedAsRead: Story = {
  beforeEach: () => several(2),
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole("button", { name: "Mark as read: Your card is ready" });
    several(1);
    await userEvent.click(mark);
    await waitFor(() => expect(canvas.getByText("1 unread notification")).toBeVisible());
    await expect(lastSent(markNotificationsRead)?.body).toEqual({ ids: ["ntf_2"] });
    several(0);
    await userEvent.click(canvas.getByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(canvas.getByText("You have read all your notifications")).toBeVisible());
    await expect(lastSent(markNotificationsRead)?.body).toEqual({});
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const APageAtATime: Story = {
  beforeEach: () =>
    server.answer(listNotifications, ({ query }) => ({
      ...pageOf({ ...one, id: `ntf_${query.cursor ?? 1}`, title: query.cursor ? "The older one" : "The newer one" }),
      count: 2,
      unread: 2,
      next: query.cursor ? null : "/notification/?cursor=2",
    })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The newer one")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /more/i }));
    await expect(await canvas.findByText("The older one")).toBeVisible();
    await expect(canvas.getByText("The newer one")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => server.answer(listNotifications, { ...pageOf(), unread: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No notifications yet" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listNotifications),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your notifications");
  },
};

export const Failed: Story = {
  tags: ["test-only"],
  beforeEach: () => failsOnce(listNotifications),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your notifications" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Invoice to pay")).toBeVisible();
  },
};
