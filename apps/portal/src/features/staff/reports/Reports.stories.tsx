import {
  countApplications,
  countRejections,
  downloadReport,
  getBacklog,
  getMe,
  getPassRates,
  getRevenue,
  getWaitingTimes,
} from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { addressNow, inPlace, inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, lastSent, neverAnswers, server } from "../../../stories/server.ts";
import { Reports } from "./Reports.tsx";

const meta = {
  title: "Portal/Reports/All",
  tags: ["test-only"],
  component: Reports,
  ...inPortal({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30" }),
} satisfies Meta<typeof Reports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Revenue: Story = {
  tags: ["!test-only"],
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
  tags: ["!test-only"],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Report" }), "Applications");
    await expect(await canvas.findByText("5 applications")).toBeVisible();
    // The largest figure comes first, and the total is last.
    const rows = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^Driver's licence renewal.*3$/),
      expect.stringMatching(/^Record amendment.*2$/),
      expect.stringMatching(/^Total.*5$/),
    ]);
    await expect(canvas.getByRole("combobox", { name: "Status" })).toBeVisible();
    await expect(addressNow()).toBe("/reports?from=2026-11-01&to=2026-11-30&what=applications");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Service" }), "Record amendment");
    await expect(await canvas.findByRole("heading", { name: "Applications: Record amendment" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Group by" }), "Branch");
    await waitFor(() =>
      expect(lastSent(countApplications)?.body).toMatchObject({ kind: "amendment", group_by: "branch" }),
    );
  },
};

export const OnAPhone: Story = {
  name: "On a phone one field sorts the figures",
  globals: { viewport: { value: "phone" } },
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&what=applications" }),
  beforeEach: () => {
    const { groups, ...report } = exampleOf(countApplications);
    server.answer(countApplications, {
      ...report,
      groups: groups.map((group) => ({ ...group, count: group.label === "Record amendment" ? 4 : 1 })),
    });
  },
  play: async ({ canvas }) => {
    const labels = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const sort = await canvas.findByRole("combobox", { name: "Sort by" });
    await expect(labels()).toEqual(["Record amendment", "Driver's licence renewal", "Total"]);
    await userEvent.selectOptions(sort, "Service");
    await expect(labels()).toEqual(["Driver's licence renewal", "Record amendment", "Total"]);
    await userEvent.selectOptions(sort, "Applications");
    await expect(labels()).toEqual(["Record amendment", "Driver's licence renewal", "Total"]);
    // On a phone, the column headings are not buttons.
    await expect(canvas.queryByRole("button", { name: "Applications" })).not.toBeInTheDocument();
  },
};

export const ByMonth: Story = {
  name: "A chart by month also shows the months without applications [R-ADD-14]",
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-01-01&to=2026-11-30&what=applications&by=month" }),
  beforeEach: () => {
    const { groups, ...report } = exampleOf(countApplications);
    const [group] = groups;
    if (group)
      server.answer(countApplications, {
        ...report,
        groups: [
          { ...group, key: "2026-04", label: "April 2026" },
          { ...group, key: "2026-06", label: "June 2026" },
        ],
      });
  },
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole("figure"));
    await expect(await chart.findByText("May 2026")).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: "May 2026" })).not.toBeInTheDocument();
  },
};

export const WaitingTimes: Story = {
  name: "Waiting times, in working days [R-ADD-14]",
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&what=waiting_times" }),
  play: async ({ canvas }) => {
    const total = "12 applications were decided: half within 3 working days, 9 in 10 within 9.";
    await expect(await canvas.findByText(total)).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Driver's licence renewal 12 3 9 10 8 15" })).toBeVisible();
    await expect(canvas.getByText("All times are in working days.")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Handed over: 9 in 10 within" })).toBeVisible();
    await expect(await canvas.findByText("3 working days")).toBeVisible();
    await expect(lastSent(getWaitingTimes)?.body).toMatchObject({ from: "2026-11-01", group_by: "kind" });
  },
};

export const Backlog: Story = {
  name: "The backlog by age, which has no period [R-ADD-14]",
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&what=backlog" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("9 applications are waiting")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "41 days or more" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Driver's licence renewal 9 6 2 1 0 0" })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "From" })).not.toBeInTheDocument();
    await expect(lastSent(getBacklog)?.body).toEqual({ group_by: "kind" });
  },
};

