import { listRecordsAccessed } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent, pageOf, server } from "../../../stories/server.ts";
import { RecordsAccessed } from "./RecordsAccessed.tsx";

const meta = {
  title: "Portal/Audit/Records opened",
  component: RecordsAccessed,
  ...inPortal({ as: "admin", at: "/audit/accessed?actor=usr_01H8QY3T8Q" }),
} satisfies Meta<typeof RecordsAccessed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ });
    await expect(row).toHaveTextContent("KW/2024/001234");
    await expect(canvas.getByRole("link", { name: "Ama Serwaa Mensah" })).toHaveAttribute(
      "href",
      "/audit?person=drv_01H8QK3Z7N&looks=true",
    );
    await expect(lastSent(listRecordsAccessed)?.query).toMatchObject({ actor: "usr_01H8QY3T8Q" });
  },
};

export const NobodyChosen: Story = {
  parameters: inPlace({ as: "admin", at: "/audit/accessed" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Choose an account to see/)).toBeVisible();
    await expect(lastSent(listRecordsAccessed)).toBeUndefined();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Account" }),
      await canvas.findByRole("option", { name: "Kojo Addo, Officer" }),
    );
    await expect(await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ })).toBeVisible();
    await expect(addressNow()).toBe("/audit/accessed?actor=usr_01H8QY3T8Q");
  },
};

export const WrongPeriod: Story = {
  parameters: inPlace({ as: "admin", at: "/audit/accessed?actor=usr_01H8QY3T8Q&from=2026-12-01&to=2026-11-01" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("There is nothing to show for these dates. Choose different dates."),
    ).toBeVisible();
  },
};

export const Nothing: Story = {
  beforeEach: () => server.answer(listRecordsAccessed, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has not opened any records/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listRecordsAccessed),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("row", { name: /^Ama Serwaa Mensah/ })).toBeVisible();
  },
};
