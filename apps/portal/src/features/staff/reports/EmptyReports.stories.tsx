import { getBacklog, getRevenue } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, server } from "../../../stories/server.ts";
import { Reports } from "./Reports.tsx";

const meta = {
  title: "Portal/Reports/Empty",
  component: Reports,
  ...inPortal({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30" }),
} satisfies Meta<typeof Reports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingInThePeriod: Story = {
  beforeEach: () => server.answer(getRevenue, { ...exampleOf(getRevenue), total: "0.00", receipts: 0, groups: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("GH₵0.00 from 0 receipts")).toBeVisible();
    await expect(canvas.getByText("There is no data for this period. Choose a longer period.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Download as CSV" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("figure")).not.toBeInTheDocument();
  },
};

export const NothingForAFilter: Story = {
  ...NothingInThePeriod,
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&branch=brn_accra37" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^There is no data for this period with these filters\..* or remove a filter\.$/),
    ).toBeVisible();
  },
};

export const NothingWaiting: Story = {
  parameters: inPlace({ as: "admin", at: "/reports?what=backlog" }),
  beforeEach: () => server.answer(getBacklog, { ...exampleOf(getBacklog), total: 0, groups: [] }),
  play: async ({ canvas }) => {
    // The backlog has no period, so the page does not suggest choosing a longer one.
    await expect(await canvas.findByRole("cell", { name: "0 applications are waiting" })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: inPlace({ as: "driver" }),
  beforeEach: () => server.refuse(getRevenue, "forbidden", { detail: "Only officers and admins see reports." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Only officers and admins see reports.");
  },
};
