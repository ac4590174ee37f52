import { getServiceOverview } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, neverAnswers, server } from "../../../stories/server.ts";
import { OpenApplications } from "./OpenApplications.tsx";

const meta = {
  title: "Portal/Home/Open applications",
  component: OpenApplications,
  ...inPortal({ as: "driver" }),
  args: {
    tell: ({ id, type }) => ({
      href: `/services/view/${id}/${type}`,
      label: "To be paid",
      tone: "warning",
      progress: { at: 2, of: 5 },
    }),
  },
} satisfies Meta<typeof OpenApplications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Driver's licence renewal" });
    await expect(link).toHaveAttribute("href", "/services/view/srv_01H8QM52AT/DLR");
    const progress = canvas.getByRole("progressbar", { name: "Pay GH₵210.00" });
    await expect(progress).toHaveAttribute("aria-valuetext", "Stage 2 of 5");
    await expect(canvas.getByText("KW-2Q7H-M5XK-9, last changed on November 21, 2026")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All applications" })).toHaveAttribute("href", "/services");
  },
};

export const MoreThanFit: Story = {
  beforeEach: () => server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), open: 12 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "All 12 applications" })).toBeVisible();
  },
};

export const None: Story = {
  beforeEach: () => server.answer(getServiceOverview, { ...exampleOf(getServiceOverview), open: 0, applications: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have no applications in progress/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See what you can apply for" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your applications");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getServiceOverview),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load your applications" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Driver's licence renewal" })).toBeVisible();
  },
};
