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
      pageOf(access, {
        ...access,
        role: "driving_school",
        branch: null,
        entity: "class_records",
        opened_by: "7d793037a076",
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Application")).toBeVisible();
    await expect(canvas.getByText("Officer, Accra (37) Regional Office")).toBeVisible();
    await expect(canvas.getByText("Class record")).toBeVisible();
    await expect(canvas.getByText("Driving school")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** One look at a file is several rows in the log. */
export const OneLook: Story = {
  beforeEach: () =>
    server.answer(
      listAccess,
      pageOf(
        { ...access, at: "2026-11-22T06:31:00Z" },
        { ...access, at: "2026-11-22T06:30:00Z", entity: "class_records" },
        { ...access, at: "2026-11-22T06:30:00Z" },
        { ...access, at: "2026-11-22T06:10:00Z", reason: "The applicant is at our counter." },
        { ...access, at: "2026-11-22T06:05:00Z", opened_by: "7d793037a076" },
        { ...access, at: "2026-11-22T05:59:00Z" },
      ),
    ),
  play: async ({ canvas }) => {
    const [look, withReason, colleague, earlier, ...others] = await canvas.findAllByRole("listitem");
    await expect(look).toHaveTextContent("Application, Class record");
    await expect(look).toHaveTextContent(/06:31, opened 3 times within the hour$/);
    await expect(withReason).toHaveTextContent(/Reason: The applicant is at our counter\..+06:10$/);
    await expect(colleague).toHaveTextContent(/06:05$/);
    await expect(earlier).toHaveTextContent(/05:59$/);
    await expect(others).toEqual([]);
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
