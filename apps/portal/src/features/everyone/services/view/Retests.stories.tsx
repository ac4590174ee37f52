import { listAppointments, listSlots, moveService } from "@kwan/contract";
import { kinds } from "@kwan/domain/kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Application, applicationOf, has } from "../../../../stories/application.ts";
import { inPortal } from "../../../../stories/in-portal.tsx";
import { exampleOf, lastSent, pageOf, server } from "../../../../stories/server.ts";
import { ApplicationView } from "./ApplicationView.tsx";

const { id } = exampleOf(moveService);

// Someone who has failed the practical test reads what the next one costs, from when, and what to do (R-AUT-22). This is no
// doc comment: Storybook would add it to the parameters, and those of `inPortal` would be lost.
const meta = {
  title: "Portal/Applications/Retests",
  component: ApplicationView,
  ...inPortal({ as: "driver", at: `/services/view/${id}/LAS` }),
  args: { row: kinds["license-application"], id },
} satisfies Meta<typeof ApplicationView>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed: Partial<Application> = {
  status: "testing",
  steps: applicationOf("license-application").steps.map((step) => ({
    ...step,
    state: step.step === "practical_test" ? "failed" : step.during === "in_review" ? "done" : "open",
  })),
  practical_tests: [
    {
      attempt: 1,
      tested_on: "2026-11-20",
      is_passed: false,
      score: 58,
      has_dangerous_fault: false,
      has_appointment: true,
      reason: null,
      note: "Did not give way at two junctions.",
    },
  ],
};
const retest = { attempt: 2, from: "2026-11-27", price: "150.00", currency: "GHS" } as const;
const invoice = {
  id: "inv_01H8QM5D0C",
  number: "INV-2026-000481",
  status: "unpaid",
  due: "retest",
  attempt: 2,
  total: "150.00",
  currency: "GHS",
  due_at: "2026-12-05T09:00:00Z",
} as const;

const stands = (changes: Partial<Application>) => () => {
  server.answer(listAppointments, pageOf());
  has(applicationOf("license-application", { ...failed, ...changes }));
};

export const ToPay: Story = {
  beforeEach: stands({ retest: { ...retest, is_paid: false }, invoices: [invoice] }),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note", { name: "Pay GH₵150.00" });
    await expect(note).toHaveTextContent(
      /next practical test. You can take it from November 27, 2026. Pay by December 05, 2026, and then choose a day/,
    );
    await expect(within(note).getByRole("link")).toHaveAttribute("href", `/services/view/${id}/LAS/pay`);
    await expect(await canvas.findByText(/You can book your next practical test once you have paid/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Book your practical test" })).not.toBeInTheDocument();
  },
};

export const Paid: Story = {
  beforeEach: stands({ retest: { ...retest, is_paid: true }, invoices: [{ ...invoice, status: "paid" }] }),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("note", { name: "Book your practical test" });
    await expect(note).toHaveTextContent(/You can take the test again from November 27, 2026/);
    const tests = canvas.getByRole("heading", { name: "Practical tests" }).parentElement as HTMLElement;
    await expect(tests).toHaveTextContent(/Attempt 1.*Failed.*58 of 100.*Attempt 2.*Not taken yet.*GH₵150.00/);
    await userEvent.click(await canvas.findByRole("button", { name: "Book your practical test" }));
    await waitFor(() => expect(lastSent(listSlots)?.query).toMatchObject({ from: "2026-11-27" }));
  },
};
