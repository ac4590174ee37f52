import { getDriverFile } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, server } from "../../../stories/server.ts";
import { Applicant } from "./Applicant.tsx";

const file = () => exampleOf(getDriverFile);

const meta = {
  title: "Portal/Desk/The applicant",
  component: Applicant,
  ...inPortal({ as: "officer" }),
  args: { driver: "drv_01H8QK3Z7N", checkButton: () => null },
} satisfies Meta<typeof Applicant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ama Serwaa Mensah")).toBeVisible();
    await expect(canvas.getByText(/^March 14, 1998 \(age \d+\)$/)).toBeVisible();
    const money = canvas.getByText("Invoices and payments", { selector: "dt" });
    await expect(money.parentElement).toHaveTextContent("Refund due");
    await expect(money).not.toBeVisible();
    await userEvent.click(canvas.getByText("Other applications, invoices and payments"));
    await expect(money).toBeVisible();
    const [application] = file().applications;
    await expect(canvas.getByRole("link", { name: new RegExp(application?.number ?? "") })).toHaveAttribute(
      "href",
      `/office/${application?.id}`,
    );
    const [invoice] = file().invoices;
    await expect(canvas.getByRole("link", { name: new RegExp(invoice?.number ?? "") })).toHaveAttribute(
      "href",
      `/extern/invoice/${invoice?.id}`,
    );
    const link = canvas.getByRole("link", { name: "Open this person's record" });
    await expect(link).toHaveAttribute("href", "/desk/drv_01H8QK3Z7N");
  },
};

export const RenewalOverdue: Story = {
  tags: ["test-only"],
  name: "The day of an overdue renewal is in the past",
  beforeEach: () =>
    server.answer(getDriverFile, {
      ...file(),
      license: { ...file().license, status: "renewal_overdue", next_renewal_on: "2024-10-17" },
    }),
  play: async ({ canvas }) => {
    const due = await canvas.findByText("Renewal was due", { selector: "dt" });
    await expect(due.parentElement).toHaveTextContent("October 17, 2024");
    await expect(canvas.queryByText("Next renewal")).not.toBeInTheDocument();
  },
};

export const OtherApplications: Story = {
  tags: ["test-only"],
  name: "The application that is being decided on is not listed again",
  args: { application: "srv_01H8QM52AT" },
  play: async ({ canvas }) => {
    const others = await canvas.findByText("Other applications", { selector: "dt" });
    const [first] = file().applications;
    await expect(first?.id).toBe("srv_01H8QM52AT");
    await expect(within(others.parentElement as HTMLElement).queryByText(/KW-2026-0000017/)).not.toBeInTheDocument();
  },
};

export const Nothing: Story = {
  tags: ["test-only"],
  name: "Nothing else is on file",
  beforeEach: () => server.answer(getDriverFile, { ...file(), flags: [], applications: [], invoices: [] }),
  play: async ({ canvas }) => {
    const others = await canvas.findByText("Other applications", { selector: "dt" });
    await expect(others.parentElement).toHaveTextContent("None");
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(getDriverFile),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", { name: "We could not load the applicant" })).toBeVisible();
  },
};
