import { endOtherSessions, endSession, listSessions } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../stories/expect-toast.ts";
import { inPortal } from "../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../stories/server.ts";
import { Sessions } from "./Sessions.tsx";

const meta = {
  title: "Portal/Account/Sessions",
  component: Sessions,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof Sessions>;

export default meta;
type Story = StoryObj<typeof meta>;

const here = { ...firstOf(listSessions), device: "Chrome on Android", is_current: true };
const away = { ...here, id: "ses_2", device: "Firefox on Windows", is_current: false };

export const SeveralPlaces: Story = {
  beforeEach: () => server.answer(listSessions, pageOf(here, away)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This device")).toBeVisible();
    const end = canvas.getByRole("button", { name: /^Log out Firefox on Windows, logged in since/ });
    server.answer(listSessions, pageOf(here));
    await userEvent.click(end);
    await expectToast("Firefox on Windows has been logged out.");
    await expect(lastSent(endSession)?.params).toEqual({ id: "ses_2" });
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Log out/ })).not.toBeInTheDocument());
    await expect(canvas.getAllByText("Chrome on Android")).toHaveLength(1);
  },
};

export const EverywhereElse: Story = {
  beforeEach: () => server.answer(listSessions, pageOf(here, away)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log out everywhere else" }));
    await expectToast("You have been logged out on all other devices.");
    await expect(lastSent(endOtherSessions)).toBeDefined();
  },
};

export const OnlyHere: Story = {
  beforeEach: () => server.answer(listSessions, pageOf(here)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This device")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const NotEnded: Story = {
  beforeEach: () => {
    server.answer(listSessions, pageOf(here, away));
    server.refuse(endSession, "unavailable", { detail: "The server is being repaired." });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Log out Firefox/ }));
    await expectToast(/The server is being repaired/);
    await expect(canvas.getByText("Firefox on Windows")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listSessions),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the list of devices where you are logged in");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listSessions),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("alert", { name: "We could not load the list of devices where you are logged in" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(firstOf(listSessions).device)).toBeVisible();
  },
};
