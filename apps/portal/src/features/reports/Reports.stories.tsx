import { downloadReport, getRevenue, reportService } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectToast } from "../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal } from "../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../stories/server.ts";
import { Reports } from "./Reports.tsx";

const meta = {
  title: "Portal/Reports/All",
  component: Reports,
  ...inPortal({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30" }),
} satisfies Meta<typeof Reports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Revenue: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("GH₵210.00 from 1 receipt")).toBeVisible();
    await expect(canvas.getByText("November 01, 2026 to November 30, 2026 (inclusive)")).toBeVisible();
    await expect(canvas.getAllByRole("row", { name: /^Driver's licence renewal/ }).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole("figure")).toBeVisible();
    await expect(lastSent(getRevenue)?.body).toMatchObject({ from: "2026-11-01", to: "2026-11-30", group_by: "kind" });
    // Revenue cannot be filtered by status.
    await expect(canvas.queryByRole("combobox", { name: "Status" })).not.toBeInTheDocument();
  },
};

export const Applications: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Report" }), "Driver's licence renewal");
    await expect(await canvas.findByText("3 applications")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await expect(addressNow()).toBe("/reports?from=2026-11-01&to=2026-11-30&what=drivers-renewal");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Group by" }), "Branch");
    await waitFor(() => expect(lastSent(reportService["drivers-renewal"])?.body).toMatchObject({ group_by: "branch" }));
  },
};

export const EndsBeforeItStarts: Story = {
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-12-01&to=2026-11-22" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no report for this period")).toBeVisible();
    await expect(canvas.getByRole("group", { name: "From" })).toHaveAccessibleDescription(/^The end date, /);
    await expect(lastSent(getRevenue)).toBeUndefined();
    await userEvent.clear(canvas.getAllByRole("textbox", { name: "Month" })[0] as HTMLElement);
    await userEvent.type(canvas.getAllByRole("textbox", { name: "Month" })[0] as HTMLElement, "10");
    await expect(await canvas.findByText("October 01, 2026 to November 22, 2026 (inclusive)")).toBeVisible();
  },
};

export const NothingInThePeriod: Story = {
  beforeEach: () => server.answer(getRevenue, { ...exampleOf(getRevenue), total: "0.00", receipts: 0, groups: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("GH₵0.00 from 0 receipts")).toBeVisible();
    await expect(canvas.getByText(/^There is nothing in this period/)).toBeVisible();
    await expect(canvas.queryByRole("figure")).not.toBeInTheDocument();
  },
};

export const FileNotMade: Story = {
  beforeEach: () => server.refuse(downloadReport, "unavailable", { detail: "The server is being repaired." }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download as CSV" }));
    await expectToast(/The server is being repaired/);
    await expect(canvas.getByRole("button", { name: "Download as CSV" })).toBeEnabled();
  },
};

export const Loading: Story = {
  beforeEach: () => neverAnswers(getRevenue),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the revenue")).toBeInTheDocument();
    await expect(canvas.getByRole("combobox", { name: "Report" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getRevenue),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the revenue" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("GH₵210.00 from 1 receipt")).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: inPlace({ as: "driver" }),
  beforeEach: () => server.refuse(getRevenue, "forbidden", { detail: "Only officers and admins see reports." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Only officers and admins see reports.");
  },
};
