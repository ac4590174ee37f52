import { askRefund, listDriverPayments } from "@kwan/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectToast } from "../../../stories/expect-toast.ts";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, failsOnce, firstOf, lastSent, neverAnswers, pageOf, server } from "../../../stories/server.ts";
import { OwnPayments } from "./OwnPayments.tsx";

const meta = {
  title: "Portal/Payments/One's own payments",
  component: OwnPayments,
  args: { driver: "drv_01H8QK3Z7N" },
  ...inPortal({ as: "driver", at: "/payments" }),
} satisfies Meta<typeof OwnPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

const paid = firstOf(listDriverPayments);
const at = "2026-11-24T10:00:00Z";
const none = { may_ask_refund: false, receipt: null };

export const Whole: Story = {
  tags: ["test-only"],
  name: "Payments, and what has gone back of them as negative amounts",
  beforeEach: () =>
    server.answer(
      listDriverPayments,
      pageOf(
        paid,
        { ...paid, ...none, id: "pay_2", status: "waiting", received: "0.00", left: "0.00", message: "Approve it." },
        { ...paid, ...none, id: "pay_3", refunds: [{ amount: "-210.00", state: "approved", at }] },
        { ...paid, ...none, id: "pay_6", refunds: [{ amount: "-60.00", state: "proposed", at }] },
        { ...paid, ...none, id: "pay_4", left: "0.00", refunds: [{ amount: "-210.00", state: "sent", at }] },
        {
          ...paid,
          ...none,
          id: "pay_5",
          refund_request: {
            reason: "I chose the wrong service.",
            asked_at: at,
            state: "refused",
            answer: "Your documents had been checked.",
            answered_at: at,
          },
        },
      ),
    ),
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole("listitem");
    const [first, second, third, proposed, fourth, fifth] = items as [HTMLElement, ...HTMLElement[]];
    await expect(within(first).getByRole("link", { name: "RCP-2026-000377" })).toHaveAttribute(
      "href",
      `/extern/invoice/${paid.invoice}`,
    );
    await expect(first).toHaveTextContent("GH₵210.00");
    await expect(second).toHaveTextContent("Approve it.");
    await expect(third).toHaveTextContent("−GH₵210.00, being sent since November 24, 2026");
    await expect(proposed).toHaveTextContent("−GH₵60.00, proposed on November 24, 2026");
    await expect(fourth).toHaveTextContent("Refunded");
    await expect(fifth).toHaveTextContent("You asked for a refund on November 24, 2026: I chose the wrong service.");
    await expect(fifth).toHaveTextContent("Your documents had been checked.");
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

export const Request: Story = {
  tags: ["test-only"],
  name: "A refund is asked for in one's own words",
  beforeEach: () => server.answer(listDriverPayments, pageOf(paid)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Ask for a refund: / }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask for a refund" }));
    const { reason } = exampleOf(askRefund).refund_request ?? { reason: "" };
    await userEvent.type(dialog.getByRole("textbox"), "No");
    await userEvent.click(dialog.getByRole("button", { name: "Send request" }));
    await expect((await dialog.findAllByText("Your reason must be 10 characters or more")).length).toBeGreaterThan(0);
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), reason);
    server.answer(listDriverPayments, pageOf(exampleOf(askRefund)));
    await userEvent.click(dialog.getByRole("button", { name: "Send request" }));
    await waitFor(() => expect(lastSent(askRefund)?.body).toEqual({ reason }));
    await expectToast("We have received your request.");
    await expect(await canvas.findByText(/Two officers will decide/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Ask/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: () => server.answer(listDriverPayments, pageOf()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have not made any payments yet.")).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => failsOnce(listDriverPayments),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: paid.service_title })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: () => neverAnswers(listDriverPayments) };
