import { listAccess } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { Access } from "./Access.tsx";

const meta = {
  title: "Portal/Account/Who has opened your record",
  component: Access,
  ...inPortal({ as: "driver", at: "/account" }),
} satisfies Meta<typeof Access>;

export default meta;
type Story = StoryObj<typeof meta>;

const access = firstOf(listAccess);

export const Opened: Story = {
  beforeEach: () =>
    server.answer(
      listAccess,
      pageOf(access, { ...access, role: "driving_school", branch: null, entity: "class_records" }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Application")).toBeVisible();
    await expect(canvas.getByText("Officer, Accra (37) Regional Office")).toBeVisible();
    await expect(canvas.getByText("Class record")).toBeVisible();
    await expect(canvas.getByText("Driving school")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Nobody: Story = {
  beforeEach: () => server.answer(listAccess, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody has opened your record yet.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(listAccess),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Loading the list of people who have opened your record",
    );
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listAccess),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Application")).toBeVisible();
  },
};
