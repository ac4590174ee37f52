import { getPreferences, updatePreferences } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { PreferenceSwitches } from "./PreferenceSwitches.tsx";

const meta = {
  title: "Portal/Account/Messages",
  component: PreferenceSwitches,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof PreferenceSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { sms: true, email: false, news: false };

export const Switched: Story = {
  beforeEach: () => {
    server.answer(getPreferences, chosen);
    server.answer(updatePreferences, { ...chosen, email: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", { name: "Text messages" })).toBeChecked();
    const email = canvas.getByRole("switch", { name: "Email" });
    await expect(email).not.toBeChecked();
    await userEvent.click(email);
    await expect(email).toBeChecked();
    await expectToast("Your choice has been saved.");
    await expect(lastSent(updatePreferences)?.body).toEqual({ email: true });
  },
};

/** If a setting cannot be saved, its switch moves back and an error message appears. */
export const NotSaved: Story = {
  beforeEach: () => {
    server.answer(getPreferences, chosen);
    server.refuse(updatePreferences, "unavailable", { detail: "The server is being repaired." });
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("switch", { name: "Email" });
    await userEvent.click(email);
    await expectToast(/The server is being repaired/);
    await waitFor(() => expect(email).not.toBeChecked());
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getPreferences),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your choices");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getPreferences),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your choices" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findAllByRole("switch")).toHaveLength(2);
  },
};