export const PassRates: Story = {
  name: "Pass rates of theory and practical tests [R-ADD-14]",
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&what=pass_rates" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Theory pass rate: 75% (40 tests). Practical pass rate: 60% (20 tests)."),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Kumasi 40 75% 20 60%" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Theory pass rate" })).toBeVisible();
    await expect(lastSent(getPassRates)?.body).toMatchObject({ group_by: "branch" });
  },
};

export const NoPracticalTests: Story = {
  name: "Without tests there is no rate, and a chart of zeros is left out [R-ADD-14]",
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&what=pass_rates" }),
  beforeEach: () => {
    const tests = { theory: { taken: 2, passed: 0 }, practical: { taken: 0, passed: 0 } };
    const groups = [{ key: "brn_accra37", label: "Kumasi", ...tests }];
    server.answer(getPassRates, { ...exampleOf(getPassRates), ...tests, groups });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Theory pass rate: 0% (2 tests). Practical pass rate: no data."),
    ).toBeVisible();
    await expect(canvas.queryByRole("figure")).not.toBeInTheDocument();
  },
};

export const Rejections: Story = {
  name: "Rejections by ground, with a file of the same grouping [R-ADD-14]",
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-11-01&to=2026-11-30&what=rejections" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("4 applications were rejected")).toBeVisible();
    await expect(lastSent(countRejections)?.body).toMatchObject({ group_by: "ground" });
    await userEvent.click(canvas.getByRole("button", { name: "Download as CSV" }));
    await waitFor(() =>
      expect(lastSent(downloadReport)?.body).toMatchObject({ report: "rejections", group_by: "ground" }),
    );
  },
};

/** Officers' reports cover only their own branch, so officers cannot choose another branch. */
export const OfOneBranch: Story = {
  tags: ["!test-only"],
  parameters: inPlace({ as: "officer", at: "/reports?from=2026-11-01&to=2026-11-30" }),
  beforeEach: () => server.answer(getMe, { ...exampleOf(getMe), role: "officer", driver: null, branch: "brn_accra37" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("GH₵210.00 from 1 receipt")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("combobox", { name: "Branch" })).not.toBeInTheDocument());
  },
};

export const EndsBeforeItStarts: Story = {
  tags: ["!test-only"],
  globals: { viewport: { value: "desktop" } },
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-12-01&to=2026-11-22" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The dates are not valid. Check the start and end dates.")).toBeVisible();
    const wrong = /The “To” date, November 22, 2026, is before the “From” date, December 01, 2026\./;
    await expect(
      canvas.getByRole("status", { name: "The dates are not valid. Check the start and end dates." }),
    ).toHaveTextContent(wrong);
    await expect(canvas.getByRole("group", { name: "From" })).toHaveAccessibleDescription(wrong);
    // The days stay on one line, and the error is below them.
    const [from, to] = canvas.getAllByRole("textbox", { name: "Day" }).map((day) => day.getBoundingClientRect());
    const error = canvas.getAllByText(wrong)[0]?.getBoundingClientRect();
    await expect(to?.top).toBe(from?.top);
    await expect(error?.top).toBeGreaterThan(from?.bottom ?? 0);
    await expect(lastSent(getRevenue)).toBeUndefined();
    await userEvent.clear(canvas.getAllByRole("textbox", { name: "Month" })[0] as HTMLElement);
    await userEvent.type(canvas.getAllByRole("textbox", { name: "Month" })[0] as HTMLElement, "10");
    await expect(await canvas.findByText("October 01, 2026 to November 22, 2026 (inclusive)")).toBeVisible();
  },
};

export const WrongPeriodOnAPhone: Story = {
  name: "On a phone, the filters are open if the period is wrong",
  globals: { viewport: { value: "phone" } },
  parameters: inPlace({ as: "admin", at: "/reports?from=2026-12-01&to=2026-11-22" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Period and filters", expanded: true })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "From" })).toBeVisible();
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
  tags: ["!test-only"],
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
