import { endOtherSessions, endSession, listSessions } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Sessions } from "./Sessions.tsx";

const meta = {
  title: "Portal/Account/Sessions",
  component: Sessions,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof Sessions>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Presses a button, and confirms with the password in the dialog. */
async function logOut(canvas: Canvas, button: string | RegExp, label: string) {
  await userEvent.click(await canvas.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Your password"), "Kente-Gold-2026");
  await userEvent.click(dialog.getByRole("button", { name: label }));
}

const here = { ...firstOf(listSessions), device: "Chrome on Android", is_current: true };
const away = { ...here, id: "ses_2", device: "Firefox on Windows", is_current: false };

export const SeveralPlaces: Story = {
  beforeEach: () => server.answer(listSessions, pageOf(here, away)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This device")).toBeVisible();
    server.answer(listSessions, pageOf(here));
    await logOut(canvas, /^Log out Firefox on Windows, logged in since/, "Log out");
    await expectToast("Firefox on Windows has been logged out.");
    await expect(lastSent(endSession)?.params).toEqual({ id: "ses_2" });
    await expect(lastSent(endSession)?.body).toEqual({ current_password: "Kente-Gold-2026" });
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Log out/ })).not.toBeInTheDocument());
    await expect(canvas.getAllByText("Chrome on Android")).toHaveLength(1);
  },
};

export const EverywhereElse: Story = {
  beforeEach: () => server.answer(listSessions, pageOf(here, away)),
  play: async ({ canvas }) => {
    await logOut(canvas, "Log out everywhere else", "Log out everywhere else");
    await expectToast("You have been logged out on all other devices.");
    await expect(lastSent(endOtherSessions)?.body).toEqual({ current_password: "Kente-Gold-2026" });
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
    server.refuse(endSession, "credentials_wrong", { detail: "The password is not correct." });
  },
  play: async ({ canvas }) => {
    await logOut(canvas, /^Log out Firefox/, "Log out");
    await expect(await screen.findByText("The password is not correct.")).toBeVisible();
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
  tags: ["test-only"],
  beforeEach: () => failsOnce(listSessions),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("alert", { name: "We could not load the list of devices where you are logged in" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(firstOf(listSessions).device)).toBeVisible();
  },
};
