import { countTasks, getMe, listAppointments, listDecisions, listImports } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPlace, inPortal, personOf } from "../../../stories/in-portal.tsx";
import { failsOnce, firstOf, lastSent, pageOf, server } from "../../../stories/server.ts";
import { StaffSummary } from "./StaffSummary.tsx";

const meta = {
  title: "Portal/Home/Staff",
  component: StaffSummary,
  ...inPortal({ as: "officer" }),
  args: { role: "officer" },
} satisfies Meta<typeof StaffSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Officer: Story = {
  tags: ["test-only"],
  name: "Each count leads to the list of exactly these tasks [R-AUT-09]",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("14 tasks")).toBeVisible();
    const leadsTo = (name: string, href: string) =>
      expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    await leadsTo("Open my tasks", "/tasks?whose=mine");
    await leadsTo("Mine: 3", "/tasks?whose=mine");
    await leadsTo("Overdue: 2", "/tasks?due=overdue");
    await leadsTo("Not taken: 9", "/tasks?whose=free");
    await leadsTo("Changes to decide on: 5", "/tasks?kind=approve_decision");
    await leadsTo("Payments to check: 1", "/tasks?kind=resolve_payment");
  },
};

const appointment = firstOf(listAppointments);

export const OfficerOfABranch: Story = {
  tags: ["test-only"],
  name: "An officer of a branch sees its appointments of today, in the order of their times",
  beforeEach: () => {
    server.answer(getMe, { ...personOf("officer"), branch: appointment.branch });
    server.answer(
      listAppointments,
      pageOf(
        {
          ...appointment,
          id: "apt_2",
          driver_name: "Kofi Asante",
          starts_at: "2026-12-01T11:00:00Z",
          purpose: "eye_test" as const,
          support_needed: null,
        },
        appointment,
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 appointments booked")).toBeVisible();
    const links = canvas.getAllByRole("link", { name: /^\d\d:\d\d, / });
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      "09:00, Ama Serwaa Mensah, Practical test",
      "11:00, Kofi Asante, Eye test",
    ]);
    await expect(links[0]).toHaveAttribute("href", `/office/${appointment.service}`);
    await expect(canvas.getByText("Support needed: A space for a wheelchair").closest("li")).toContainElement(
      links[0] ?? null,
    );
    const { from, to, status } = lastSent(listAppointments)?.query ?? {};
    await expect(from).toBe(to);
    await expect(status).toBe("booked");
  },
};

export const OfficerAndTheServerIsAway: Story = {
  beforeEach: () => failsOnce(countTasks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: /your tasks/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("14 tasks")).toBeVisible();
  },
};

export const ReviewerWithNothingToDo: Story = {
  args: { role: "reviewer" },
  parameters: inPlace({ as: "reviewer" }),
  beforeEach: () => {
    server.answer(countTasks, { all: 0, mine: 0, free: 0, overdue: 0, kinds: [] });
    server.answer(listImports, { count: 0, next: null, previous: null, results: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 tasks")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the tasks" })).toHaveAttribute("href", "/tasks");
    // Only officers can resolve flagged payments.
    await expect(canvas.queryByRole("link", { name: /^Payments to check/ })).not.toBeInTheDocument();
    await expect(await canvas.findByText("0 imports to run")).toBeVisible();
    await expect(canvas.getByText(/^When an administrator has uploaded a file/)).toBeVisible();
  },
};

export const ReviewerWithAnImport: Story = {
  args: { role: "reviewer" },
  parameters: inPlace({ as: "reviewer" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 import to run")).toBeVisible();
    await expect(canvas.getByText(/a reviewer has to run/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the imports" })).toHaveAttribute("href", "/imports");
    await expect(lastSent(listImports)?.query).toMatchObject({ state: "checked" });
  },
};

export const School: Story = {
  args: { role: "driving_school" },
  parameters: inPlace({ as: "driving_school" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 lesson recorded")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Record a lesson" })).toHaveAttribute("href", "/school/trainees");
  },
};

export const Admin: Story = {
  args: { role: "admin" },
  parameters: inPlace({ as: "admin" }),
  beforeEach: () =>
    server.answer(listDecisions, ({ query }) => ({
      ...pageOf(firstOf(listDecisions)),
      count: query?.mine === "true" ? 1 : 3,
    })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 changes to decide on")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the changes" })).toHaveAttribute("href", "/decisions");
    await expect(canvas.getByRole("link", { name: "Manage staff" })).toHaveAttribute("href", "/staff");
    await expect(await canvas.findByText("1 undelivered message")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View messages" })).toHaveAttribute("href", "/staff#undelivered");
    await expect(canvas.getByRole("link", { name: "View reports" })).toHaveAttribute("href", "/reports");
  },
};
