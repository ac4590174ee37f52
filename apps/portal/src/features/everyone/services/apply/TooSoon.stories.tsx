import { addDays } from "@kwan/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { today } from "../../../../session/server-clock.ts";
import { applicationOf } from "../../../../stories/application.ts";
import { draft, hasDraft } from "../../../../stories/draft.ts";
import { inPlace, inPortal } from "../../../../stories/in-portal.tsx";
import { ApplicationForm } from "./ApplicationForm.tsx";

const kind = "international-driving-permit";
const at = (step: string) => `/services/add?kind=${kind}&draft=${draft.id}&step=${step}`;

const meta = {
  title: "Portal/Applications/Departure too soon",
  component: ApplicationForm,
  ...inPortal({ as: "driver", at: at("details") }),
  args: { kind, draft: draft.id, driver: draft.driver },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prepares a draft of someone who leaves in some days. */
const leavesIn = (days: number) => {
  const { status, submitted_at, actions, branch, id } = draft;
  const application = applicationOf(kind, { status, submitted_at, actions, branch, id });
  hasDraft({ ...application, details: { ...application.details, travel_on: addDays(today(), days) } });
};

const warning = /^The service takes 1 to 3 working days\. You leave on .+\. Your permit may not be ready\.$/;

export const Details: Story = {
  name: "The details warn of a departure before the service is done",
  beforeEach: () => leavesIn(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

export const InTime: Story = {
  name: "A departure after the service is done has no warning",
  beforeEach: () => leavesIn(30),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Continue" })).toBeVisible();
    await expect(canvas.queryByText(/may not be ready/)).not.toBeInTheDocument();
  },
};

export const Check: Story = {
  name: "The check page warns before the payment, and still submits",
  parameters: inPlace({ at: at("check") }),
  beforeEach: () => leavesIn(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Submit and pay" })).toBeEnabled();
  },
};
