import { listNotifications } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { DefaultLayout } from "../../../layouts/DefaultLayout.tsx";
import { inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, server } from "../../../stories/server.ts";

const portal = inPortal({ as: "driver" });

const meta = {
  title: "Portal/Notifications/Bell in the header",
  component: DefaultLayout,
  ...portal,
  // The story's decorator also has a toast area, so two landmarks on this page have the same name.
  parameters: { ...portal.parameters, a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
} satisfies Meta<typeof DefaultLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number loads after the bell, and the bell keeps focus when the number arrives. */
export const KeepsTheFocus: Story = {
  beforeEach: () => server.answer(listNotifications, { ...exampleOf(listNotifications), unread: 7 }),
  play: async ({ canvas }) => {
    const bell = within(canvas.getByRole("banner")).getByRole("link", { name: "Notifications" });
    bell.focus();
    await expect(await canvas.findByText("7 unread")).toBeInTheDocument();
    await expect(bell).toHaveFocus();
    await expect(bell).toHaveAttribute("href", "/notifications");
  },
};

/** The header works even if the number cannot be loaded. The error is only logged. */
export const Alone: Story = {
  beforeEach: () => {
    spyOn(console, "error").mockImplementation(() => undefined);
    server.refuse(listNotifications, "forbidden");
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
    await expect(within(canvas.getByRole("banner")).getByRole("link", { name: "Notifications" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/unread/)).not.toBeInTheDocument();
  },
};

const practice = { name: "Practise for the theory test" };

/** Only citizens take theory tests, so the footer offers practice only to them. */
export const FooterForStaff: Story = {
  parameters: { ...meta.parameters, ...inPlace({ as: "officer" }) },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(footer.getByRole("link", { name: "Find a branch" })).toBeVisible();
    await expect(footer.queryByRole("link", practice)).not.toBeInTheDocument();
  },
};

export const FooterForCitizens: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("contentinfo")).getByRole("link", practice)).toBeVisible();
  },
};
