import { listServiceCosts } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, lastSent, neverAnswers } from "../../../stories/server.ts";
import { Fees } from "./Fees.tsx";

const meta = {
  title: "Portal/Services/Fees",
  component: Fees,
  ...inPortal({ as: "driver", at: "/services/fees" }),
} satisfies Meta<typeof Fees>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Driver's licence renewal")).toBeVisible();
    await expect(canvas.getByText(/210\.00/)).toBeVisible();
    await expect(lastSent(listServiceCosts)?.query).toMatchObject({ tier: "standard" });
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listServiceCosts),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Driver's licence renewal")).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: () => neverAnswers(listServiceCosts) };
