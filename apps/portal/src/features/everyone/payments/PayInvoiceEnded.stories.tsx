import { confirmPayment, getInvoice } from "@kwan/contract";
import { LinkButton } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inPortal } from "../../../stories/in-portal.tsx";
import { exampleOf, server } from "../../../stories/server.ts";
import { keptReference } from "./kept-reference.ts";
import { PayInvoice } from "./PayInvoice.tsx";

const id = exampleOf(getInvoice).id;

const meta = {
  title: "Portal/Payments/Invoice, ended",
  component: PayInvoice,
  ...inPortal({ at: `/extern/invoice/${id}` }),
  args: {
    id,
    onChanged: fn(),
    ownNumber: "+233244123456",
    next: <LinkButton href="/services">See what happens next</LinkButton>,
  },
} satisfies Meta<typeof PayInvoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const invoice = (status: ReturnType<typeof exampleOf<typeof getInvoice>>["status"]) =>
  server.answer(getInvoice, {
    ...exampleOf(getInvoice),
    status,
    ...(status === "paid" && { paid_at: "2026-11-21T09:06:10Z", receipt: "RCP-2026-000377" }),
  });

/** Sets up a payment that was started in this browser, and its status at the provider. */
function begun(status: ReturnType<typeof exampleOf<typeof confirmPayment>>["status"], message: string) {
  keptReference.keep(id, "KWP-7F3A9C21");
  server.answer(confirmPayment, { ...exampleOf(confirmPayment), status, message, settled_at: null, receipt: null });
}

const settled = (status: Parameters<typeof begun>[0], heading: string, role: "alert" | "status" = "status"): Story => ({
  beforeEach: () => begun(status, "Nothing was taken from you."),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(role, { name: heading })).toHaveTextContent("Nothing was taken from you.");
    await expect(canvas.getByRole("button", { name: "Pay GH₵210.00" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Check now" })).not.toBeInTheDocument();
  },
});

export const PaymentFailed: Story = settled("failed", "The payment did not go through");
export const PaymentExpired: Story = settled("expired", "The payment was not completed in time");
export const PaymentCancelled: Story = settled("cancelled", "The payment was cancelled");
export const PaymentReversed: Story = settled("reversed", "The payment was refunded");

/** The words are a status only if the payer has to act on them, and otherwise a note. */
const over = (status: Parameters<typeof invoice>[0], words: RegExp, role: "note" | "status" = "note"): Story => ({
  beforeEach: () => invoice(status),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(words)).closest("[role]")).toHaveAttribute("role", role);
    await expect(canvas.getByRole("heading", { name: "Invoice INV-2026-000481" })).toBeVisible();
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
  },
});

export const InvoiceExpired: Story = {
  ...over("expired", /This invoice has expired/, "status"),
  play: async (story) => {
    await over("expired", /This invoice has expired/, "status").play?.(story);
    await expect(story.canvas.getByRole("link", { name: "Go to your applications" })).toHaveAttribute(
      "href",
      "/services",
    );
  },
};
export const InvoiceCancelled: Story = over("cancelled", /Do not pay it\.$/);
export const InvoiceRefunded: Story = over("refunded", /Do not pay this invoice again/);
