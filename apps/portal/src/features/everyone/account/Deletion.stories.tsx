import { askForDeletion, downloadMyData, getMe, keepAccount } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { themeChoice } from "../../../page/theme-choice.ts";
import { inPortal, personOf } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, server } from "../../../stories/server.ts";
import { DataDownload } from "./DataDownload.tsx";
import { Deletion } from "./Deletion.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

const meta = {
  title: "Portal/Account/Data and deletion",
  component: Deletion,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof Deletion>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const begin = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "Delete my account" }));

export const AskedFor: Story = {
  beforeEach: () =>
    server.answer(askForDeletion, {
      ...exampleOf(askForDeletion),
      deletes_at: "2026-12-21T09:00:00Z",
    }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.type(canvas.getByLabelText("Your password"), "Kente-Gold-2026");
    await begin(canvas);
    await expect(
      await canvas.findByRole("status", { name: "Your account will be deleted on December 21, 2026" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Logging in does not cancel the deletion/)).toBeVisible();
    await expect(lastSent(askForDeletion)?.body).toEqual({ current_password: "Kente-Gold-2026" });
  },
};

export const WrongPassword: Story = {
  beforeEach: () =>
    server.refuse(askForDeletion, "invalid", { current_password: ["This is not your password. Check it."] }),
  play: async ({ canvas }) => {
    await begin(canvas);
    await begin(canvas);
    await expect(canvas.getByLabelText("Your password")).toHaveAccessibleDescription(/Password is required/);
    await userEvent.type(canvas.getByLabelText("Your password"), "something{Enter}");
    await expect(await canvas.findByRole("link", { name: "This is not your password. Check it." })).toBeVisible();
    await expect(canvas.queryByText(/will be deleted on/)).not.toBeInTheDocument();
  },
};

export const RatherKept: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Keep my account" }));
    await expect(canvas.queryByLabelText("Your password")).not.toBeInTheDocument();
    await expect(lastSent(askForDeletion)).toBeUndefined();
  },
};

export const AccountKept: Story = {
  beforeEach: () => {
    server.answer(getMe, { ...personOf("driver"), deletes_at: "2026-12-21T09:00:00Z" });
    server.answer(keepAccount, personOf("driver"));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Keep my account" }));
    await expect(await canvas.findByRole("status", { name: "Your account will not be deleted" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Delete my account" })).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  tags: ["test-only"],
  render: () => <DataDownload />,
  beforeEach: () => failsOnce(downloadMyData),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Download my data" }));
    await expect(await canvas.findByRole("alert", { name: "We could not create the file" })).toBeVisible();
  },
};

export const Theme: Story = {
  tags: ["test-only"],
  render: () => <ThemeChoice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Use device setting" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(document.documentElement.dataset.theme).toBe("dark");
    await expect(themeChoice.get()).toBe("dark");
    await userEvent.click(canvas.getByRole("radio", { name: "Use device setting" }));
    await expect(document.documentElement.dataset.theme).toBeUndefined();
    await expect(themeChoice.get()).toBeUndefined();
  },
};
