import { getDriverFile } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, server } from "../../../stories/server.ts";
import { ForWhom } from "./ForWhom.tsx";

const file = () => exampleOf(getDriverFile);

const meta = {
  title: "Portal/Desk/For whom an officer applies",
  component: ForWhom,
  ...inPortal({ as: "officer" }),
  args: { driver: "drv_01H8QK3Z7N", children: <p>The form</p> },
} satisfies Meta<typeof ForWhom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAccount: Story = {
  beforeEach: () => server.answer(getDriverFile, { ...file(), account: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
    await expect(canvas.getByText("The form")).toBeVisible();
  },
};

export const WithAccount: Story = {
  tags: ["test-only"],
  name: "A person with an account has to apply in the portal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ama Serwaa Mensah has an account")).toBeVisible();
    await expect(canvas.queryByText("The form")).not.toBeInTheDocument();
  },
};
