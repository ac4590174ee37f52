import { downloadDriverData } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent } from "../../../stories/server.ts";
import { DownloadData } from "./DownloadData.tsx";

const meta = {
  title: "Portal/Desk/A copy of a person's data",
  component: DownloadData,
  ...inPortal({ as: "officer", at: "/desk/drv_01H8QK3Z7N" }),
  args: { driver: "drv_01H8QK3Z7N" },
} satisfies Meta<typeof DownloadData>;

export default meta;
type Story = StoryObj<typeof meta>;

const askForData = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Download all data" }));
  const form = within(await canvas.findByRole("form", { name: "Download all data" }));
  const reason = form.getByRole("textbox", { name: "Reason for the copy" });
  await expect(reason).toHaveFocus();
  return { form, reason, send: () => userEvent.click(form.getByRole("button", { name: "Download all data" })) };
};

export const DataOfThePerson: Story = {
  name: "All data of a person who asks for a copy can be downloaded, with a reason",
  play: async ({ canvas }) => {
    const { form, reason, send } = await askForData(canvas);
    await send();
    await expect(await form.findByRole("link", { name: "Reason is required" })).toBeVisible();
    await expect(lastSent(downloadDriverData)).toBeUndefined();
    await userEvent.type(reason, "Asked for it at the counter.");
    await send();
    await expectToast("The data has been downloaded.");
    await expect(lastSent(downloadDriverData)?.body).toEqual({ reason: "Asked for it at the counter." });
    await expect(await canvas.findByRole("button", { name: "Download all data" })).toHaveFocus();
  },
};

export const DataNotLoaded: Story = {
  name: "Data that cannot be downloaded: the reason stays, and it can be tried again",
  beforeEach: () => failsOnce(downloadDriverData),
  play: async ({ canvas }) => {
    const { form, reason, send } = await askForData(canvas);
    await userEvent.type(reason, "Asked for it at the counter.");
    await send();
    await expect(await form.findByRole("alert")).toBeVisible();
    await expect(reason).toHaveValue("Asked for it at the counter.");
    await send();
    await expectToast("The data has been downloaded.");
  },
};
